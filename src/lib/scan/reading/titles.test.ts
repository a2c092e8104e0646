import { expect, it } from 'vitest';
import type { GameScan, ScanVocabulary } from '$lib/contract/scan';
import { Titles } from './titles';

const VOCABULARY: ScanVocabulary = {
	cards: 'oneTitle',
	entries: [
		{ id: 'one', printed: ['1 kartu'] },
		{ id: 'take', printed: ['Vezmi si'] },
		{ id: 'own', printed: ['Řehoř'], name: 'Řehoř' }
	]
};
const SCAN: GameScan = {
	id: 'any',
	vocabulary: () => VOCABULARY,
	term: (id) => id,
	open: () => null
};
const titles = (named: Readonly<Record<string, string>>): Titles =>
	new Titles({ term: (key) => named[key] ?? key }, SCAN, VOCABULARY);

it('says what a card prints where it is called otherwise', () => {
	expect(titles({ take: 'Take' }).printed('take')).toBe('Vezmi si');
});

it('does not say the same twice, whatever keeps the name on one line', () => {
	const same = titles({ one: '1\u00a0kartu', take: 'Vezmi si' });
	expect(['one', 'take', 'own'].map((id) => same.printed(id))).toEqual([null, null, null]);
});
