import * as v from 'valibot';
import { different } from '$lib/engine/schemas/different';
import type { Output } from '$lib/engine/schemas/output';
import { LOCATIONS } from '../model';
import { isLayout } from '../rules/layout';

/** No stack, hand, pile or Cell is larger: five colours of twelve mafiosi, 49 cards. */
const MOST_PIECES = 60;

const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

export const location = v.picklist(LOCATIONS);
export const level = whole(0, MOST_PIECES);
export const count = whole(0, MOST_PIECES);
export const levels = v.pipe(v.array(level), v.maxLength(MOST_PIECES));
export const points = whole(0, 999);
export const round = whole(1, 9999);

export const tokenAt = v.strictObject({ location, level });
export const twoLocations = v.strictTuple([location, location]);

/** One mafioso in a stack; level 0 is the lowest. */
export type TokenAt = Output<typeof tokenAt>;

/** Those who sit at a table of so many players (MC-1.1); no other is known. */
export function seating(players: number) {
	const seat = whole(0, players - 1);
	return {
		players,
		seat,
		seats: different(seat, players),
		holder: v.nullable(seat),
		/** Owners of mafiosi. */
		owners: v.pipe(v.array(seat), v.maxLength(MOST_PIECES))
	};
}

export type Seating = ReturnType<typeof seating>;

const hexes = v.strictTuple([location, location, location, location, location, location, location]);

/** The seven hexes as they lie: the middle first, then the ring clockwise from the upper left (MC-1.3). */
export type Layout = Output<typeof hexes>;

/** The seven locations, each once (MC-1.3). */
export const layout = v.pipe(
	hexes,
	v.check((list) => isLayout(list))
);
