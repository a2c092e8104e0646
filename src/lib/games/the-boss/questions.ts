import type { Seat } from '$lib/engine/explanation';
import type { Progress } from '$lib/contract/game';
import type { State } from './model';

/** What the shell shows of any game; partners have the power of their colour (TB-1.1). */
export const progress = (state: State): Progress => ({
	round: state.round,
	scores: state.setup.sides.map((side) => state.purses[side]?.power ?? 0),
	actor: actor(state),
	result: state.phase === 'finished' ? { ranking: state.ranking, decidedBy: state.decidedBy } : null
});

/** The one player who acts now; null where it is the table's turn. */
const actor = (state: State): Seat | null =>
	state.phase === 'turn' ? (state.order[state.at] ?? null) : null;
