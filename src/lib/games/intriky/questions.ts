import type { Progress } from '$lib/contract/game';
import type { Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import type { Finished, State } from './model';
import { nextDuty } from './questions/duties';
import { winOf } from './rules/hiring';

/** Who acts now: who has something to do first, else the player whose turn it is; nobody when the game is over. */
export const actor = (state: State): Seat | null =>
	state.phase === 'finished' ? null : (nextDuty(state)?.player ?? state.active);

/** What the shell needs of a state; the score is the number of characters in Service (IN-2.2). */
export function progress(state: State): Progress {
	const scores = state.purses.map(({ service }) => service.length);
	const result = state.phase === 'finished' ? resultOf(state, scores) : null;
	return { round: state.round, scores, actor: actor(state), result };
}

/** The rules name the winner only; the others share the second place. */
function resultOf({ purses, winner }: Finished, scores: readonly number[]): Progress['result'] {
	const ranking = scores
		.map((score, seat): Standing => ({ seat, place: seat === winner ? 1 : 2, score }))
		.toSorted((a, b) => a.place - b.place || (b.score ?? 0) - (a.score ?? 0));
	return { ranking, decidedBy: winOf(purses, winner) };
}
