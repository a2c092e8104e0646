import type { Explanation, Told } from '$lib/engine/explanation';
import * as cards from './corrections/cards';
import * as mafiosi from './corrections/mafiosi';
import * as phase from './corrections/phase';
import { values } from './corrections/values';
import { gameOver, untracked } from './decide/refusals';
import type { State } from './model';
import type { Command, Correction } from './schema';

/** Every correction that makes sense now, with numbers one up and one down, and pieces one at a time. */
export function corrections(state: State): readonly Command[] {
	const all: readonly Correction[] = state.phase === 'finished' ? [] : valuesAndPieces(state);
	return [...all, ...phase.candidates()]
		.filter((correction) => state.tracking === 'full' || uncorrectable(state, correction) === null)
		.map((correction) => ({ type: 'correct', correction }));
}

const valuesAndPieces = (state: State): readonly Correction[] =>
	state.tracking === 'full'
		? [...values.candidates(state), ...mafiosi.candidates(state), ...cards.candidates(state)]
		: values.candidates(state);

/**
 * Why the table can't overrule this now, or null. Refused is only what cannot lie on a table: a piece that is
 * not there, a number that cannot be, a change that changes nothing; and what is not tracked.
 */
export function uncorrectable(state: State, correction: Correction): Explanation | null {
	if (correction.what === 'phase') return phase.refusal(state, correction);
	if (state.phase === 'finished') return gameOver(state);
	switch (correction.what) {
		case 'token':
			return state.tracking === 'full' ? mafiosi.refusal(state, correction) : untracked();
		case 'cards':
			return state.tracking === 'full' ? cards.refusal(state, correction) : untracked();
		default:
			return values.refusal(state, correction);
	}
}

/** The table overrules: pieces move, numbers and figures are set. Nothing can be answered any more. */
export function applyCorrection(before: State, correction: Correction): State {
	const state: State = 'reaction' in before ? { ...before, reaction: null } : before;
	switch (correction.what) {
		case 'token':
			return state.tracking === 'full' ? mafiosi.apply(state, correction) : state;
		case 'cards':
			return state.tracking === 'full' ? cards.apply(state, correction) : state;
		case 'phase':
			return phase.apply(state, correction);
		default:
			return values.apply(state, correction);
	}
}

/** The line of a correction, with what stood there before. */
export function tellCorrection(before: State, correction: Correction): Told {
	switch (correction.what) {
		case 'token':
			return mafiosi.tell(correction);
		case 'cards':
			return cards.tell(correction);
		case 'phase':
			return phase.tell(before, correction);
		default:
			return values.tell(before, correction);
	}
}
