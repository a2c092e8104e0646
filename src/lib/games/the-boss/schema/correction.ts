import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { city, cop, face, index, place, power, round, turn, type Seating } from './vocabulary';

/** Where a family member outside the places can be. */
const whereabouts = kinds('in', {
	hand: {},
	dead: {},
	prison: { returns: round },
	hospital: { returns: round }
});

/** What the table overrules: it moves pieces, so that none appears or vanishes; numbers and markers are set. */
export const correctionOf = ({ seat, side, crews }: Seating) =>
	kinds('what', {
		power: { side, to: power },
		gained: { side, to: power },
		/** Everybody in one place; the difference comes from the hands and goes there. */
		crews: { place, to: crews },
		family: { player: seat, from: whereabouts, to: whereabouts },
		associate: { player: seat, to: v.picklist(['hand', 'spent']) },
		/** A played card was another one; in another city it comes to lie on top. */
		card: { city, index, to: v.strictObject({ city, face }) },
		/** A card lies there that was never played. */
		cardGone: { city, index },
		/** A card was played and is missing; it comes to lie on top. */
		cardMissed: { city, face },
		/** Who is on turn, of those who have not yet played in this turn. */
		turn: { player: seat },
		/** Which turn of the round it is; it begins anew, with nobody having played in it. */
		turnNumber: { to: turn },
		/** Which round it is; who sits out does so for as many rounds as before. */
		round: { to: round },
		/** Where the player on turn counts as having placed gangsters; nobody is moved. */
		placed: { to: v.nullable(place) },
		gun: { player: seat },
		/** Chicago's place in the row, from 0. */
		chicago: { to: index },
		cop: { index, to: cop },
		banished: { side, city, to: v.boolean() },
		/** What lies turned up in a city and who took it; what followed from it has corrections of its own. */
		turnedUp: { city, to: v.strictObject({ face, side }) },
		/** Light tracking: whether Chicago has been paid in this round. */
		paid: { to: v.boolean() },
		/** Light tracking: whether a colour counts as having lost somebody to the shootout. */
		shot: { side, to: v.boolean() }
	});

export type Correction = Output<ReturnType<typeof correctionOf>>;
export type Whereabouts = Output<typeof whereabouts>;
