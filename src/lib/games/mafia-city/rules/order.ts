import type { Seat } from '$lib/engine/explanation';
import { LOCATIONS, type Location } from '../model';

/** All seats clockwise, beginning with `start` (MC-2.1, MC-2.3, MC-2.4.2). */
export function clockwiseFrom(start: Seat, players: number): Seat[] {
	const seats: Seat[] = [];
	for (let steps = 0; steps < players; steps++) seats.push((start + steps) % players);
	return seats;
}

/** How many seats clockwise it is from one seat to another; 0 to itself (MC-4). */
export const distance = (from: Seat, to: Seat, players: number): number =>
	(to - from + players) % players;

/** The lowest-numbered location without a marker, or null when all seven are marked (MC-2.2.1). */
export const nextLocation = (marked: readonly Location[]): Location | null =>
	LOCATIONS.find((location) => !marked.includes(location)) ?? null;
