import { describe, expect, it } from 'vitest';
import { CHARACTERS, EFFECTS, LINES, SYMBOLS, TASKS, WORDS } from '../model';
import cs from './cs';
import en from './en';
import hu from './hu';
import sk from './sk';

const catalogues = { en, cs, sk, hu };

describe('the rules in short', () => {
	it.each(Object.entries(catalogues))(
		'quote in %s the printed words, and the same sentences in the examples',
		(_, { rules }) => {
			const printed = WORDS.map((word) => en.terms[`word.${word}`]);
			for (const word of printed) expect(rules['IN-4.4']).toContain(word);
			const word = `(?:${printed.join('|')})`;
			const sentences = (text: string) => text.match(new RegExp(`${word}(?: · ${word})+`, 'g'));
			for (const example of ['IN-9.1', 'IN-9.2', 'IN-9.3'] as const) {
				expect(sentences(rules[example]), example).not.toBeNull();
				expect(sentences(rules[example]), example).toEqual(sentences(en.rules[example]));
			}
		}
	);
});

describe('the terms', () => {
	it('name every word, symbol, effect, line, duty and character', () => {
		const named = [
			...[...WORDS, 'unknown'].flatMap((word) => [`word.${word}`, `wordMeaning.${word}`]),
			...SYMBOLS.map((symbol) => `symbol.${symbol}`),
			...EFFECTS.map((effect) => `effect.${effect}`),
			...LINES.map((line) => `line.${line}`),
			...['read', ...TASKS].map((duty) => `duty.${duty}`),
			...CHARACTERS.flatMap((who) => [`character.${who}`, `characterPrinted.${who}`])
		];
		for (const key of named) expect(en.terms, key).toHaveProperty([key]);
	});

	it('print the cards in Czech in every language, and say there what they mean', () => {
		for (const word of WORDS) {
			const printed = cs.terms[`word.${word}`];
			expect(cs.terms[`wordMeaning.${word}`]).toBe(printed);
			for (const { terms } of [en, sk, hu]) expect(terms[`word.${word}`]).toBe(printed);
		}
		for (const who of CHARACTERS) {
			const printed = cs.terms[`character.${who}`];
			for (const { terms } of Object.values(catalogues))
				expect(terms[`characterPrinted.${who}`]).toBe(printed);
		}
	});

	it('call every place of the table something else', () => {
		for (const { terms } of Object.values(catalogues)) {
			const places = Object.entries(terms).filter(([key]) => key.startsWith('place.'));
			expect(new Set(places.map(([, name]) => name)).size).toBe(places.length);
		}
	});
});
