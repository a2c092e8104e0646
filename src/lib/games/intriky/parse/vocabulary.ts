import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import {
	BOX,
	CHARACTERS,
	EFFECTS,
	LINES,
	MOST_DOLLARS,
	SYMBOLS,
	TASKS,
	WORDS,
	type Intrigue
} from '../model';

/** A whole number from nothing up to a bound. */
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const oneUpTo = (most: number) => v.pipe(upTo(most), v.minValue(1));

export const line = v.picklist(LINES);
export const index = upTo(BOX.cards);
export const count = upTo(BOX.cards);
export const id = v.pipe(v.number(), v.integer(), v.minValue(0));
export const round = v.pipe(v.number(), v.integer(), v.minValue(1));
/** How many intrigues an initiator reads. */
export const initiatorNumber = oneUpTo(BOX.intrigues);
export const dollars = oneUpTo(MOST_DOLLARS);
/** What a character may cost; also what is paid or left over in a turn. */
export const money = upTo(BOX.cards * MOST_DOLLARS);
export const purse = v.pipe(v.array(dollars), v.maxLength(BOX.cards));
/** Cards of a bank. */
export const pay = v.pipe(v.array(index), v.maxLength(BOX.cards));
/** Words that a player writes. */
export const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));

const unknown = v.literal('unknown');

const half = v.strictObject({
	word: v.picklist([...WORDS, 'unknown']),
	symbol: v.picklist([...SYMBOLS, 'unknown']),
	effect: v.picklist([...EFFECTS, 'none', 'unknown'])
});

/** An intrigue as the table enters it; also for links and library files. */
export const intrigue: v.GenericSchema<unknown, Intrigue> = v.strictObject({
	upper: half,
	lower: half,
	dollars: v.union([dollars, unknown])
});

export const character = v.strictObject({
	who: v.union([v.picklist(CHARACTERS), v.strictObject({ name: text(60) })]),
	price: v.union([money, unknown]),
	fee: v.union([money, unknown])
});

export const effect = v.picklist(EFFECTS);
export const task = v.picklist(TASKS);
export const face = v.variant('as', [
	v.strictObject({ as: v.literal('intrigue'), card: intrigue }),
	v.strictObject({ as: v.literal('initiator'), number: initiatorNumber }),
	v.strictObject({ as: v.literal('dollars'), dollars }),
	v.strictObject({ as: v.literal('character'), character })
]);

export const note = text(200);

/** Those who sit at a table of so many players (IN-1.1); no other is known. */
export function seating(players: number) {
	const seat = upTo(players - 1);
	const spot = kinds('in', { row: { row: seat, index }, waiting: { row: seat, index } });
	const held = { player: seat, index };
	const place = kinds('in', {
		draw: {},
		discard: {},
		hand: { player: seat },
		row: held,
		waiting: held,
		bank: held,
		reserve: held,
		service: held
	});
	const part = v.strictObject({ kind: task, player: seat, amount: count });
	return {
		seat,
		part,
		spot,
		place,
		due: v.strictObject({ round, turn: seat }),
		mayorAim: v.union([v.literal('play'), v.strictObject({ defenceOf: seat })]),
		/** What the table overrules. */
		correction: kinds('what', {
			card: { from: place, to: place, face: v.nullable(face) },
			face: { at: place, face },
			turn: { player: seat },
			laid: { to: v.boolean() },
			hired: { to: money },
			change: { to: money },
			round: { to: round },
			duty: { part },
			duties: {}
		})
	};
}

export type Seating = ReturnType<typeof seating>;
