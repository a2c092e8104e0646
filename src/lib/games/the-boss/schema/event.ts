import * as v from 'valibot';
import { explanationBy } from '$lib/engine/schemas/explanation';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { rankingBy } from '$lib/engine/schemas/ranking';
import { correctionOf } from './correction';
import {
	city,
	cop,
	count,
	counts,
	face,
	faces,
	gain,
	harm,
	index,
	place,
	power,
	round,
	turn,
	type Seating
} from './vocabulary';

const turnsOf = ({ seat, seats }: Seating) => ({
	roundBegan: { round },
	/** `counts`: gangsters in hand by seat, in the last turn of a round (TB-2.8). */
	turnBegan: { turn, order: seats, counts: v.nullable(counts) },
	placed: { player: seat, place, family: count, associates: count },
	played: { player: seat, city, face },
	copDue: {},
	copTurned: { cop }
});

const endOfRoundOf = ({ seat, side }: Seating) => ({
	evaluationBegan: {},
	turnedUp: { city, face, side },
	earned: { side, city, amount: gain },
	choiceAsked: { choice: v.strictObject({ side, city, harm }) },
	hit: { player: seat, city, harm },
	banished: { side, city },
	/** `faces`: the last card of each city to the left, from left to right. */
	chicagoPaid: { side, faces, amount: gain },
	/** Associates leave the game, family members go back to hand (TB-3.6). */
	cleared: {},
	returned: { player: seat, from: v.picklist(['prison', 'hospital']) },
	gunPassed: { to: seat },
	/** The new place in the row, from 0. */
	chicagoMoved: { to: index }
});

const endOfGameOf = (table: Seating) => {
	const because = explanationBy(table.seat);
	return {
		tieAsked: { tied: table.sides },
		/** All is equal: a further round (TB-4). */
		tied: { sides: table.sides, because },
		won: {
			ranking: rankingBy(table.seat, table.players, power),
			decidedBy: because
		}
	};
};

/** What happened. */
export const eventOf = (table: Seating) =>
	kinds('type', {
		...turnsOf(table),
		...endOfRoundOf(table),
		...endOfGameOf(table),
		/** Light tracking: the hands before the last turn, and the order that they lead to (TB-2.8). */
		handsTold: { counts, order: table.seats },
		corrected: { correction: correctionOf(table) }
	});

export type Event = Output<ReturnType<typeof eventOf>>;
