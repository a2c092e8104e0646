import { describe, expect, test } from 'vitest';
import { given, refusedWith } from '$lib/engine/given-when-then';
import { candidates } from '../candidates';
import type { Command } from '../schema';
import { character } from './cards.samples';
import { decider, setup } from './table.samples';

const ANN = 0;
const BOB = 1;

const light = given(decider, setup({}, { tracking: 'light' }));
const gain = (player: number, ...dollars: readonly number[]): Command => ({
	type: 'gain',
	player,
	dollars
});
const show: Command = { type: 'reveal', player: ANN, character: character('thief', 3) };
const hire: Command = { type: 'hire', owner: ANN, from: 'reserve', index: 0, pay: [0] };

describe('light tracking', () => {
	test('IN-4.3 dollars are told by the cards of the sentence', () => {
		expect(light.and(gain(ANN, 4, 2), gain(BOB, 1)).state.purses.map(({ bank }) => bank)).toEqual([
			[4, 2],
			[1],
			[]
		]);
	});

	test('IN-2 characters are shown, hired, hired away, and turns go round', () => {
		const hired = light.and(gain(ANN, 4), show, hire);
		expect(hired.state).toMatchObject({ change: 1, hired: 1 });
		const end: Command = { type: 'endTurn' };
		hired
			.when(end)
			.then(
				{ type: 'turnEnded', player: ANN, lost: 1 },
				{ type: 'turnBegan', player: BOB, round: 1 }
			);
		const away = hired.and(end, gain(BOB, 6), { ...hire, from: 'service' });
		expect(away.state.purses[BOB]?.service).toHaveLength(1);
		away.when(hire).then(refusedWith('noSuchCharacter', 'IN-2'));
	});

	test('IN-8 skills are paid; the Mayor at any time', () => {
		const mayor: Command = { type: 'reveal', player: ANN, character: character('mayor', 1, 2) };
		const use: Command = { type: 'useSkill', player: ANN, index: 0, target: BOB, pay: [0] };
		const served = light.and(gain(ANN, 1, 3), mayor, hire, { type: 'endTurn' });
		expect(served.and(use).state).toMatchObject({ change: 0, active: BOB });
		expect(served.and(use).state.purses[ANN]?.bank).toEqual([]);
	});

	test('IN-2.2 the fourth character wins', () => {
		const end: Command = { type: 'endTurn' };
		const free: Command = { type: 'reveal', player: ANN, character: character('pilot', 0) };
		const one: Command = { ...hire, pay: [] };
		const won = light.and(free, free, free, free, one, one, end, end, end, one, one);
		expect(won.state).toMatchObject({ phase: 'finished', winner: ANN, round: 2 });
	});

	test('IN-1.5 characters and dollars are never traded here either', () => {
		const gift = { type: 'give', from: ANN, to: BOB, count: 1 } as const;
		light.when({ ...gift, goods: 'dollars' }).then(refusedWith('dollarsNeverTraded', 'IN-1.5'));
		light.when({ ...gift, goods: 'cards' }).then(refusedWith('handsNotTracked', 'IN-1.5'));
	});

	test('IN-2 what lies on the table alone is not entered', () => {
		light.when({ type: 'forgo', player: ANN }).then(refusedWith('cardsNotTracked', 'IN-2'));
		given(decider, setup()).when(gain(ANN, 1)).then(refusedWith('workedOut', 'IN-4.3'));
	});

	test('a quiet turn costs one tap', () => {
		const allowed = candidates(light.state).filter((one) => decider.decide(light.state, one).ok);
		expect(allowed).toContainEqual({ type: 'endTurn' });
		expect(new Set(allowed.map(({ type }) => type))).toEqual(
			new Set(['gain', 'reveal', 'endTurn'])
		);
	});
});
