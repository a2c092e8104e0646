import { describe, expect, test } from 'vitest';
import { lastTurn } from './last-turn';

describe('the last turn', () => {
	test.each([
		['TB-2.8 most gangsters in hand first', [1, 4, 2, 3], 0, [1, 3, 2, 0]],
		['TB-2.8 equal ones clockwise from the loaded gun', [2, 2, 2, 2], 2, [2, 3, 0, 1]],
		['TB-2.8 whoever holds the gun is first of the equal', [3, 1, 3, 1], 3, [0, 2, 3, 1]],
		['TB-2.8 nobody in hand is last', [0, 0, 1], 1, [2, 1, 0]]
	] as const)('%s', (_, counts, gun, order) => {
		expect(lastTurn(counts, gun).order).toEqual(order);
	});

	test('TB-2.8 shows the counts, and that the gun decided', () => {
		const explanation = lastTurn([2, 3, 2], 0).explain();
		expect(explanation.because?.map(({ key }) => key)).toEqual([
			...['inHand', 'inHand', 'inHand'],
			'equalInHand'
		]);
		expect(explanation.because?.[0]?.params).toEqual({ who: { player: 1 }, count: 3 });
		expect(lastTurn([1, 2], 0).explain().because).toHaveLength(2);
	});

	test('TB-2.8 names the equal ones of each number apart', () => {
		const because = lastTurn([0, 8, 1, 0, 8], 3).explain().because ?? [];
		const equal = because.filter(({ key }) => key === 'equalInHand');
		expect(equal.map(({ params }) => params['tied'])).toEqual([
			{ list: [{ player: 4 }, { player: 1 }] },
			{ list: [{ player: 3 }, { player: 0 }] }
		]);
	});
});
