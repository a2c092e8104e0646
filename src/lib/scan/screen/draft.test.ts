import { describe, expect, it } from 'vitest';
import type { ScanVocabulary } from '$lib/contract/scan';
import { blankCard, draftOf, openPlaces, scanned, slotAt, told, turned } from './draft';
import type { FoundCard, Quad, Reading } from '../model';

const HALVES: ScanVocabulary = { cards: 'twoHalves', entries: [] };
const TITLES: ScanVocabulary = { cards: 'oneTitle', entries: [] };

const quad = (x: number, y: number): Quad => [
	{ x, y },
	{ x: x + 2, y },
	{ x: x + 2, y: y + 1 },
	{ x, y: y + 1 }
];
const like = (...ids: string[]) => ids.map((id) => ({ id, likeness: 0.5 }));
const sure = (id: string, at: Quad): Reading => ({ sure: true, id, at, candidates: like(id) });
const unsure = (at: Quad, ...ids: string[]): Reading => ({
	sure: false,
	at,
	candidates: like(...ids)
});

const FOUND: readonly FoundCard[] = [
	{ at: quad(0, 0), upper: sure('a', quad(0, 0)), lower: unsure(quad(0, 8), 'b', 'c', 'd', 'e') },
	{ at: quad(5, 0), upper: null, lower: sure('b', quad(5, 8)) }
];

describe('what was read, to be confirmed', () => {
	it('never fills in what is not sure, and offers the three best', () => {
		const cards = draftOf(FOUND, HALVES);
		expect(scanned(cards)).toEqual([
			{ upper: 'a', lower: null },
			{ upper: null, lower: 'b' }
		]);
		expect(slotAt(cards, { key: 0, half: 'lower' })?.candidates).toEqual(['b', 'c', 'd']);
		expect(openPlaces(cards)).toEqual([
			{ key: 0, half: 'lower' },
			{ key: 1, half: 'upper' }
		]);
	});

	it('has no lower titles where cards have one', () => {
		const cards = draftOf(FOUND, TITLES);
		expect(cards.map(({ lower }) => lower)).toEqual([null, null]);
		expect(openPlaces(cards)).toEqual([{ key: 1, half: 'upper' }]);
	});

	it('takes what a person tells, also against the reading', () => {
		const cards = told(draftOf(FOUND, HALVES), { key: 0, half: 'upper' }, 'e');
		expect(slotAt(cards, { key: 0, half: 'upper' })).toMatchObject({ id: 'e', told: true });
		expect(told(cards, { key: 9, half: 'upper' }, 'a')).toEqual(cards);
	});

	it('can be entered without any picture', () => {
		const cards = told([blankCard(7, HALVES)], { key: 7, half: 'upper' }, 'a');
		expect(scanned(cards)).toEqual([{ upper: 'a', lower: null }]);
		expect(openPlaces(cards)).toEqual([{ key: 7, half: 'lower' }]);
	});
});

describe('the row from the other side', () => {
	const size = { width: 100, height: 50 };

	it('begins at the other end, with upper and lower changed', () => {
		expect(scanned(turned(draftOf(FOUND, HALVES), size))).toEqual([
			{ upper: 'b', lower: null },
			{ upper: null, lower: 'a' }
		]);
	});

	it('turns the places in the picture as well', () => {
		const [, last] = turned(draftOf(FOUND, HALVES), size);
		expect(last?.at?.[0]).toEqual({ x: 100, y: 50 });
	});

	it('is the same again after two turns', () => {
		const cards = draftOf(FOUND, HALVES);
		expect(turned(turned(cards, size), size)).toEqual(cards);
	});
});
