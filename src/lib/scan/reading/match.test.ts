import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCEPTED, MARGIN, distance, folded, matches, titlesOf } from './match';

const WORDS = ['Vezmi si', 'Zahoď', 'Vylož', 'Přesuň', 'Zruš', '1 kartu', '2 karty', '3 karty'];
const titles = titlesOf(WORDS.map((word) => ({ id: word, printed: [word] })));
const accepted = (text: string) => {
	const [best, next] = matches(titles, text);
	if (best === undefined || best.distance > ACCEPTED) return null;
	return (next?.distance ?? 1) - best.distance >= MARGIN ? best.id : null;
};
const word = fc.constantFrom(...WORDS);
const place = fc.nat({ max: 20 });

describe('matching against the closed list', () => {
	it('takes every word as printed, in capitals, and without diacritics', () => {
		fc.assert(
			fc.property(word, (printed) => {
				const plain = printed.normalize('NFD').replace(/\p{M}/gu, '');
				for (const text of [printed, printed.toUpperCase(), plain]) {
					expect(accepted(text)).toBe(printed);
				}
			})
		);
	});

	it('takes a word with one letter doubled, never as another word', () => {
		fc.assert(
			fc.property(word, place, (printed, at) => {
				const i = at % printed.length;
				expect([printed, null]).toContain(accepted(printed.slice(0, i) + printed.slice(i - 1)));
			})
		);
	});

	it('never takes a word with a letter missing for another word', () => {
		fc.assert(
			fc.property(word, place, (printed, at) => {
				const i = at % printed.length;
				const read = printed.slice(0, i) + printed.slice(i + 1);
				expect([printed, null]).toContain(accepted(read));
			})
		);
	});

	it('never makes a number of a word without one', () => {
		for (const read of ['karty', 'kartu', 'Karty', 'kartv']) expect(accepted(read)).toBeNull();
	});

	it('takes no word out of a sentence', () => {
		expect(accepted('Vyhoď jednu kartu z ruky')).toBeNull();
		expect(accepted('Vezmi si jednu kartu do ruky')).toBeNull();
	});

	it('is 0 for the same text and grows with every error', () => {
		fc.assert(
			fc.property(word, (printed) => {
				const plain = folded(printed);
				expect(distance(plain, plain)).toBe(0);
				expect(distance(plain, `${plain}xx`)).toBeGreaterThan(distance(plain, `${plain}x`));
			})
		);
	});

	it('holds digits apart more than any two letters', () => {
		expect(distance('2karty', '3karty')).toBeGreaterThan(distance('2karty', 'zkarty'));
	});
});
