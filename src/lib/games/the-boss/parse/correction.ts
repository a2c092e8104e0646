import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import { city, cop, face, index, place, power, round, turn, type Seating } from './vocabulary';

const familyPlace = kinds('in', {
	hand: {},
	dead: {},
	prison: { returns: round },
	hospital: { returns: round }
});

/** What the table overrules. */
export const correctionOf = ({ seat, side, crews }: Seating) =>
	kinds('what', {
		power: { side, to: power },
		gained: { side, to: power },
		crews: { place, to: crews },
		family: { player: seat, from: familyPlace, to: familyPlace },
		associate: { player: seat, to: v.picklist(['hand', 'spent']) },
		card: { city, index, to: v.strictObject({ city, face }) },
		cardGone: { city, index },
		cardMissed: { city, face },
		turn: { player: seat },
		turnNumber: { to: turn },
		round: { to: round },
		gun: { player: seat },
		chicago: { to: index },
		cop: { index, to: cop },
		banished: { side, city, to: v.boolean() },
		placed: { to: v.nullable(place) },
		turnedUp: { city, to: v.strictObject({ face, side }) },
		paid: { to: v.boolean() },
		shot: { side, to: v.boolean() }
	});
