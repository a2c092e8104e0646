import { describe, expect, it } from 'vitest';
import { CARDS, LOCATIONS, SYMBOLS } from '../model';
import cs from './cs';
import en, { type Catalogue } from './en';
import hu from './hu';
import sk from './sk';

describe('the terms', () => {
	it('name every location with its printed number, every card and every symbol', () => {
		const terms = new Map(Object.entries(en.terms));
		LOCATIONS.forEach((location, index) => {
			const name = terms.get(`locationName.${location}`);
			expect(terms.get(`location.${location}`)).toBe(`${String(name)} [${String(index + 1)}]`);
		});
		for (const card of CARDS) expect(terms.has(`card.${card}`), card).toBe(true);
		for (const symbol of SYMBOLS) expect(terms.has(`symbol.${symbol}`), symbol).toBe(true);
	});

	it('print the card names in Czech, in Slovak on the Slovak screen', () => {
		for (const [key, printed] of Object.entries(cs.terms)) {
			if (!key.startsWith('cardPrinted.')) continue;
			const name = key.replace('cardPrinted.', 'card.') as keyof Catalogue['terms'];
			expect(printed).toBe(cs.terms[name]);
			expect(en.terms[key as keyof Catalogue['terms']]).toBe(printed);
			expect(hu.terms[key as keyof Catalogue['terms']]).toBe(printed);
			expect(sk.terms[key as keyof Catalogue['terms']]).toBe(sk.terms[name]);
		}
	});
});
