import type { Arbitrary } from 'fast-check';

/**
 * What a game gives to the tests that hold for all games: its set-ups, and what must never change.
 * The default export of a game's `laws.ts`; no part of the product.
 */
export interface Laws<State, Command, Setup> {
	/** Every kind of set-up: players × options × ways of tracking. */
	readonly setups: () => Arbitrary<Setup>;
	/** By name: what is broken in this state of a game that began so, or null. */
	readonly invariants: Readonly<Record<string, (state: State, initial: State) => string | null>>;
	/**
	 * Commands that `decide` may accept although `candidates` leaves them out, because there are too many
	 * of their kind to list (any subset of a heap, say).
	 */
	readonly unlisted: (command: Command) => boolean;
}
