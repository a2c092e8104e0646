import { correction } from './correction';
import { kinds } from '$lib/engine/schemas/kinds';
import { city, cop, count, counts, face, faces, place, seat, sides } from './vocabulary';

export const command = kinds('type', {
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
	correct: { correction }
});
