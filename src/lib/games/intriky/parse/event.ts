import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import {
	character,
	count,
	effect,
	face,
	id,
	index,
	initiatorNumber,
	intrigue,
	line,
	money,
	note,
	pay,
	purse,
	round,
	task,
	type Seating
} from './vocabulary';

const end = v.picklist(['left', 'right']);
const forced = v.boolean();
const late = v.boolean();
const from = v.picklist(['reserve', 'service']);
/** What can have happened at a table. */
export function eventOf({ seat, part, spot, place, due, mayorAim, correction }: Seating) {
	const initiator = { player: seat, row: seat, number: initiatorNumber, forced };
	return kinds('type', {
		turnBegan: { player: seat, round },
		turnEnded: { player: seat, lost: money },
		drew: { player: seat, cards: count },
		reshuffled: { cards: count },
		revealed: { player: seat, character },
		laid: { player: seat, row: seat, end, card: intrigue, forced },
		initiatorLaid: initiator,
		initiatorWaits: initiator,
		fired: { row: seat, index, number: initiatorNumber },
		sentenceRead: {
			owner: seat,
			number: initiatorNumber,
			line,
			start: index,
			dollars: purse,
			parts: v.array(part)
		},
		effectPlayed: { player: seat, index, effect, part },
		discarded: { player: seat, cards: count, reason: v.picklist(['chosen', 'random']) },
		tookTop: { player: seat },
		moved: { player: seat, from: spot, to: seat, position: index },
		cancelled: { player: seat, at: spot },
		stole: { player: seat, from: seat },
		taskOver: { kind: task, player: seat, lost: count },
		readingLapsed: { player: seat, number: initiatorNumber },
		defended: { player: seat, index, late },
		mayorCalled: { player: seat, against: mayorAim, play: id, fee: money, pay, late },
		hired: { player: seat, owner: seat, from, index, price: money, pay },
		skillUsed: { player: seat, index, target: seat, fee: money, pay, part: v.nullable(part) },
		noted: { at: place, face },
		gave: { from: seat, to: seat, cards: count },
		agreed: { by: seat, note, due },
		settled: { agreement: id },
		gained: { player: seat, dollars: purse },
		won: { player: seat },
		corrected: { correction }
	});
}
