import type { Seat } from '$lib/engine/explanation';

/** What happens now, in words: who, what, and what can be done. */
export interface Headline {
	/** The player it is about, if one is. */
	readonly seat: Seat | null;
	/** Which part of the game it is, where there are several. */
	readonly phase: string | null;
	readonly title: string;
	/** One line that says what can be done. */
	readonly guide: string;
}
