import type { Explanation, Told } from '$lib/engine/explanation';
import { card, cardGone, cardMissed } from './corrections/cards';
import { associate, crews } from './corrections/crews';
import { family } from './corrections/family';
import type { Move, Of } from './corrections/kind';
import { values } from './corrections/values';
import { untracked } from './decide/refusals';
import type { FullState, State } from './model';
import { fact } from './rules/fact';
import type { Command, Correction } from './schema';

/** Gangsters and cards that only full tracking knows. */
const MOVES = { crews, associate, card, cardGone, cardMissed };
type Moved = keyof typeof MOVES;

/** The kinds meet corrections of their own alone, as the compiler cannot see. */
const moveOf = ({ what }: Of<Moved>) => MOVES[what] as unknown as Move<FullState, Moved>;

/** Every correction that makes sense now, with numbers one up and one down, and pieces one at a time. */
export function corrections(state: State): readonly Command[] {
	if (state.phase === 'finished') return [];
	const both = [...values.candidates(state), ...family.candidates(state)];
	const own =
		state.tracking === 'full'
			? Object.values(MOVES).flatMap((move): readonly Correction[] => move.candidates(state))
			: [];
	return [...both, ...own].map((correction) => ({ type: 'correct', correction }));
}

/**
 * Why the table cannot overrule so, or null. Refused is only what cannot lie on a table: a piece that is not there,
 * two colours with equally many (TB-2.4), a change that changes nothing.
 */
export function uncorrectable(state: State, correction: Correction): Explanation | null {
	if (state.phase === 'finished') return fact('gameOver', {}, ['TB-4']);
	if (values.declares(correction)) return values.refusal(state, correction);
	if (correction.what === 'family') return family.refuse(state, correction);
	return state.tracking === 'full'
		? moveOf(correction).refuse(state, correction)
		: untracked(state);
}

/** The table overrules: pieces move, numbers and markers are set. */
export function corrected(state: State, correction: Correction): State {
	if (values.declares(correction)) return values.apply(state, correction);
	if (correction.what === 'family') return family.apply(state, correction);
	if (state.tracking === 'full') return moveOf(correction).apply(state, correction);
	throw new Error(`no ${correction.what} in light tracking`);
}

/** The line of the log, with what stood there before. */
export function tellCorrection(before: State, correction: Correction): Told {
	if (values.declares(correction)) return values.tell(before, correction);
	return correction.what === 'family'
		? family.tell(before, correction)
		: moveOf(correction).tell(before, correction);
}
