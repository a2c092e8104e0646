import * as v from 'valibot';
import { explanationBy } from '$lib/engine/schemas/explanation';
import { kinds } from '$lib/engine/schemas/kinds';
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
	chicagoPaid: { side, faces, amount: gain },
	cleared: {},
	returned: { player: seat, from: v.picklist(['prison', 'hospital']) },
	gunPassed: { to: seat },
	chicagoMoved: { to: index }
});

const endOfGameOf = (table: Seating) => {
	const because = explanationBy(table.seat);
	return {
		tieAsked: { tied: table.sides },
		tied: { sides: table.sides, because },
		won: {
			ranking: rankingBy(table.seat, table.players, power),
			decidedBy: because
		}
	};
};

/** What can have happened at a table. */
export const eventOf = (table: Seating) =>
	kinds('type', {
		...turnsOf(table),
		...endOfRoundOf(table),
		...endOfGameOf(table),
		handsTold: { counts, order: table.seats },
		corrected: { correction: correctionOf(table) }
	});
