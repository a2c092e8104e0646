import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { correctionOf } from './correction';
import { city, cop, count, counts, face, faces, place, type Seating } from './vocabulary';

/** What a person asks for. */
export const commandOf = (table: Seating) => {
	const { seat, sides } = table;
	return kinds('type', {
		/** The first, optional action of a turn (TB-2.2). */
		place: { player: seat, place, family: count, associates: count },
		/** The second action; the turn is over. */
		play: { player: seat, city, face },
		turnCop: { cop },
		/** The face-down card of a city, at the end of the round. */
		turnUp: { city, face },
		/** The partners' answer: whose family member is hit (TB-3.5). */
		choose: { player: seat },

		/* Light tracking */

		/** Who won a city and what was turned up; with partners the one whose family member is hit. */
		collect: { player: seat, city, face },
		/** Somebody else was present at the shootout. */
		shot: { player: seat },
		/** Who won Chicago, and the last card of each city to its left, from left to right. */
		payChicago: { player: seat, faces },
		/** Gangsters in hand before the last turn, by seat. */
		tellHands: { counts },
		/** All is entered; who is not named has won nothing. */
		endRound: {},
		/** Those of the tied with most gangsters for a further round, in ascending order. */
		tellMost: { sides },

		/** The table overrules. */
		correct: { correction: correctionOf(table) }
	});
};

export type Command = Output<ReturnType<typeof commandOf>>;
