import { describe, expect, it } from 'vitest';
import { isOtherText } from './neighbours';

const read = (text: string, confidence = 90) => ({ text, confidence, words: [] });

describe('what stands around a title', () => {
	it.each([
		['another line of prose', 'Hráč vlevo si vezme'],
		['the sentence that the word stands in', 'Z Bostonu do Chicaga jede']
	])('is text: %s', (_, text) => {
		expect(isOtherText(read(text), 'Boston')).toBe(true);
	});

	it.each([
		['the title itself', 'Boston'],
		['the title with specks', '. Boston |'],
		['the title read badly', 'Bosten'],
		['some strokes of a painting', 'vok']
	])('is no text: %s', (_, text) => {
		expect(isOtherText(read(text), 'Boston')).toBe(false);
	});

	it('is no text where the reader itself doubts', () => {
		expect(isOtherText(read('Hráč vlevo si vezme', 40), 'Boston')).toBe(false);
	});
});
