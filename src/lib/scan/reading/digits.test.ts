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

	it.each([
		['z', '2'],
		['S', '3']
	])('takes a %s for no proof of a %s, but for a hint beside its shape', (letter, digit) => {
		const often = Array.from({ length: 8 }, () => reading(`${letter} karty`));
		expect(provenDigit(cards, often, null, null)).toBeNull();
		const shape = { digit, score: 0.62, margin: 0.3 };
		expect(provenDigit(cards, often, shape, null)).toBe(digit);
		expect(provenDigit(cards, [reading('karty')], shape, null)).toBeNull();
	});

	it('stays open where its own sign says another than the lines, however often they were read', () => {
		const often = Array.from({ length: 4 }, () => reading('2 karty'));
		const shape = { digit: '3', score: 0.77, margin: 0.38 };
		expect(provenDigit(cards, often, shape, reading('3', 41))).toBeNull();
		expect(provenDigit(cards, often, shape, reading('2'))).toBe('2');
		expect(provenDigit(cards, often, { ...shape, score: 0.5 }, reading('3', 41))).toBe('2');
	});

	it('is proven by shape and reader together', () => {
		const shape = { digit: '3', score: 0.9, margin: 0.2 };
		expect(provenDigit(cards, [reading('karty')], shape, reading('3'))).toBe('3');
		expect(provenDigit(cards, [reading('karty')], shape, reading('2'))).toBeNull();
	});
});
