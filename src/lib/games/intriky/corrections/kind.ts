import type { Overrule } from '$lib/engine/corrections';
import type { Explanation, Told } from '$lib/engine/explanation';
import type { TurnState } from '../model';
import type { Correction } from '../schema';

/** The corrections of some kinds. */
export type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** A correction that sets a value. */
export type Value<W extends Correction['what']> = Overrule<TurnState, Of<W>>;

/** A correction that moves cards, or tells what has to be done. */
export interface Move<W extends Correction['what']> {
	/** Why it can't be so on a table, or null. */
	readonly refuse: (state: TurnState, correction: Of<W>) => Explanation | null;
	/** Those of the kind that make sense now. */
	readonly candidates: (state: TurnState) => readonly Of<W>[];
	readonly apply: (state: TurnState, correction: Of<W>) => TurnState;
	readonly tell: (before: TurnState, correction: Of<W>) => Told;
}
