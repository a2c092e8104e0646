import { kinds } from '$lib/engine/schemas/kinds';
import { correctionOf } from './correction';
import { city, cop, count, counts, face, faces, place, type Seating } from './vocabulary';

/** What can be entered at a table. */
export const commandOf = (table: Seating) => {
	const { seat, sides } = table;
	return kinds('type', {
		place: { player: seat, place, family: count, associates: count },
		play: { player: seat, city, face },
		turnCop: { cop },
		turnUp: { city, face },
		choose: { player: seat },
		/* Light tracking */
		collect: { player: seat, city, face },
		shot: { player: seat },
		payChicago: { player: seat, faces },
		tellHands: { counts },
		endRound: {},
		tellMost: { sides },
		/* The table overrules */
		correct: { correction: correctionOf(table) }
	});
};
