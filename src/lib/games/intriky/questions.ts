import type { Progress } from '$lib/contract/game';
import type { Standing } from '$lib/engine/ranking';
import type { Finished, State } from './model';
import { winOf } from './rules/hiring';
import { nextDuty } from './rules/tasks';

/** What the shell needs of a state; the score is the number of characters in Service (IN-2.2). */
export function progress(state: State): Progress {
	const scores = state.purses.map(({ service }) => service.length);
	if (state.phase === 'finished')
		return { round: state.round, scores, actor: null, result: resultOf(state, scores) };
	const duty = state.tracking === 'full' ? nextDuty(state) : null;
	return { round: state.round, scores, actor: duty?.player ?? state.active, result: null };
}

/** The rules name the winner only; the others share the second place. */
function resultOf({ purses, winner }: Finished, scores: readonly number[]): Progress['result'] {
	const ranking = scores
		.map((score, seat): Standing => ({ seat, place: seat === winner ? 1 : 2, score }))
		.toSorted((a, b) => a.place - b.place || (b.score ?? 0) - (a.score ?? 0));
	return { ranking, decidedBy: winOf(purses, winner) };
}
