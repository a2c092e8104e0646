import type { Seat } from '$lib/engine/explanation';

/** All seats clockwise, beginning with `start` (TB-2.1). */
export const clockwiseFrom = (start: Seat, players: number): readonly Seat[] =>
	Array.from({ length: players }, (_, steps) => (start + steps) % players);
