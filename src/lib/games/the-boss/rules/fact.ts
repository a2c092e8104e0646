import { explainer, player, players, term, type Ref } from '$lib/engine/explanation';
import type { facts } from '../messages/en/facts';
import type { Face, Place, Side } from '../model';
import type { Setup } from '../schema';

/** Makes a fact of this game. */
export const fact = explainer<typeof facts>();

/** A city or Chicago by its name. */
export const where = (place: Place): Ref => term(`place.${place}`);

/** What a city card shows. */
export const shown = (face: Face): Ref =>
	term(typeof face === 'number' ? `money.${String(face)}` : `face.${face}`);

/** A colour by the names of who plays it; with 6 players both partners (TB-1.1). */
export function named(sides: Setup['sides'], side: Side): Ref {
	const seats = [...sides.keys()].filter((seat) => sides[seat] === side);
	const [first, second] = seats;
	return first !== undefined && second === undefined ? player(first) : players(seats);
}

/** Several colours as one value. */
export const allNamed = (sides: Setup['sides'], some: readonly Side[]): Ref =>
	players([...sides.keys()].filter((seat) => some.includes(sides[seat] ?? -1)));
