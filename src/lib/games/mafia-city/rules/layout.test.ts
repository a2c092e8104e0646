import { describe, expect, test } from 'vitest';
import { LOCATIONS, type Location } from '../model';
import type { Layout } from '../schema';
import { adjacent, isLayout, POSITIONS, shuffledLayout } from './layout';

/** Town Hall in the middle; the ring from the upper left: 1 2 3 4 5 6. */
const layout: Layout = [
	'townHall',
	'prison',
	'harbour',
	'fightersClub',
	'policeStation',
	'businessDistrict',
	'privateClub'
];

describe('layout', () => {
	const touching: readonly [Location, readonly Location[]][] = [
		['townHall', layout.slice(1)],
		['prison', ['townHall', 'harbour', 'privateClub']],
		['fightersClub', ['townHall', 'policeStation', 'harbour']],
		['privateClub', ['townHall', 'prison', 'businessDistrict']]
	];
	test.each(touching)('MC-1.3 %s touches %j', (location, expected) => {
		expect(adjacent(layout, location)).toEqual(expected);
	});

	test('MC-1.3 touching goes both ways, wherever the tiles lie', () => {
		const other = shuffledLayout(() => 0.4);
		for (const one of LOCATIONS) {
			for (const two of adjacent(other, one)) expect(adjacent(other, two)).toContain(one);
		}
	});

	test('MC-1.3 a layout has a place for each of the seven locations', () => {
		expect(POSITIONS).toHaveLength(LOCATIONS.length);
		expect(isLayout(layout)).toBe(true);
		expect(isLayout(layout.slice(1))).toBe(false);
		expect(isLayout([...layout.slice(1), 'prison'])).toBe(false);
		expect(isLayout([...layout, 'prison'])).toBe(false);
	});

	test.each([0, 0.2, 0.5, 0.99])('MC-1.3 tiles shuffled with %f are a layout', (chance) => {
		expect(isLayout(shuffledLayout(() => chance))).toBe(true);
	});

	test('MC-1.3 each tile can lie in the middle', () => {
		const middles = LOCATIONS.map((_, at) => shuffledLayout(() => (at + 0.5) / 7)[0]);
		expect(new Set(middles)).toEqual(new Set(LOCATIONS));
	});
});
