import type { Seat } from '$lib/engine/explanation';
import type { Progress } from '$lib/contract/game';
import { actingSeat } from './decide/turn';
import type { State } from './model';

/** What the shell shows of any game: round, points, who acts, and the result. */
export const progress = (state: State): Progress => ({
	round: state.round,
	scores: state.players.map(({ vp }) => vp),
	actor: actor(state),
	result: state.phase === 'finished' ? { ranking: state.ranking, decidedBy: state.decidedBy } : null
});

/** The one player who acts or chooses now; null where it is the table's turn. */
function actor(state: State): Seat | null {
	if (state.tracking === 'light') {
		return state.phase === 'locations' && state.location === null ? state.mayor : null;
	}
	switch (state.phase) {
		case 'action':
			return actingSeat(state);
		case 'locations':
			if (state.step.kind === 'choose') return state.step.by;
			return state.step.kind === 'effect' ? state.step.controller : null;
		case 'strategy':
			return state.location === null && state.marked.length > 0 ? state.ruler : null;
		case 'finished':
			return null;
	}
}
