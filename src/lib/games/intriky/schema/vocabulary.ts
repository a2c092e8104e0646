import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { BOX, CHARACTERS, EFFECTS, LINES, MOST_DOLLARS, SYMBOLS, TASKS, WORDS } from '../model';

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
/** Cards of a bank, by index. */
export const pay = v.pipe(v.array(index), v.maxLength(BOX.cards));
/** Words that a player writes. */
const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
export const note = text(200);
export const end = v.picklist(['left', 'right']);
/** Where a character lies before a player. */
export const among = v.picklist(['reserve', 'service']);
export const effect = v.picklist(EFFECTS);
export const task = v.picklist(TASKS);

const unknown = v.literal('unknown');

const half = v.strictObject({
	word: v.picklist([...WORDS, 'unknown']),
	symbol: v.picklist([...SYMBOLS, 'unknown']),
	/** `none` where this half prints no effect of its own: the other half's serves both (IN-4.7). */
	effect: v.picklist([...EFFECTS, 'none', 'unknown'])
});
/** One half of an intrigue, as it is read from its own side (IN-4.7). */
export type Half = Output<typeof half>;

export const intrigue = v.strictObject({
	upper: half,
	lower: half,
	/** Money bags: what it is worth as dollars (IN-4.3). */
	dollars: v.union([dollars, unknown])
});
/** An intrigue as it lies before the player of its row, as the table enters it. */
export type Intrigue = Output<typeof intrigue>;

export const character = v.strictObject({
	/** One that the rulebook names, or the name on the table's own card. */
	who: v.union([v.picklist(CHARACTERS), v.strictObject({ name: text(60) })]),
	/** What hiring costs. */
	price: v.union([money, unknown]),
	/** What using the skill costs. */
	fee: v.union([money, unknown])
});
/** A character as entered by the table; what is `unknown` stands on the card (IN-8). */
export type Character = Output<typeof character>;

export const face = v.variant('as', [
	v.strictObject({ as: v.literal('intrigue'), card: intrigue }),
	v.strictObject({ as: v.literal('initiator'), number: initiatorNumber }),
	v.strictObject({ as: v.literal('dollars'), dollars }),
	v.strictObject({ as: v.literal('character'), character })
]);
/** What can be seen of a card where it lies open. */
export type Face = Output<typeof face>;

/** Those who sit at a table of so many players (IN-1.1), and what lies before them; no other is known. */
export function seating(players: number) {
	const seat = upTo(players - 1);
	const held = { player: seat, index };
	return {
		seat,
		part: v.strictObject({ kind: task, player: seat, amount: count }),
		spot: kinds('in', { row: { row: seat, index }, waiting: { row: seat, index } }),
		place: kinds('in', {
			draw: {},
			discard: {},
			hand: { player: seat },
			row: held,
			waiting: held,
			bank: held,
			reserve: held,
			service: held
		}),
		due: v.strictObject({ round, turn: seat }),
		mayorAim: v.union([v.literal('play'), v.strictObject({ defenceOf: seat })])
	};
}

export type Seating = ReturnType<typeof seating>;
/** One thing that a sentence, an effect or a skill plays on one player. */
export type Part = Output<Seating['part']>;
/** Where an open card lies. */
export type Spot = Output<Seating['spot']>;
/** Where a card can be when the table overrules. In light tracking the piles, hands and rows are "away". */
export type Place = Output<Seating['place']>;
/** The turn in which an agreement falls due. */
export type Due = Output<Seating['due']>;
/** What the Mayor cancels: what was played, or the defence of a player against it. */
export type MayorAim = Output<Seating['mayorAim']>;
