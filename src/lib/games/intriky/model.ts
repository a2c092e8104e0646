import type { Seat } from '$lib/engine/explanation';
import type { Character, Due, Intrigue, Part, Setup } from './schema';

/* ---------- Vocabulary ---------- */

/** Stands for what the table has not entered, or what is printed on the card alone. */
export type Unknown = 'unknown';

/** The five words that command (IN-5). */
export const COMMAND_WORDS = ['take', 'discard', 'lay', 'move', 'cancel'] as const;
export type CommandWord = (typeof COMMAND_WORDS)[number];

/** The three words that say how many (IN-4.4). */
export const AMOUNT_WORDS = ['one', 'two', 'three'] as const;
export type AmountWord = (typeof AMOUNT_WORDS)[number];

/** The eight words of the intrigues. */
export const WORDS = [...COMMAND_WORDS, ...AMOUNT_WORDS] as const;
export type Word = (typeof WORDS)[number];

/** The three symbols in the right corner (IN-4.6). */
export const SYMBOLS = ['pistol', 'car', 'bottles'] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** The eight effects in the left corner (IN-6). */
export const EFFECTS = [
	'throwOne',
	'takeOne',
	'takeTop',
	'layTwo',
	'cancelOne',
	'defence',
	'moveOne',
	'stealOne'
] as const;
export type CornerEffect = (typeof EFFECTS)[number];

/** The two lines of a row; the lower one is printed upside down (IN-4.2). */
export const LINES = ['upper', 'lower'] as const;
export type Line = (typeof LINES)[number];

/** The characters that the rulebook names (IN-8). */
export const CHARACTERS = [
	'taxiDriver',
	'pilot',
	'mechanic',
	'policeman',
	'killer',
	'banker',
	'thief',
	'mayor'
] as const;
export type NamedCharacter = (typeof CHARACTERS)[number];

/** How many of each card the box holds (IN-1.1). */
export const BOX = { intrigues: 60, initiators: 20, characters: 16, cards: 96 } as const;
/** The most money bags on one card that can be entered. */
export const MOST_DOLLARS = 9;

/** An intrigue on the table. The id stays with the card, wherever it moves. */
export interface LaidCard extends Intrigue {
	readonly id: number;
}

/* ---------- State ---------- */

/** What a player has won; open to all. */
export interface Purse {
	/** What each card in the bank is worth (IN-7.1). */
	readonly bank: readonly number[];
	readonly reserve: readonly Character[];
	readonly service: readonly Character[];
}

/** What lies before a player. */
export interface Row {
	/** From left to right, as the player sees it (IN-3.1). */
	readonly cards: readonly LaidCard[];
	/** Numbers of the initiators that wait beside the row (IN-3.3, table option). */
	readonly waiting: readonly number[];
}

/** What a command or an effect makes a player do. */
export const TASKS = [
	'take',
	'discard',
	'lay',
	'move',
	'cancel',
	'throw',
	'takeTop',
	'cancelOne',
	'mayMove',
	'steal'
] as const;
export type TaskKind = (typeof TASKS)[number];

/** A part that is still to be carried out (IN-4.5). */
export interface Task {
	readonly kind: TaskKind;
	readonly player: Seat;
	readonly left: number;
	/** The sentence or effect that it belongs to; null for a skill, which nothing stops (IN-8). */
	readonly play: number | null;
	/** False once the player has begun to carry it out: then it can't be stopped any more. */
	readonly fresh: boolean;
	/** Ids of the cards moved by it: n cards are n different cards. */
	readonly moved: readonly number[];
}

/** An initiator has been laid: the owner of the row says what is read (IN-4.1). */
export interface ReadingDue {
	readonly kind: 'read';
	readonly player: Seat;
	readonly number: number;
}

export type Duty = Task | ReadingDue;

/** What was played last, as long as it can still be stopped although it has been carried out (IN-6, IN-8). */
export interface Reaction {
	readonly play: number;
	readonly parts: readonly Part[];
	/** Who has stopped it for themselves with a defence. */
	readonly defended: readonly Seat[];
	/** Its costs are paid and its dollars gained, but nothing of it has been carried out. */
	readonly before: FullTurn;
}

/** Promises between players are theirs to keep; the app reminds (IN-1.5). */
export interface Agreement {
	readonly id: number;
	readonly by: Seat;
	readonly note: string;
	/** The turn in which it falls due. */
	readonly due: Due;
}

interface Common {
	readonly setup: Setup;
	/** From 1. */
	readonly round: number;
	readonly purses: readonly Purse[];
	readonly agreements: readonly Agreement[];
	/** The next id that a card, a play or an agreement gets. */
	readonly serial: number;
}

/** What only full tracking knows of the table. */
export interface Cloth {
	/** Cards in each hand: the number, never the faces. */
	readonly hands: readonly number[];
	readonly rows: readonly Row[];
	readonly drawPile: number;
	readonly discardPile: number;
}

interface Turn extends Common {
	readonly phase: 'turn';
	/** Whose turn it is. */
	readonly active: Seat;
	/** Characters that have entered Service in this turn (IN-2.1). */
	readonly hired: number;
	/** What is left over of the cards paid in this turn (IN-7.1). */
	readonly change: number;
}

export interface FullTurn extends Turn, Cloth {
	readonly tracking: 'full';
	/** The one card of the turn is laid (IN-2). */
	readonly laid: boolean;
	/** What is to be done before the turn goes on; the last one first (IN-5). */
	readonly duties: readonly Duty[];
	readonly reaction: Reaction | null;
}

/** Light tracking: banks, characters and turns; the rest lies on the table alone. */
export interface LightTurn extends Turn {
	readonly tracking: 'light';
}

export type TurnState = FullTurn | LightTurn;

interface Over extends Common {
	readonly phase: 'finished';
	readonly winner: Seat;
}

export type Finished =
	(Over & Cloth & { readonly tracking: 'full' }) | (Over & { readonly tracking: 'light' });

export type State = TurnState | Finished;
