import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { correctionOf } from './correction';
import {
	among,
	character,
	count,
	end,
	face,
	id,
	index,
	initiatorNumber,
	intrigue,
	line,
	note,
	pay,
	purse,
	type Seating
} from './vocabulary';

/** What a person asks for. */
export function commandOf(table: Seating) {
	const { seat, spot, place, due, mayorAim } = table;
	return kinds('type', {
		/* Laying (IN-3) */

		lay: { player: seat, row: seat, end, card: intrigue },
		layInitiator: {
			player: seat,
			row: seat,
			number: initiatorNumber,
			/** It waits although the row is long enough (IN-3.3, table option). */
			wait: v.exactOptional(v.literal(true))
		},
		/** An initiator that waits is used by the row's owner. */
		fire: { row: seat, index },

		/* Initiating (IN-4): by the row's owner */

		read: {
			line,
			/** Leftmost of the cards read. */
			start: index,
			/** One for each command of the sentence, in reading order. */
			targets: v.array(seat),
			/** The corner effect for equal symbols, if it is used. */
			bonus: v.nullable(v.strictObject({ index, target: seat }))
		},

		/* Corner effects and what players are made to do (IN-5, IN-6) */

		playEffect: { player: seat, index, line, target: seat },
		/** `position`: index in the row it goes to, counted after it was taken up. */
		move: { player: seat, from: spot, to: seat, position: index },
		cancel: { player: seat, at: spot },
		steal: { player: seat, from: seat },
		/** A move that may be left out, or a hand with nothing that can be laid. */
		forgo: { player: seat },

		/* Stopping (IN-6, IN-8): any time, also entered late on the last thing */

		defend: { player: seat, index },
		callMayor: { player: seat, against: mayorAim, pay },

		/* Money and characters (IN-2, IN-7, IN-8). `pay`: cards of the bank, besides what is left over */

		hire: { owner: seat, from: among, index, pay },
		/** `index` in the player's Service. */
		useSkill: { player: seat, index, target: seat, pay },
		/** A character has come to hand and goes to Reserve (IN-2.3). */
		reveal: { player: seat, character },

		/** What the table reads from its cards. */
		note: { at: place, face },

		/* Any time (IN-1.5) */

		/** `goods`: what the players may or may not give to each other. */
		give: { from: seat, to: seat, goods: v.picklist(['cards', 'character', 'dollars']), count },
		agree: { by: seat, note, due },
		settle: { agreement: id },
		endTurn: {},

		/** Light tracking is told what full tracking works out. */
		gain: { player: seat, dollars: v.pipe(purse, v.minLength(1)) },

		/** The table overrules. */
		correct: { correction: correctionOf(table) }
	});
}

export type Command = Output<ReturnType<typeof commandOf>>;
/** What a command of one type holds. */
export type Asked<Type extends Command['type']> = Extract<Command, { type: Type }>;
