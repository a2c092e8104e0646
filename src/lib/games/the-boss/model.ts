import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import type { Setup } from './schema';

/* ---------- Vocabulary ---------- */

/** The eight cities by their printed number, 1 first (TB-1.2). Words, never numbers, are stored. */
export const CITIES = [
	'newYork',
	'boston',
	'detroit',
	'kansasCity',
	'cincinnati',
	'memphis',
	'philadelphia',
	'stLouis'
] as const;
export type City = (typeof CITIES)[number];

/** Where gangsters may stand: a city with cards of its own, or Chicago, which has none (TB-1.2). */
export type Place = City | 'chicago';

/** The sanctions that a city card can show (TB-3.4). */
export const SANCTIONS = [
	'revolver',
	'prison',
	'hospital',
	'banishment',
	'theft',
	'shootout'
] as const;
export type Sanction = (typeof SANCTIONS)[number];

/** The highest sum of money that a city card is taken to show (TB-5). */
export const MOST_MONEY = 9;

/** The face of a city card: M$ from 0 to 9, or a sanction (TB-5). */
export type Face = number | Sanction;

/** The three kinds of cop cards; the double shows both badges (TB-1.7). */
export const COPS = ['gold', 'silver', 'double'] as const;
export type Cop = (typeof COPS)[number];

/**
 * A colour on the table. With 2 to 5 players it is the seat itself, with 6 it is one of the three teams
 * (TB-1.1); majorities, power and banishment belong to it.
 */
export type Side = number;

/** What one player has in one place. */
export interface Crew {
	readonly seat: Seat;
	readonly family: number;
	readonly associates: number;
}

/* ---------- State ---------- */

/** What a player has outside the places; cards in hand follow from the turn (`cardsInHand`). */
export interface Player {
	/** Family members in hand. */
	readonly family: number;
	/** Associates in hand. */
	readonly associates: number;
	/** Family members who have left the game (TB-3.4). */
	readonly dead: number;
	/** Associates who have left the game (TB-3.6). */
	readonly spent: number;
}

/** What a colour has won. */
export interface Purse {
	/** In M$; may be below zero (TB-3.4). */
	readonly power: number;
	/** In this round (TB-4). */
	readonly gained: number;
}

/** A family member who sits out; it comes back when round `returns` begins (TB-3.4). */
export interface Absent {
	readonly seat: Seat;
	readonly in: 'prison' | 'hospital';
	readonly returns: number;
}

/** A colour that may place no more gangsters in a city (TB-2.6). */
interface Banishment {
	readonly side: Side;
	readonly city: City;
}

/** How a family member is lost for good or for a time (TB-3.4). */
export type Harm = 'revolver' | 'prison' | 'hospital' | 'shootout';

/** One family member of a colour is to be hit, and its partners must say whose (TB-3.5). */
export interface PendingHit {
	readonly side: Side;
	readonly city: City;
	readonly harm: Harm;
}

/** A face-down card that has been turned up, and who took what it shows (TB-3.1). */
export interface TurnedUp {
	readonly city: City;
	readonly face: Face;
	readonly side: Side;
}

/** What both ways of tracking know at any moment. */
export interface Ledger {
	readonly setup: Setup;
	/** From 1. */
	readonly round: number;
	/** How many of the rounds were played because all was equal (TB-4). */
	readonly further: number;
	/** Who holds the loaded gun. */
	readonly gun: Seat;
	/** The boss cards from left to right, Chicago in its place (TB-1.5). */
	readonly row: readonly Place[];
	/** By colour. */
	readonly purses: readonly Purse[];
	readonly away: readonly Absent[];
	readonly banished: readonly Banishment[];
	/** The cop cards that lie open, the first one first. */
	readonly cops: readonly Cop[];
}

/** Everything that lies open in full tracking. */
export interface Board {
	readonly players: readonly Player[];
	/** Who stands where; a player who has nobody in a place is not listed there. */
	readonly crews: Readonly<Record<Place, readonly Crew[]>>;
	/** The cards played to each city, the last one on top and last here. */
	readonly played: Readonly<Record<City, readonly Face[]>>;
}

/** Full tracking: all that lies open is entered move by move. */
export type Full = Ledger & Board & { readonly tracking: 'full' };

/** Light tracking: what was won is entered; of the players it knows only who is lost for good. */
export type Light = Ledger & {
	readonly tracking: 'light';
	readonly players: readonly Pick<Player, 'dead'>[];
};

/** A player is on turn (TB-2.2). */
export type TurnPhase = Full & {
	readonly phase: 'turn';
	/** Which turn of the round, from 1. */
	readonly turn: number;
	/** All seats in the order of this turn. */
	readonly order: readonly Seat[];
	/** Index into `order` of the player on turn. */
	readonly at: number;
	/** Gangsters in hand when the last turn began, by seat; null in other turns (TB-2.8). */
	readonly counts: readonly number[] | null;
	/** Where the player on turn has placed gangsters. */
	readonly placed: Place | null;
};

/** A cop card is to be turned up after this turn (TB-2.7). */
export type CopPhase = Full & { readonly phase: 'cop'; readonly turn: number };

/** The face-down cards are turned up city by city (TB-3). */
export type EndPhase = Full & {
	readonly phase: 'end';
	readonly turnedUp: readonly TurnedUp[];
	/** Open questions of TB-3.5, the first one first. */
	readonly choices: readonly PendingHit[];
};

/** A shootout of this round: others may have lost a family member to it (TB-3.4). */
export interface Shootout {
	readonly city: City;
	readonly by: Side;
	/** Colours that have lost one to it. */
	readonly shot: readonly Side[];
}

/** Light tracking of a round: what was won is entered when it is over. */
export type RoundPhase = Light & {
	readonly phase: 'round';
	/** What was turned up for a winner. */
	readonly turnedUp: readonly TurnedUp[];
	/** Whether Chicago has been paid. */
	readonly paid: boolean;
	readonly shootout: Shootout | null;
	/** Gangsters in hand as told for the last turn, by seat, and the order they lead to (TB-2.8). */
	readonly lastTurn: { readonly counts: readonly number[]; readonly order: readonly Seat[] } | null;
};

/** Light tracking: somebody must tell who has most gangsters for a further round (TB-4). */
export type TieBreakPhase = Light & { readonly phase: 'tieBreak'; readonly tied: readonly Side[] };

/** The end (TB-4). */
export interface Result {
	readonly phase: 'finished';
	readonly ranking: readonly Standing[];
	readonly decidedBy: Explanation;
}

export type State =
	TurnPhase | CopPhase | EndPhase | RoundPhase | TieBreakPhase | (Full & Result) | (Light & Result);

export type FullState = Extract<State, Full>;
