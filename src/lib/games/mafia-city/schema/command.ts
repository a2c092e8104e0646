import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
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
		/* Reactions, in Phases I and II */
		veto: { player: seat, with: veto },
		/* Phase II */
		choose: { location },
		/** The effect of the Prison or the Harbour, used by the controller. */
		use: { effect },
		/** Nothing more happens here: settles control if it is not settled, marks the location and goes on. */
		next: {},
		/* Phase III */
		/** Levels of own mafiosi, lowest first; at least one. */
		takeBack: { player: seat, location, levels },
		/** The rest of Phase III is declined; Phase IV follows at once. Also the one tap of light tracking. */
		endStrategy: {},
		/* Light tracking: what the table tells */
		endAction: {},
		control: { location, by: holder },
		extraPoint: { player: seat },
		tellFewestCards: { alone: v.boolean() },
		/** Those of the tied who are best by the criterion asked for, in seat order. */
		tellBest: { players: seats },
		/* The table overrules */
		correct: { correction: correctionOf(table) }
	});
};

/** What a person asks for. */
export type Command = Output<ReturnType<typeof commandOf>>;
