import { expect, test } from 'vitest';
import type { State } from '../model';
import { initial } from '../setup';
import laws from './laws';

const begun = initial({ players: 2, start: 0, goal: 20 });
const broken = (state: State): readonly string[] =>
	Object.entries(laws.invariants)
		.filter(([, invariant]) => invariant(state, begun) !== null)
		.map(([name]) => name);

test('every law holds when a game begins', () => {
	expect(broken(begun)).toEqual([]);
});

test.each<[string, State]>([
	['nobody has less than nothing', { ...begun, scores: [-1, 0] }],
	['nobody has less than nothing', { ...begun, scores: [0, 21] }],
	['the game is over as soon as', { ...begun, scores: [20, 0] }],
	['the winner has the goal', { ...begun, scores: [20, 0], phase: 'finished', winner: 1 }]
])('a state that breaks a law is told: %s (%#)', (law, state) => {
	expect(broken(state).some((name) => name.startsWith(law))).toBe(true);
});
