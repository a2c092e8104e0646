import { expect, test } from 'vitest';
import { START, type Entry } from '../engine/log';
import { fold, linesOf } from '../engine/log/history';
import { counter, type CounterCommand, type CounterEvent } from '../engine/log/counter';
import { counterGame } from '../table/counterGame';
import { courseOf } from './course';

test('the course of a game has the points at the end of each round', () => {
	const entries = [1, 4, 1, 5, 6].map((by, index): Entry<CounterCommand, CounterEvent> => ({
		kind: 'move',
		id: String(index),
		parent: index === 0 ? START : String(index - 1),
		at: index,
		command: { type: 'add', by },
		events: [{ type: 'added', by }]
	}));
	const history = fold(counter, 3, entries);
	if (!history.ok) throw new Error(history.refusal.reason);
	const lines = linesOf(history.value).map((line) => ({ ...line, flagged: null }));
	expect(courseOf({ game: counterGame, initial: 3, lines })).toEqual([
		{ round: 0, scores: [3, 17] },
		{ round: 1, scores: [4, 16] },
		{ round: 2, scores: [9, 11] },
		{ round: 3, scores: [14, 6] },
		{ round: 5, scores: [20, 0] }
	]);
});
