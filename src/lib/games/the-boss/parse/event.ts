import * as v from 'valibot';
import { correction } from './correction';
import { explanationBy } from '$lib/engine/schemas/explanation';
import { kinds } from '$lib/engine/schemas/kinds';
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
	seat,
	seats,
	side,
	sides,
	turn
} from './vocabulary';

const turns = {
	roundBegan: { round },
	turnBegan: { turn, order: seats, counts: v.nullable(counts) },
	placed: { player: seat, place, family: count, associates: count },
	played: { player: seat, city, face },
	copDue: {},
	copTurned: { cop }
};

const endOfRound = {
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
};

const standing = v.strictObject({
	seat,
	place: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
	score: v.nullable(power)
});

const endOfGame = {
	tieAsked: { tied: sides },
	tied: { sides, because: explanationBy(seat) },
	won: {
		ranking: v.pipe(v.array(standing), v.minLength(1), v.maxLength(6)),
		decidedBy: explanationBy(seat)
	}
};

export const event = kinds('type', {
	...turns,
	...endOfRound,
	...endOfGame,
	handsTold: { counts, order: seats },
	corrected: { correction }
});
