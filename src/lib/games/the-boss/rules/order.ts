import type { Seat } from '$lib/engine/explanation';

/** All seats clockwise, beginning with `start` (TB-2.1). */
export const clockwiseFrom = (start: Seat, players: number): readonly Seat[] =>
	Array.from({ length: players }, (_, steps) => (start + steps) % players);

/** How many seats clockwise it is from one seat to another; 0 to itself (TB-2.8). */
export const distance = (from: Seat, to: Seat, players: number): number =>
	(to - from + players) % players;
