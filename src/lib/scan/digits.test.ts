import { describe, expect, it } from 'vitest';
import { numberedTitles, provenDigit, type Numbered } from './digits';
import { titlesOf } from './match';

const entries = ['Zruš', '1 kartu', '2 karty', '3 karty'].map((word) => ({
	id: word,
	printed: [word]
}));
const [family] = numberedTitles(titlesOf(entries));
const cards: Numbered = family ?? { digits: '', stem: '', titles: [] };
const reading = (text: string, confidence = 90) => ({ text, confidence });

describe('the number before a word', () => {
	it('is found in the vocabulary', () => {
		expect(cards.digits).toBe('123');
		expect(cards.stem).toBe('kart');
		expect(numberedTitles(titlesOf([{ id: 'a', printed: ['Zruš'] }]))).toEqual([]);
	});

	it('is proven by two readings that agree', () => {
		expect(provenDigit(cards, [reading('2 karty'), reading('2 karty')], null, null)).toBe('2');
		expect(provenDigit(cards, [reading('1 kartu')], null, null)).toBe('1');
	});

	it('stays open where no digit was read', () => {
		expect(provenDigit(cards, [reading('karty'), reading('karty')], null, null)).toBeNull();
	});

	it('is not told by the ending of a word that nothing stands before', () => {
		const shape = { digit: '1', score: 0.7, margin: 0.05 };
		expect(provenDigit(cards, [reading('kartu'), reading('karty')], shape, null)).toBeNull();
		expect(provenDigit(cards, [reading('i kartu')], null, null)).toBe('1');
	});

	it('stays open where readings contradict each other', () => {
		const both = [reading('2 karty'), reading('3 karty')];
		expect(provenDigit(cards, both, null, null)).toBeNull();
	});

	it('takes a z for no proof of a 2', () => {
		const often = Array.from({ length: 8 }, () => reading('z karty'));
		expect(provenDigit(cards, often, null, null)).toBeNull();
	});

	it('is proven by shape and reader together', () => {
		const shape = { digit: '3', score: 0.9, margin: 0.2 };
		expect(provenDigit(cards, [reading('karty')], shape, reading('3'))).toBe('3');
		expect(provenDigit(cards, [reading('karty')], shape, reading('2'))).toBeNull();
	});
});
