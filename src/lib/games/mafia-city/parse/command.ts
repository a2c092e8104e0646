import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import { correctionOf } from './correction';
import { effect, playOf, veto } from './play';
import { levels, location, type Seating } from './vocabulary';

/** What can be entered at a table. */
export const commandOf = (table: Seating) => {
	const { seat, seats, holder } = table;
	return kinds('type', {
		/* Phase I */
		exchange: { player: seat },
		place: { player: seat, location },
		play: { player: seat, play: playOf(table) },
		wait: { player: seat },
		pass: { player: seat },
		veto: { player: seat, with: veto },
		/* Phase II */
		choose: { location },
		use: { effect },
		next: {},
		/* Phase III */
		takeBack: { player: seat, location, levels },
		endStrategy: {},
		/* Light tracking */
		endAction: {},
		control: { location, by: holder },
		extraPoint: { player: seat },
		tellFewestCards: { alone: v.boolean() },
		tellBest: { players: seats },
		/* The table overrules */
		correct: { correction: correctionOf(table) }
	});
};
