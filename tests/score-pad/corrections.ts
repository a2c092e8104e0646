import { valueCorrections } from '$lib/engine/corrections';
import { player } from '$lib/engine/explanation';
import { fact } from './rules/fact';
import { line } from './tell/line';
import type { State } from './model';
import { scoreOf } from './questions';
import type { Command, Correction } from './schema';

/**
 * The values that the table may overrule. A score stays below the goal, because the goal is won by writing
 * (SP-3); with it goes the last entry, which would otherwise be struck from points that it is no part of (SP-2).
 */
export const values = valueCorrections<State, Correction>({
	badValue: (_, __, rule) => fact('badValue', {}, [rule]),
	nothingChanges: (_, __, rule) => fact('nothingChanges', {}, [rule])
})({
	score: {
		rule: 'SP-1',
		value: 'to',
		of: ({ scores }) => scores.map((_, seat) => ({ player: seat })),
		now: ({ scores }, { player: seat }) => scores[seat],
		values: ({ setup }) => ({ least: 0, most: setup.goal - 1 }),
		set: (state, { player: seat, to }) => ({
			...state,
			scores: state.scores.with(seat, to),
			last: null
		}),
		tell: (before, { player: seat, to }) =>
			line('correctedScore', { who: player(seat), from: scoreOf(before, seat), to })
	},
	turn: {
		rule: 'SP-1',
		value: 'player',
		of: () => [{}],
		now: ({ active }) => active,
		values: ({ scores }) => [...scores.keys()],
		set: (state, { player: seat }) => ({ ...state, active: seat }),
		tell: (_, { player: seat }) => line('correctedTurn', { who: player(seat) })
	}
});

/** Every correction that makes sense now; none after the end. */
export const corrections = (state: State): readonly Command[] =>
	state.phase === 'finished'
		? []
		: values.candidates(state).map((correction) => ({ type: 'correct', correction }));
