import type { Overrule } from '$lib/engine/corrections';
import type { Explanation, Told } from '$lib/engine/explanation';
import type { State } from '../model';
import type { Correction } from '../schema';

/** The corrections of some kinds. */
export type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** A correction that sets a value. */
export type Value<W extends Correction['what']> = Overrule<State, Of<W>>;

/** A correction that moves pieces or cards. */
export interface Move<Known extends State, W extends Correction['what']> {
	/** Why they cannot lie so on a table, or null. */
	readonly refuse: (state: Known, correction: Of<W>) => Explanation | null;
	/** Every move of the kind that makes sense now, pieces one at a time. */
	readonly candidates: (state: Known) => readonly Of<W>[];
	readonly apply: (state: Known, correction: Of<W>) => State;
	readonly tell: (before: State, correction: Of<W>) => Told;
}
