import { describe, expect, test } from 'vitest';
import type { Face } from '../model';
import { leftOfChicago, payout } from './chicago';

const CITIES = ['newYork', 'boston', 'detroit', 'kansasCity'] as const;

const pays = (faces: readonly (Face | null)[], option: 'counts' | 'zero' = 'counts') =>
	payout(
		CITIES.flatMap((city, at) => {
			const face = faces[at];
			return face === undefined ? [] : [{ city, face }];
		}),
		option
	);

describe('what Chicago pays', () => {
	test.each([
		['TB-3.2 half of the sum', [2, 4], 3],
		['TB-3.2 rounded down', [3, 'prison', 4], 3],
		['TB-3.2 nothing for prison, hospital, banishment and revolver', ['prison', 'hospital'], 0],
		['TB-3.2 nothing for prison, hospital, banishment and revolver', ['banishment', 'revolver'], 0],
		['TB-3.2 theft counts −2', [5, 'theft'], 1],
		['TB-3.2 shootout counts +4', ['shootout', 1], 2],
		['TB-3.2 never below zero', ['theft', 1], 0],
		['TB-3.2 nothing where no card lies', [null, 2], 1],
		['TB-3.2 nothing at the left end', [], 0]
	] as const)('%s: %j', (_, faces, amount) => {
		expect(pays(faces).amount).toBe(amount);
	});

	test('TB-3.2 table option: theft and shootout count nothing', () => {
		expect(pays([6, 'theft', 'shootout'], 'zero')).toMatchObject({ sum: 6, amount: 3 });
		expect(pays([6, 'theft', 'shootout'])).toMatchObject({ sum: 8, amount: 4 });
	});

	test('TB-3.2 is a calculation that names what each city counts', () => {
		const explanation = pays([3, 'prison', 4]).explain();
		expect(explanation).toMatchObject({ key: 'chicagoHalf', params: { sum: 7, amount: 3 } });
		expect(explanation.because?.map(({ params }) => params['value'])).toEqual([3, 0, 4]);
	});

	test('TB-3.2 counts the cities to the left alone', () => {
		expect(leftOfChicago(['newYork', 'boston', 'chicago', 'detroit'])).toEqual([
			'newYork',
			'boston'
		]);
		expect(leftOfChicago(['chicago', 'boston'])).toEqual([]);
	});
});
