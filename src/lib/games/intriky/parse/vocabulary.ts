import * as v from 'valibot';
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

export const seat = upTo(3);
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
export const part = v.strictObject({ kind: task, player: seat, amount: count });

export const spot = v.variant('in', [
	v.strictObject({ in: v.literal('row'), row: seat, index }),
	v.strictObject({ in: v.literal('waiting'), row: seat, index })
]);

export const place = v.variant('in', [
	v.strictObject({ in: v.picklist(['draw', 'discard']) }),
	v.strictObject({ in: v.literal('hand'), player: seat }),
	v.strictObject({ in: v.picklist(['row', 'waiting']), player: seat, index }),
	v.strictObject({ in: v.literal('bank'), player: seat, index }),
	v.strictObject({ in: v.picklist(['reserve', 'service']), player: seat, index })
]);

export const face = v.variant('as', [
	v.strictObject({ as: v.literal('intrigue'), card: intrigue }),
	v.strictObject({ as: v.literal('initiator'), number: initiatorNumber }),
	v.strictObject({ as: v.literal('dollars'), dollars }),
	v.strictObject({ as: v.literal('character'), character })
]);

export const due = v.strictObject({ round, turn: seat });
export const note = text(200);
export const mayorAim = v.union([v.literal('play'), v.strictObject({ defenceOf: seat })]);

export const correction = v.variant('what', [
	v.strictObject({ what: v.literal('card'), from: place, to: place, face: v.nullable(face) }),
	v.strictObject({ what: v.literal('face'), at: place, face }),
	v.strictObject({ what: v.literal('turn'), player: seat }),
	v.strictObject({ what: v.literal('laid'), to: v.boolean() }),
	v.strictObject({ what: v.picklist(['hired', 'change']), to: money }),
	v.strictObject({ what: v.literal('round'), to: round }),
	v.strictObject({ what: v.literal('duty'), part }),
	v.strictObject({ what: v.literal('duties') })
]);
