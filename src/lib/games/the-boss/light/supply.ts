import type { Seat } from '$lib/engine/explanation';
import type { LightState } from '../model';
import { gangsters } from '../setup';

/** Family members of a player who are neither lost nor away (TB-1.1, TB-3.4). */
export function familyFree({ setup, players, away }: LightState, seat: Seat): number {
	const gone = away.filter((one) => one.seat === seat).length;
	return gangsters(setup.players).family - (players[seat]?.dead ?? 0) - gone;
}
