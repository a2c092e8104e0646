import type { Seat } from './explanation';

/** Where a player stands in the result; several players may share a `place` only where the rules allow it. */
export interface Standing {
	readonly seat: Seat;
	/** 1 is the winner. */
	readonly place: number;
	/** What the game counts: VP, dollars or power; null where it is not known. */
	readonly score: number | null;
}
