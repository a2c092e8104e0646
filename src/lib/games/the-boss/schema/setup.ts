import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { CITIES } from '../model';
import { citySet } from '../rules/city-sets';
import { city, MOST_PLAYERS, seating } from './vocabulary';

/** The largest table: whether somebody sits there is checked with the rest. */
const { seat, side } = seating(MOST_PLAYERS, MOST_PLAYERS - 1);

const entries = v.strictObject({
	players: v.picklist([2, 3, 4, 5, 6]),
	/** Who holds the loaded gun first; seats are numbered clockwise. */
	start: seat,
	/** The colour of each seat: its own number, with 6 players each of 0, 1 and 2 twice (TB-1.1). */
	sides: v.pipe(v.array(side), v.maxLength(6)),
	/** The cities in play in ascending number, without Chicago (TB-1.3). */
	cities: v.pipe(v.array(city), v.maxLength(CITIES.length)),
	options: v.strictObject({
		/** TB-3.2 R: what theft and shootout count for Chicago: −2 and +4, or nothing. */
		chicago: v.picklist(['counts', 'zero'])
	}),
	tracking: v.picklist(['full', 'light'])
});

export type Setup = Output<typeof entries>;
export type Options = Setup['options'];

/** Ascending numbers, each city once, and the sum fits (TB-1.3, TB-1.4). */
const isCitySet = ({ players, cities }: Pick<Setup, 'players' | 'cities'>): boolean =>
	CITIES.filter((one) => cities.includes(one)).join() === cities.join() &&
	citySet(players, cities).fits;

/** Each player has an own colour, or six players are three teams of two (TB-1.1). */
function areSides({ players, sides }: Pick<Setup, 'players' | 'sides'>): boolean {
	if (sides.length !== players) return false;
	if (players < 6) return sides.every((own, at) => own === at);
	return [0, 1, 2].every((team) => sides.filter((own) => own === team).length === 2);
}

/** A table before the first turn (TB-1). */
export const setup = v.pipe(
	entries,
	v.check(({ start, players }) => start < players),
	v.check((input) => areSides(input)),
	v.check((input) => isCitySet(input))
);
