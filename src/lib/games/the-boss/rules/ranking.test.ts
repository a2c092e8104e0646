import { describe, expect, test } from 'vitest';
import { ranking, type Available, type Contender } from './ranking';

const contender = (
	side: number,
	power: number,
	gained = 0,
	available: Available = 0
): Contender => ({ side, power, gained, available });

const alone = [0, 1, 2];

const places = (contenders: readonly Contender[], sides: readonly number[] = alone) => {
	const verdict = ranking(contenders, sides);
	return 'ranking' in verdict
		? verdict.ranking.map(({ seat, place, score }) => [seat, place, score])
		: verdict;
};

const key = (contenders: readonly Contender[]) => {
	const verdict = ranking(contenders, alone);
	return 'decidedBy' in verdict ? verdict.decidedBy.key : null;
};

describe('the end of the game', () => {
	test('TB-4 most power wins', () => {
		const all = [contender(0, 7), contender(1, 12), contender(2, -2)];
		expect(key(all)).toBe('wonByPower');
		expect(places(all)).toEqual([
			[1, 1, 12],
			[0, 2, 7],
			[2, 3, -2]
		]);
	});

	test('TB-4 then most power gained in the last round', () => {
		const all = [contender(0, 9, 2, 9), contender(1, 9, 5, 1), contender(2, 4, 9)];
		expect(key(all)).toBe('wonByGain');
		expect(places(all)).toEqual([
			[1, 1, 9],
			[0, 2, 9],
			[2, 3, 4]
		]);
	});

	test('TB-4 then most gangsters for a further round', () => {
		const all = [contender(0, 9, 2, 4), contender(1, 9, 2, 6), contender(2, 1, 0, 9)];
		expect(key(all)).toBe('wonByGangsters');
	});

	test('TB-4 then a further round is played', () => {
		const verdict = ranking([contender(0, 9, 2, 6), contender(1, 9, 2, 6), contender(2, 1)], alone);
		expect(verdict).toMatchObject({ tied: [0, 1], because: { key: 'furtherRound' } });
	});

	test('TB-4 what is not known is asked, and only of the tied', () => {
		const unknown = [contender(0, 9, 2, null), contender(1, 3, 0, null), contender(2, 9, 2, null)];
		expect(ranking(unknown, alone)).toEqual({ ask: [0, 2] });
		const told = [
			contender(0, 9, 2, 'behind'),
			contender(1, 3, 0, null),
			contender(2, 9, 2, 'best')
		];
		expect(places(told)).toEqual([
			[2, 1, 9],
			[0, 2, 9],
			[1, 3, 3]
		]);
	});

	test('TB-4 losers who are equal in everything share their place', () => {
		expect(places([contender(0, 9), contender(1, 3), contender(2, 3)])).toEqual([
			[0, 1, 9],
			[1, 2, 3],
			[2, 2, 3]
		]);
	});

	test('TB-4 with six players the teams are ranked', () => {
		const teams = [0, 1, 2, 0, 1, 2];
		expect(places([contender(0, 3), contender(1, 8), contender(2, 5)], teams)).toEqual([
			[1, 1, 8],
			[4, 1, 8],
			[2, 2, 5],
			[5, 2, 5],
			[0, 3, 3],
			[3, 3, 3]
		]);
	});
});
