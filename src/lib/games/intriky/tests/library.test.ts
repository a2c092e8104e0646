import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fitting, initiatorsIn, skillOf } from '../library';
import type { OwnCard } from '../schema';
import { library } from '../schema/library';
import { turned } from '../rules/deck';

const intrigue = {
	upper: { word: 'take', symbol: 'pistol', effect: 'none' },
	lower: { word: 'one', symbol: 'car', effect: 'moveOne' },
	dollars: 4
} as const;
const cards: readonly OwnCard[] = [
	{ kind: 'intrigue', value: intrigue },
	{ kind: 'intrigue', value: intrigue },
	{ kind: 'initiator', value: { number: 3 } },
	{ kind: 'character', value: { who: 'pilot', price: 3, fee: 2, skill: 'Fly' } }
];

describe('the table’s own deck', () => {
	it('reads what it has kept', () => {
		expect(cards.map((card) => v.parse(library, card))).toEqual(cards);
	});

	it.each([
		['a missing half', { kind: 'intrigue', value: { upper: intrigue.upper, dollars: 1 } }],
		[
			'a negative price',
			{ kind: 'character', value: { who: 'pilot', price: -1, fee: 1, skill: '' } }
		],
		[
			'a price in fractions',
			{ kind: 'character', value: { who: 'pilot', price: 1.5, fee: 1, skill: '' } }
		],
		['an unknown kind', { kind: 'weapon', value: {} }]
	])('refuses %s', (_, card) => {
		expect(v.is(library, card)).toBe(false);
	});

	it('offers each face once', () => {
		expect(fitting(cards, null)).toEqual([intrigue]);
	});

	it('offers a card for the word above, whichever way up it is laid', () => {
		expect(fitting(cards, 'take')).toEqual([intrigue]);
		expect(fitting(cards, 'one')).toEqual([turned(intrigue)]);
		expect(fitting(cards, 'two')).toEqual([]);
	});

	it('offers the numbers of its initiators', () => {
		expect(initiatorsIn([...cards, { kind: 'initiator', value: { number: 2 } }])).toEqual([2, 3]);
		expect(initiatorsIn([])).toEqual([]);
	});

	it('tells what a skill does', () => {
		expect(skillOf(cards, { who: 'pilot', price: 'unknown', fee: 2 })).toBe('Fly');
		expect(skillOf(cards, { who: 'mayor', price: 'unknown', fee: 2 })).toBeNull();
	});
});
