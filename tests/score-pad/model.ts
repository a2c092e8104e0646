import type { Seat } from '$lib/engine/explanation';
import type { Setup } from './schema';

/** How many can play. */
export const PLAYERS = { min: 2, max: 6 } as const;
/** What one turn may bring at most (SP-1). */
export const MOST_POINTS = 20;
/** The highest goal that a table may agree on (SP-3). */
export const MOST_GOAL = 1000;
/** The goals that the set-up offers. */
export const GOALS = [20, 50, 100] as const;

interface Table {
	readonly setup: Setup;
	/** How many turns have been written down. */
	readonly turns: number;
	/** Points of each seat. */
	readonly scores: readonly number[];
	/** Whose turn it is; after the end, whose turn was the last. */
	readonly active: Seat;
	/** The last entry, as long as it can be struck (SP-2). */
	readonly last: { readonly player: Seat; readonly points: number } | null;
}

/** Somebody is on turn. */
export interface Turn extends Table {
	readonly phase: 'turn';
}

/** Somebody has the goal (SP-3). */
export interface Finished extends Table {
	readonly phase: 'finished';
	readonly winner: Seat;
}

export type State = Turn | Finished;
