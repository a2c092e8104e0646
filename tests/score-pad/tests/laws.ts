import * as fc from 'fast-check';
import type { Laws } from '$lib/contract/laws';
import { GOALS, PLAYERS, type State } from '../model';
import type { Command, Setup } from '../schema';

const setups = (): fc.Arbitrary<Setup> =>
	fc.integer(PLAYERS).chain((players) =>
		fc.record({
			players: fc.constant(players),
			start: fc.nat(players - 1),
			goal: fc.constantFrom(...GOALS)
		})
	);

/** What must hold in every state, whatever is written, struck and corrected. */
const laws: Laws<State, Command, Setup> = {
	setups,
	invariants: {
		'nobody has less than nothing or more than the goal (SP-3)': ({ scores, setup }) => {
			const wrong = scores.find((score) => score < 0 || score > setup.goal);
			return wrong === undefined ? null : String(wrong);
		},
		'the game is over as soon as somebody has the goal, and not before (SP-3)': (state) => {
			const reached = state.scores.includes(state.setup.goal);
			return reached === (state.phase === 'finished') ? null : state.phase;
		},
		'the winner has the goal (SP-3)': (state) =>
			state.phase === 'turn' || state.scores[state.winner] === state.setup.goal
				? null
				: String(state.winner)
	},
	// The table may correct to any points; candidates are the next ones up and down.
	unlisted: ({ type }) => type === 'correct'
};

export default laws;
