import { describe, expect, test } from 'vitest';
import { initial } from '../evolve';
import { progress } from '../questions';
import { ALL_COPS } from '../rules/cops';
import { gangsters, turnsOf } from '../setup';
import { full, game, setupOf } from './scene';
import { colours } from '../rules/teams';

describe('the set-up', () => {
	test.each([
		[2, 6, 3],
		[3, 6, 3],
		[4, 6, 3],
		[5, 6, 3],
		[6, 5, 2]
	] as const)(
		'TB-1.1 %i players have %i family members and %i associates each',
		(players, f, a) => {
			expect(gangsters(players)).toEqual({ family: f, associates: a });
			const { state } = game({ players });
			expect(full({ state }, 'turn').players).toHaveLength(players);
			expect(full({ state }, 'turn').players[0]).toMatchObject({
				family: f,
				associates: a,
				dead: 0
			});
		}
	);

	test('TB-1.1 with six players three teams have one power each, which both partners show', () => {
		const { state } = game({ players: 6 });
		expect(state.purses).toHaveLength(3);
		const purses = [4, 0, 7].map((power) => ({ power, gained: 0 }));
		expect(progress({ ...state, purses }).scores).toEqual([4, 0, 7, 4, 0, 7]);
	});

	test('TB-1.5 Chicago begins in the second place', () => {
		expect(game({ players: 2 }).state.row).toEqual(['newYork', 'chicago', 'boston', 'detroit']);
	});

	test('TB-1.6 as many turns as cards in a hand', () => {
		expect(([2, 3, 4, 5, 6] as const).map((players) => turnsOf(setupOf({ players })))).toEqual([
			...[5, 5, 5],
			...[4, 4]
		]);
	});

	test('TB-1.7 no cop card lies open', () => {
		expect(game().state.cops).toEqual([]);
		expect(ALL_COPS).toBe(5);
	});

	test('TB-2.1 the loaded gun is on turn', () => {
		expect(progress(initial(setupOf({ start: 3 }))).actor).toBe(3);
		expect(progress(initial(setupOf({ tracking: 'light' }))).actor).toBeNull();
	});
});

test('TB-1.1 partners play the pieces of their team, everybody else their own', () => {
	const six = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;
	expect(colours({ sides: [0, 1, 2, 0, 1, 2] }, six)).toEqual([
		...['yellow', 'red', 'white'],
		...['yellow', 'red', 'white']
	]);
	expect(colours({ sides: [0, 0, 1, 1, 2, 2] }, six)).toEqual([
		...['yellow', 'yellow', 'red', 'red', 'white', 'white']
	]);
	expect(colours({ sides: [0, 1, 2] }, ['blue', 'red', 'green'])).toEqual(['blue', 'red', 'green']);
});
