import { describe, expect, test } from 'vitest';
import { given, refusedWith } from '$lib/engine/given-when-then';
import { decide } from '../decide';
import { evolve } from '../evolve';
import { progress } from '../questions';
import { initial } from '../setup';
import type { Command, Setup } from '../schema';

const SETUP: Setup = { players: 3, start: 1, goal: 20 };
const write = (points: number): Command => ({ type: 'write', points });
const strike: Command = { type: 'strike' };
const pad = (...commands: readonly Command[]) =>
	given({ initial, decide, evolve }, SETUP, ...commands);

describe('SP-1 a turn', () => {
	test('is written down, then the player on the left is on turn', () => {
		pad()
			.when(write(7))
			.then({ type: 'written', player: 1, points: 7 }, { type: 'turned', player: 2 });
	});

	test('may bring nothing', () => {
		expect(pad().when(write(0)).state.scores).toEqual([0, 0, 0]);
	});

	test('brings neither less than nothing nor more than 20', () => {
		pad().when(write(21)).then(refusedWith('badPoints', 'SP-1'));
		pad().when(write(-1)).then(refusedWith('badPoints', 'SP-1'));
	});

	test('begins a round after everybody had one', () => {
		expect(progress(pad(write(1), write(1), write(1)).state)).toMatchObject({ round: 1, actor: 1 });
		expect(progress(pad(write(1), write(1), write(1), write(1)).state).round).toBe(2);
	});
});

describe('SP-2 the last entry', () => {
	test('can be struck', () => {
		expect(pad(write(7)).when(strike).then({ type: 'struck' }).state.scores).toEqual([0, 0, 0]);
	});

	test('can be struck once', () => {
		pad(write(7), strike).when(strike).then(refusedWith('nothingToStrike', 'SP-2'));
	});

	test('can’t be struck where nothing was scored, or where the points were corrected', () => {
		const corrected: Command = { type: 'correct', correction: { what: 'score', player: 1, to: 3 } };
		pad(write(0)).when(strike).then(refusedWith('nothingToStrike', 'SP-2'));
		pad(write(7), corrected).when(strike).then(refusedWith('nothingToStrike', 'SP-2'));
	});
});

describe('SP-3 the goal', () => {
	const nearly = pad(write(15), write(4), write(15));

	test('is won by who has it exactly, at once', () => {
		const { state } = nearly
			.when(write(5))
			.then({ type: 'written', player: 1, points: 5 }, { type: 'won', player: 1 });
		expect(progress(state).result).toMatchObject({
			ranking: [
				{ seat: 1, place: 1, score: 20 },
				{ seat: 0, place: 2, score: 15 },
				{ seat: 2, place: 3, score: 4 }
			],
			decidedBy: { key: 'reachedGoal', rules: ['SP-3'] }
		});
	});

	test('is not passed', () => {
		nearly.when(write(6)).then(refusedWith('beyondGoal', 'SP-3'));
	});

	test('ends the game', () => {
		nearly.and(write(5)).when(write(1)).then(refusedWith('gameOver', 'SP-3'));
	});

	test('is not reached by a correction', () => {
		nearly
			.when({ type: 'correct', correction: { what: 'score', player: 0, to: 20 } })
			.then(refusedWith('badValue', 'SP-1'));
	});
});

test('SP-1 the table may correct whose turn it is, but not to what it is', () => {
	const turn = (player: number): Command => ({
		type: 'correct',
		correction: { what: 'turn', player }
	});
	expect(pad().when(turn(0)).state.active).toBe(0);
	pad().when(turn(1)).then(refusedWith('nothingChanges', 'SP-1'));
});
