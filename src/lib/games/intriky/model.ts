import type { Seat } from '$lib/engine/explanation';

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

/* ---------- Cards ---------- */

/** One half of an intrigue, as it is read from its own side (IN-4.7). */
export interface Half {
	readonly word: Word | Unknown;
	readonly symbol: CardSymbol | Unknown;
	/** `none` where this half prints no effect of its own: the other half's serves both (IN-4.7). */
	readonly effect: CornerEffect | 'none' | Unknown;
}

/** An intrigue as it lies before the player of its row. */
export interface Intrigue {
	readonly upper: Half;
	readonly lower: Half;
	/** Money bags: what it is worth as dollars (IN-4.3). */
	readonly dollars: number | Unknown;
}

/** An intrigue on the table. The id stays with the card, wherever it moves. */
export interface LaidCard extends Intrigue {
	readonly id: number;
}

/** A character as entered by the table; what is `unknown` stands on the card (IN-8). */
export interface Character {
	/** One that the rulebook names, or the name on the table's own card. */
	readonly who: NamedCharacter | { readonly name: string };
	/** What hiring costs. */
	readonly price: number | Unknown;
	/** What using the skill costs. */
	readonly fee: number | Unknown;
}

/* ---------- Set-up (IN-1) ---------- */

export interface Options {
	/** IN-3.2 R: where a moved card joins a row. */
	readonly move: 'ends' | 'anywhere';
	/** IN-3.3 R: whether an initiator may wait beside a row. */
	readonly initiators: 'fireAtOnce' | 'mayWait';
	/** IN-4.6 R: whether equal symbols count when the sentence makes no sense. */
	readonly symbols: 'always' | 'onlyWithSense';
	/** IN-5 R: whose laid cards the command Cancel reaches. */
	readonly cancel: 'anyRow' | 'ownRow';
}

export interface Setup {
	/** Seats 0 … players − 1 clockwise. */
	readonly players: 3 | 4;
	readonly start: Seat;
	readonly options: Options;
	readonly tracking: 'full' | 'light';
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

/** Where an open card lies. */
export type Spot =
	| { readonly in: 'row'; readonly row: Seat; readonly index: number }
	| { readonly in: 'waiting'; readonly row: Seat; readonly index: number };

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

/** One thing that a sentence, an effect or a skill plays on one player. */
export interface Part {
	readonly kind: TaskKind;
	readonly player: Seat;
	readonly amount: number;
}

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
	readonly due: { readonly round: number; readonly turn: Seat };
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

/* ---------- Commands: what a person asks for ---------- */

/** Where a card can be when the table overrules. In light tracking the piles, hands and rows are "away". */
export type Place =
	| { readonly in: 'draw' | 'discard' }
	| { readonly in: 'hand'; readonly player: Seat }
	| { readonly in: 'row' | 'waiting'; readonly player: Seat; readonly index: number }
	| { readonly in: 'bank'; readonly player: Seat; readonly index: number }
	| { readonly in: 'reserve' | 'service'; readonly player: Seat; readonly index: number };

/** What can be seen of a card where it lies open. */
export type Face =
	| { readonly as: 'intrigue'; readonly card: Intrigue }
	| { readonly as: 'initiator'; readonly number: number }
	| { readonly as: 'dollars'; readonly dollars: number }
	| { readonly as: 'character'; readonly character: Character };

/** A correction moves cards, so that none appears or vanishes; the faces of open cards and counts are set. */
export type Correction =
	/** `face`: how the card lies at its new place; null where it lies hidden. */
	| { readonly what: 'card'; readonly from: Place; readonly to: Place; readonly face: Face | null }
	| { readonly what: 'face'; readonly at: Place; readonly face: Face }
	| { readonly what: 'turn'; readonly player: Seat }
	| { readonly what: 'laid'; readonly to: boolean }
	| { readonly what: 'hired' | 'change'; readonly to: number }
	| { readonly what: 'round'; readonly to: number }
	/** Somebody has to do this first, because a card or the table says so. */
	| { readonly what: 'duty'; readonly part: Part }
	/** Nobody has to do anything any more. */
	| { readonly what: 'duties' };

/** What the Mayor cancels: what was played, or the defence of a player against it. */
export type MayorAim = 'play' | { readonly defenceOf: Seat };

/** What the players may not or may give to each other (IN-1.5). */
export type Goods = 'cards' | 'character' | 'dollars';

export type Command =
	/* Laying (IN-3) */
	| {
			readonly type: 'lay';
			readonly player: Seat;
			readonly row: Seat;
			readonly end: 'left' | 'right';
			readonly card: Intrigue;
	  }
	| {
			readonly type: 'layInitiator';
			readonly player: Seat;
			readonly row: Seat;
			readonly number: number;
			/** It waits although the row is long enough (IN-3.3, table option). */
			readonly wait?: true;
	  }
	/** An initiator that waits is used by the row's owner. */
	| { readonly type: 'fire'; readonly row: Seat; readonly index: number }
	/* Initiating (IN-4): by the row's owner */
	| {
			readonly type: 'read';
			readonly line: Line;
			/** Leftmost of the cards read. */
			readonly start: number;
			/** One for each command of the sentence, in reading order. */
			readonly targets: readonly Seat[];
			/** The corner effect for equal symbols, if it is used. */
			readonly bonus: { readonly index: number; readonly target: Seat } | null;
	  }
	/* Corner effects and what players are made to do (IN-5, IN-6) */
	| {
			readonly type: 'playEffect';
			readonly player: Seat;
			readonly index: number;
			readonly line: Line;
			readonly target: Seat;
	  }
	| {
			readonly type: 'move';
			readonly player: Seat;
			readonly from: Spot;
			readonly to: Seat;
			/** Index in the row it goes to, counted after it was taken up. */
			readonly position: number;
	  }
	| { readonly type: 'cancel'; readonly player: Seat; readonly at: Spot }
	| { readonly type: 'steal'; readonly player: Seat; readonly from: Seat }
	/** A move that may be left out, or a hand with nothing that can be laid. */
	| { readonly type: 'forgo'; readonly player: Seat }
	/* Stopping (IN-6, IN-8): any time, also entered late on the last thing */
	| { readonly type: 'defend'; readonly player: Seat; readonly index: number }
	| {
			readonly type: 'callMayor';
			readonly player: Seat;
			readonly against: MayorAim;
			readonly pay: readonly number[];
	  }
	/* Money and characters (IN-2, IN-7, IN-8). `pay`: indices in the bank, besides what is left over */
	| {
			readonly type: 'hire';
			readonly owner: Seat;
			readonly from: 'reserve' | 'service';
			readonly index: number;
			readonly pay: readonly number[];
	  }
	| {
			readonly type: 'useSkill';
			readonly player: Seat;
			/** In the player's Service. */
			readonly index: number;
			readonly target: Seat;
			readonly pay: readonly number[];
	  }
	/** A character has come to hand and goes to Reserve (IN-2.3). */
	| { readonly type: 'reveal'; readonly player: Seat; readonly character: Character }
	/* What the table reads from its cards */
	| { readonly type: 'note'; readonly at: Place; readonly face: Face }
	/* Any time (IN-1.5) */
	| {
			readonly type: 'give';
			readonly from: Seat;
			readonly to: Seat;
			readonly goods: Goods;
			readonly count: number;
	  }
	| {
			readonly type: 'agree';
			readonly by: Seat;
			readonly note: string;
			readonly due: { readonly round: number; readonly turn: Seat };
	  }
	| { readonly type: 'settle'; readonly agreement: number }
	| { readonly type: 'endTurn' }
	/* Light tracking */
	| { readonly type: 'gain'; readonly player: Seat; readonly dollars: readonly number[] }
	/* The table overrules */
	| { readonly type: 'correct'; readonly correction: Correction };

/* ---------- Events: what happened ---------- */

/** Why cards left a hand for the discard pile. */
export type DiscardReason = 'chosen' | 'random';

export type Event =
	| { readonly type: 'turnBegan'; readonly player: Seat; readonly round: number }
	/** `lost`: what was left over and is gone (IN-7.1). */
	| { readonly type: 'turnEnded'; readonly player: Seat; readonly lost: number }
	| { readonly type: 'drew'; readonly player: Seat; readonly cards: number }
	| { readonly type: 'reshuffled'; readonly cards: number }
	| { readonly type: 'revealed'; readonly player: Seat; readonly character: Character }
	| {
			readonly type: 'laid';
			readonly player: Seat;
			readonly row: Seat;
			readonly end: 'left' | 'right';
			readonly card: Intrigue;
			/** Made to by a command, an effect or a skill; else the one card of the turn. */
			readonly forced: boolean;
	  }
	/** The owner of the row is to read. */
	| {
			readonly type: 'initiatorLaid';
			readonly player: Seat;
			readonly row: Seat;
			readonly number: number;
			readonly forced: boolean;
	  }
	| {
			readonly type: 'initiatorWaits';
			readonly player: Seat;
			readonly row: Seat;
			readonly number: number;
			readonly forced: boolean;
	  }
	| { readonly type: 'fired'; readonly row: Seat; readonly index: number; readonly number: number }
	/** The cards read have become dollars; the parts are still to be carried out. */
	| {
			readonly type: 'sentenceRead';
			readonly owner: Seat;
			readonly number: number;
			readonly line: Line;
			readonly start: number;
			/** In row order. */
			readonly dollars: readonly number[];
			readonly parts: readonly Part[];
	  }
	| {
			readonly type: 'effectPlayed';
			readonly player: Seat;
			readonly index: number;
			readonly effect: CornerEffect;
			readonly part: Part;
	  }
	| {
			readonly type: 'discarded';
			readonly player: Seat;
			readonly cards: number;
			readonly reason: DiscardReason;
	  }
	| { readonly type: 'tookTop'; readonly player: Seat }
	| {
			readonly type: 'moved';
			readonly player: Seat;
			readonly from: Spot;
			readonly to: Seat;
			readonly position: number;
	  }
	| { readonly type: 'cancelled'; readonly player: Seat; readonly at: Spot }
	| { readonly type: 'stole'; readonly player: Seat; readonly from: Seat }
	/** The uppermost duty is over; `lost` of it could not be done, or was left out (IN-4.5). */
	| {
			readonly type: 'taskOver';
			readonly kind: TaskKind;
			readonly player: Seat;
			readonly lost: number;
	  }
	/** The row has become too short for the initiator, which goes to the discard pile. */
	| { readonly type: 'readingLapsed'; readonly player: Seat; readonly number: number }
	/** The defence is discarded; what was played last is as if not carried out, for everybody. */
	| {
			readonly type: 'defended';
			readonly player: Seat;
			readonly index: number;
			/** True if it had been carried out already and is now taken back. */
			readonly late: boolean;
	  }
	/** The Mayor is paid and cancels a play for everybody, or a defence against it. */
	| {
			readonly type: 'mayorCalled';
			readonly player: Seat;
			readonly against: MayorAim;
			readonly play: number;
			readonly fee: number;
			readonly pay: readonly number[];
			readonly late: boolean;
	  }
	| {
			readonly type: 'hired';
			readonly player: Seat;
			readonly owner: Seat;
			readonly from: 'reserve' | 'service';
			readonly index: number;
			readonly price: number;
			readonly pay: readonly number[];
	  }
	| {
			readonly type: 'skillUsed';
			readonly player: Seat;
			readonly index: number;
			readonly target: Seat;
			readonly fee: number;
			readonly pay: readonly number[];
			/** What it makes the target do, as far as the rulebook tells. */
			readonly part: Part | null;
	  }
	| { readonly type: 'noted'; readonly at: Place; readonly face: Face }
	| { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly cards: number }
	| {
			readonly type: 'agreed';
			readonly by: Seat;
			readonly note: string;
			readonly due: { readonly round: number; readonly turn: Seat };
	  }
	| { readonly type: 'settled'; readonly agreement: number }
	| { readonly type: 'gained'; readonly player: Seat; readonly dollars: readonly number[] }
	| { readonly type: 'won'; readonly player: Seat }
	| { readonly type: 'corrected'; readonly correction: Correction };
