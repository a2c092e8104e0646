import { describe, expect, test } from 'vitest';
import type { Cop } from '../model';
import {
	badges,
	certainCop,
	chanceOfEnd,
	COP_CARDS,
	copsLeft,
	isLastRound,
	tellRound
} from './cops';

const DECK: readonly Cop[] = ['gold', 'gold', 'silver', 'silver', 'double'];

/** Every order in which the five cards can lie; equal cards count apart. */
const orders = (cards: readonly Cop[]): readonly (readonly Cop[])[] =>
	cards.length === 0
		? [[]]
		: cards.flatMap((cop, at) => orders(cards.toSpliced(at, 1)).map((rest) => [cop, ...rest]));

const rounds = (order: readonly Cop[]): number =>
	order.findIndex((_, at) => isLastRound(order.slice(0, at + 1))) + 1;

describe('the cop cards', () => {
	test('TB-1.7 are two gold, two silver and one double', () => {
		expect(COP_CARDS).toEqual({ gold: 2, silver: 2, double: 1 });
		expect(copsLeft(['gold', 'double'], 'gold')).toBe(1);
		expect(copsLeft(['gold', 'double'], 'double')).toBe(0);
	});

	test('TB-2.7 end the game with the third badge of one colour', () => {
		expect(badges(['gold', 'double', 'silver'])).toEqual({ gold: 2, silver: 2 });
		expect(isLastRound(['gold', 'double', 'silver'])).toBe(false);
		expect(isLastRound(['gold', 'double', 'gold'])).toBe(true);
		expect(isLastRound(['gold', 'silver', 'gold', 'silver'])).toBe(false);
	});

	test('TB-2.7 make 3, 4 or 5 rounds with chances of 20, 60 and 20 %', () => {
		const all = orders(DECK).map(rounds);
		const share = (n: number) => all.filter((count) => count === n).length / all.length;
		expect([3, 4, 5].map(share)).toEqual([0.2, 0.6, 0.2]);
	});

	test.each([
		[[], 0, 5],
		[['gold', 'silver'], 0, 3],
		[['gold', 'gold'], 1, 3],
		[['gold', 'double'], 1, 3],
		[['gold', 'silver', 'double'], 2, 2],
		[['gold', 'silver', 'gold'], 1, 2],
		[['gold', 'silver', 'gold', 'silver'], 1, 1]
	] as const)('TB-2.7 after %j %i of %i would end the game', (cops, ending, left) => {
		expect(chanceOfEnd(cops)).toMatchObject({ ending, left });
	});

	test('TB-2.7 the last card is certain', () => {
		expect(certainCop(['gold', 'silver', 'gold', 'silver'])).toBe('double');
		expect(certainCop(['gold', 'silver', 'gold'])).toBeNull();
	});

	test('TB-2.7 the reason names the badges', () => {
		expect(tellRound(['gold', 'double', 'gold'])).toMatchObject({
			key: 'isLastRound',
			because: [{ key: 'badgesOpen', params: { gold: 3, silver: 1 } }]
		});
		expect(tellRound(['gold']).key).toBe('goesOn');
	});
});
