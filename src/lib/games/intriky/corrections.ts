import type { Explanation, Told } from '$lib/engine/explanation';
import { card } from './corrections/card';
import { duties, duty } from './corrections/duties';
import { face } from './corrections/face';
import type { Move, Of } from './corrections/kind';
import { values } from './corrections/values';
import type { State, TurnState } from './model';
import type { Command, Correction } from './schema';

/** What moves cards, or tells what has to be done. */
const MOVES = { card, face, duty, duties };
type Moved = keyof typeof MOVES;

/** The kinds meet corrections of their own alone, as the compiler cannot see. */
const moveOf = ({ what }: Of<Moved>) => MOVES[what] as unknown as Move<Moved>;

/**
 * Corrections that make sense now: every card to the piles and back, faces, the turn and its counts. The table may
 * enter any other place and face.
 */
export function corrections(state: State): readonly Command[] {
	if (state.phase === 'finished') return [];
	const all = [
		...values.candidates(state),
		...Object.values(MOVES).flatMap((move): readonly Correction[] => move.candidates(state))
	];
	return all.map((correction) => ({ type: 'correct', correction }));
}

/** Why the table cannot overrule so, or null. */
export const uncorrectable = (state: TurnState, correction: Correction): Explanation | null =>
	values.declares(correction)
		? values.refusal(state, correction)
		: moveOf(correction).refuse(state, correction);

/** The state as the table says that it is. */
export const corrected = (state: TurnState, correction: Correction): TurnState =>
	values.declares(correction)
		? values.apply(state, correction)
		: moveOf(correction).apply(state, correction);

/** The line of the log, with what stood there before. */
export const tellCorrection = (before: TurnState, correction: Correction): Told =>
	values.declares(correction)
		? values.tell(before, correction)
		: moveOf(correction).tell(before, correction);
