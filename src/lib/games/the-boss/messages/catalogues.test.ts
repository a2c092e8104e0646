import { describe, expect, it } from 'vitest';
import { CITIES, COPS } from '../model';
import { FACES } from '../rules/city-cards';
import { shown, where } from '../rules/fact';
import cs from './cs';
import en, { type Catalogue } from './en';
import hu from './hu';
import sk from './sk';

const catalogues = { en, cs, sk, hu };

describe('the terms', () => {
	it('name every place, every face, every cop card and where pieces are', () => {
		const named = [
			...[...CITIES, 'chicago' as const].map(where),
			...FACES.map(shown),
			...COPS.map((cop) => ({ term: `cop.${cop}` })),
			...['hand', 'prison', 'hospital', 'dead', 'spent'].map((at) => ({ term: `at.${at}` }))
		].map((ref) => ('term' in ref ? ref.term : ''));
		expect(Object.keys(en.terms)).toEqual(named);
	});

	it('leave cities and sums as they are printed', () => {
		for (const { terms } of Object.values(catalogues)) {
			for (const [key, name] of Object.entries(terms)) {
				if (!/^(?:place|money)\./.test(key)) continue;
				expect(name).toBe(en.terms[key as keyof Catalogue['terms']]);
			}
		}
	});

	it('call every face and every cop card something else', () => {
		for (const { terms } of Object.values(catalogues)) {
			for (const kind of ['place.', 'face.', 'cop.']) {
				const names = Object.entries(terms).filter(([key]) => key.startsWith(kind));
				expect(new Set(names.map(([, name]) => name)).size, kind).toBe(names.length);
			}
		}
	});
});
