import { describe, expect, test } from 'vitest';
import { LOCATIONS } from '../model';
import { clockwiseFrom, distance, nextLocation } from './order';

describe('order', () => {
	test('MC-1.1 seats follow each other clockwise and come round again', () => {
		expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
		expect(clockwiseFrom(0, 3)).toEqual([0, 1, 2]);
	});

	test('MC-4 the distance from the starting player is counted clockwise, 0 for the starting player', () => {
		expect([0, 1, 2, 3].map((seat) => distance(2, seat, 4))).toEqual([2, 3, 0, 1]);
	});

	test('MC-2.2.1 the next location is the lowest-numbered one without a marker', () => {
		expect(nextLocation([])).toBe('prison');
		expect(nextLocation(['prison', 'fightersClub'])).toBe('harbour');
		expect(nextLocation(LOCATIONS)).toBeNull();
	});
});
