import * as v from 'valibot';
import { different } from '$lib/engine/schemas/different';
import { CITIES, COPS, MOST_MONEY, SANCTIONS } from '../model';

/** No player has more gangsters, and no hand or place holds more of one player. */
const MOST_GANGSTERS = 9;
/** More than any city has cards, and than any row has places. */
const MOST_CARDS = 9;
export const MOST_PLAYERS = 6;

const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));

export const city = v.picklist(CITIES);
export const place = v.picklist([...CITIES, 'chicago'] as const);
export const face = v.union([whole(0, MOST_MONEY), v.picklist(SANCTIONS)]);
export const faces = v.pipe(v.array(face), v.maxLength(MOST_CARDS));
export const cop = v.picklist(COPS);

export const count = whole(0, MOST_GANGSTERS);
export const counts = v.pipe(v.array(count), v.maxLength(MOST_PLAYERS));
export const index = whole(0, MOST_CARDS);
export const turn = whole(1, MOST_CARDS);
export const round = whole(1, 9999);
/** Power may be below zero (TB-3.4). */
export const power = whole(-999, 999);
export const gain = whole(-MOST_CARDS, 99);

export const harm = v.picklist(['revolver', 'prison', 'hospital', 'shootout']);

/** Those who sit at a table of so many players with so many colours (TB-1.1); no other is known. */
export function seating(players: number, colours: number) {
	const seat = whole(0, players - 1);
	const side = whole(0, colours - 1);
	return {
		players,
		seat,
		seats: different(seat, players),
		side,
		sides: different(side, colours),
		crews: different(
			v.strictObject({ seat, family: count, associates: count }),
			players,
			(crew) => crew.seat
		)
	};
}

export type Seating = ReturnType<typeof seating>;
