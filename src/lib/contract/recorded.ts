import type { LibraryCard } from './library';

/**
 * What a game tells the test that opens every game ever stored. The default export of its `tests/recorded.ts`; no part
 * of the product.
 */
export interface Recorded {
	/**
	 * Every kind of command, event and correction, and of what else has kinds of its own (`play`, `effect`): each of
	 * them must stand in a recorded game.
	 */
	readonly kinds: Readonly<Record<string, readonly string[]>>;
	/** Commands that `candidates` leaves out (see `Laws.unlisted`) and that a recording must hold as well. */
	readonly unlisted?: readonly unknown[];
	/** Whole games, command by command, for what chance hardly ever meets. */
	readonly scripts?: readonly { readonly setup: unknown; readonly commands: readonly unknown[] }[];
	/** Cards of a table's own deck, every kind of them. */
	readonly library?: readonly LibraryCard[];
	/**
	 * A state of today in the shape in which its hash was recorded; left out while states still have that shape. It
	 * may leave out nothing that was recorded.
	 */
	readonly asRecorded?: (state: never) => unknown;
}
