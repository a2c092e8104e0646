import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import {
	character,
	count,
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

const end = v.picklist(['left', 'right']);

/** What can be entered at a table. */
export const commandOf = ({ seat, spot, place, due, mayorAim, correction }: Seating) =>
	kinds('type', {
		/* Laying and initiating */
		lay: { player: seat, row: seat, end, card: intrigue },
		layInitiator: {
			player: seat,
			row: seat,
			number: initiatorNumber,
			wait: v.exactOptional(v.literal(true))
		},
		fire: { row: seat, index },
		read: {
			line,
			start: index,
			targets: v.array(seat),
			bonus: v.nullable(v.strictObject({ index, target: seat }))
		},
		/* Corner effects and what players are made to do */
		playEffect: { player: seat, index, line, target: seat },
		move: { player: seat, from: spot, to: seat, position: index },
		cancel: { player: seat, at: spot },
		steal: { player: seat, from: seat },
		forgo: { player: seat },
		/* Stopping */
		defend: { player: seat, index },
		callMayor: { player: seat, against: mayorAim, pay },
		/* Money and characters */
		hire: { owner: seat, from: v.picklist(['reserve', 'service']), index, pay },
		useSkill: { player: seat, index, target: seat, pay },
		reveal: { player: seat, character },
		note: { at: place, face },
		/* Any time */
		give: { from: seat, to: seat, goods: v.picklist(['cards', 'character', 'dollars']), count },
		agree: { by: seat, note, due },
		settle: { agreement: id },
		endTurn: {},
		/* Light tracking */
		gain: { player: seat, dollars: v.pipe(purse, v.minLength(1)) },
		/* The table overrules */
		correct: { correction }
	});
