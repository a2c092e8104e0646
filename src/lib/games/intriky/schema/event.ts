import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { correctionOf } from './correction';
import {
	among,
	character,
	count,
	effect,
	end,
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

/** Made to by a command, an effect or a skill; else the one card of the turn. */
const forced = v.boolean();
/** True if it had been carried out already and is now taken back. */
const late = v.boolean();

/** What happened. */
export function eventOf(table: Seating) {
	const { seat, part, spot, place, due, mayorAim } = table;
	const initiator = { player: seat, row: seat, number: initiatorNumber, forced };
	return kinds('type', {
		turnBegan: { player: seat, round },
		/** `lost`: what was left over and is gone (IN-7.1). */
		turnEnded: { player: seat, lost: money },
		drew: { player: seat, cards: count },
		reshuffled: { cards: count },
		revealed: { player: seat, character },
		laid: { player: seat, row: seat, end, card: intrigue, forced },
		/** The owner of the row is to read. */
		initiatorLaid: initiator,
		initiatorWaits: initiator,
		fired: { row: seat, index, number: initiatorNumber },
		/** The cards read have become dollars (in row order); the parts are still to be carried out. */
		sentenceRead: {
			owner: seat,
			number: initiatorNumber,
			line,
			start: index,
			dollars: purse,
			parts: v.array(part)
		},
		effectPlayed: { player: seat, index, effect, part },
		/** `reason`: why the cards left the hand for the discard pile. */
		discarded: { player: seat, cards: count, reason: v.picklist(['chosen', 'random']) },
		tookTop: { player: seat },
		moved: { player: seat, from: spot, to: seat, position: index },
		cancelled: { player: seat, at: spot },
		stole: { player: seat, from: seat },
		/** The uppermost duty is over; `lost` of it could not be done, or was left out (IN-4.5). */
		taskOver: { kind: task, player: seat, lost: count },
		/** The row has become too short for the initiator, which goes to the discard pile. */
		readingLapsed: { player: seat, number: initiatorNumber },
		/** The defence is discarded; what was played last is as if not carried out, for everybody. */
		defended: { player: seat, index, late },
		/** The Mayor is paid and cancels a play for everybody, or a defence against it. */
		mayorCalled: { player: seat, against: mayorAim, play: id, fee: money, pay, late },
		hired: { player: seat, owner: seat, from: among, index, price: money, pay },
		/** `part`: what it makes the target do, as far as the rulebook tells. */
		skillUsed: { player: seat, index, target: seat, fee: money, pay, part: v.nullable(part) },
		noted: { at: place, face },
		gave: { from: seat, to: seat, cards: count },
		agreed: { by: seat, note, due },
		settled: { agreement: id },
		gained: { player: seat, dollars: purse },
		won: { player: seat },
		corrected: { correction: correctionOf(table) }
	});
}

export type Event = Output<ReturnType<typeof eventOf>>;
/** What an event of one type holds. */
export type Happened<Type extends Event['type']> = Extract<Event, { type: Type }>;
