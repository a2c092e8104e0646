import { describe, expect, test } from 'vitest';
import { CITIES, type City } from '../model';
import {
	CITY_CARDS,
	citySet,
	citySets,
	firstRow,
	handSize,
	isPrinted,
	numberOf
} from './city-sets';

const cities = (numbers: string): readonly City[] =>
	Array.from(numbers).flatMap((number) => CITIES.slice(Number(number) - 1, Number(number)));

const written = (set: readonly City[]): string => set.map(numberOf).join('');

/** The rulebook's own table. */
const PRINTED = {
	2: '123 235 135 236 136 128 258 268 168 1247 2457 1467 2467',
	3: '12345 12458 23456 24568 13456 14568 12346 12468 12357 12578 23567 25678 13567 15678 12367 12678',
	4: '1234567 1245678 123568',
	5: '1234567 1245678 123568',
	6: '12345678'
} as const;

describe('the cities in play', () => {
	test('TB-1.2 have 32 cards in all', () => {
		expect(CITIES.map((city) => CITY_CARDS[city])).toEqual([4, 4, 5, 3, 4, 4, 3, 5]);
		expect(CITIES.reduce((sum, city) => sum + CITY_CARDS[city], 0)).toBe(32);
	});

	test.each([2, 3, 4, 5, 6] as const)('TB-1.3 the printed sets for %i players fit', (players) => {
		const printed = PRINTED[players].split(' ');
		for (const set of printed) {
			expect(citySet(players, cities(set)).fits, set).toBe(true);
			expect(isPrinted(players, cities(set)), set).toBe(true);
		}
		const computed = citySets(players).map(written);
		for (const set of printed) expect(computed).toContain(set);
		expect(citySets(players).filter((set) => isPrinted(players, set))).toHaveLength(printed.length);
	});

	test.each([
		[2, 7],
		[3, 4],
		[4, 0],
		[5, 0],
		[6, 0]
	] as const)('TB-1.4 for %i players %i more sets fit', (players, more) => {
		const unprinted = citySets(players).filter((set) => !isPrinted(players, set));
		expect(unprinted.map(written)).toHaveLength(more);
	});

	test('TB-1.4 says the sum of what fits and of what does not', () => {
		expect(citySet(4, cities('1234567'))).toMatchObject({
			fits: true,
			explanation: {
				key: 'citiesFit',
				params: { all: 27, cities: 7, rest: 20, players: 4, hand: 5, needed: 20 }
			}
		});
		expect(citySet(3, cities('1234'))).toMatchObject({
			fits: false,
			explanation: { key: 'citiesDontFit', params: { rest: 12, needed: 15 }, rules: ['TB-1.4'] }
		});
	});

	test('TB-1.5 lie in ascending number with Chicago in the second place', () => {
		expect(firstRow(cities('236'))).toEqual(['boston', 'chicago', 'detroit', 'memphis']);
	});

	test('TB-1.6 leave five cards for each of up to four players, else four', () => {
		expect(([2, 3, 4, 5, 6] as const).map(handSize)).toEqual([5, 5, 5, 4, 4]);
	});
});
