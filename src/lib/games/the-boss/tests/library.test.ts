import { is } from 'valibot';
import { expect, test } from 'vitest';
import { contentsOf } from '../library';
import type { Face } from '../model';
import { library } from '../schema/library';
import type { CityContents } from '../schema';

const boston = (...faces: readonly Face[]): CityContents => ({
	kind: 'city',
	value: { city: 'boston', faces }
});

test('TB-5 what the table has entered for its own box stands before what the rulebook tells', () => {
	expect(contentsOf([], 'boston')).toEqual([3, 'prison']);
	expect(contentsOf([boston(2)], 'detroit')).toEqual([1, 2, 3, 4, 'revolver']);
	expect(contentsOf([boston(2), boston(3, 'prison', 1, 4)], 'boston')).toEqual([3, 'prison', 1, 4]);
});

test('TB-5 a file with more cards than a city has, or with what no card shows, is refused', () => {
	expect(is(library, boston(3, 'prison', 1, 4))).toBe(true);
	expect(is(library, boston())).toBe(true);
	expect(is(library, boston(3, 'prison', 1, 4, 0))).toBe(false);
	expect(is(library, boston(10))).toBe(false);
	expect(is(library, { kind: 'city', value: { city: 'chicago', faces: [] } })).toBe(false);
	expect(is(library, { kind: 'face', value: { city: 'boston', faces: [] } })).toBe(false);
	expect(is(library, null)).toBe(false);
});
