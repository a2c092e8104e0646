import { expect, test } from 'vitest';
import game from '../../../tests/score-pad/game';
import { sign } from '../engine/log';
import { append, begin, linesOf, stateOf } from '../engine/log/history';
import { courseOf } from './course';

test('the course of a game has the points at the end of each round', () => {
	const initial = game.initial({ players: 2, start: 0, goal: 20 });
	const history = [4, 5, 6, 0, 10].reduce((before, points, at) => {
		const command = { type: 'write', points };
		const decided = game.decide(stateOf(before), command);
		if (!decided.ok) throw new Error(decided.refusal.key);
		const move = { kind: 'move', command, events: decided.value } as const;
		const after = append(game, before, sign(move, before.head, String(at), at));
		if (!after.ok) throw new Error(after.refusal.reason);
		return after.value;
	}, begin<unknown, unknown, unknown>(initial));
	const lines = linesOf(history).map((line) => ({ ...line, flagged: null }));
	expect(courseOf({ game, initial, lines })).toEqual([
		{ round: 0, scores: [0, 0] },
		{ round: 1, scores: [4, 5] },
		{ round: 2, scores: [10, 5] },
		{ round: 3, scores: [20, 5] }
	]);
});
