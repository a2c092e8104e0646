import { describe, expect, it } from 'vitest';
import { bandAt } from './bands';
import type { PlacedTitle } from './accept';

/** A title 120 wide and 40 high; nothing else of it is asked. */
const title = (x: number, y: number, angle = 0) =>
	({ x, y, angle, width: 120, height: 40, advance: 20 }) as PlacedTitle;
const pair = (x: number) => ({
	upper: title(x, 100),
	lower: title(x, 500),
	along: 0,
	across: 400
});

describe('where the titles of a row lie', () => {
	it('is unknown while no card is known', () => {
		expect(bandAt({ x: 0, y: 0 }, [])).toBeNull();
	});

	it.each([
		['beside the upper title', 420, 110, 'upper'],
		['beside the lower title', 420, 470, 'lower'],
		['two cards on, a little aslant', 820, 180, 'upper'],
		['between the two', 420, 300, null],
		['in the corner of the card itself', 150, 180, null],
		['above the row', 420, -60, null]
	])('%s', (_, x, y, band) => {
		expect(bandAt({ x, y }, [pair(100)])).toBe(band);
	});

	it('goes by the nearest card', () => {
		const rising = { ...pair(1000), upper: title(1000, 240), lower: title(1000, 640) };
		expect(bandAt({ x: 1100, y: 290 }, [pair(100)])).toBeNull();
		expect(bandAt({ x: 1100, y: 290 }, [pair(100), rising])).toBe('upper');
	});
});
