import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Standing } from '$lib/engine/ranking';
import type { LocationEffect, Play, Setup, Veto } from './schema';

/* ---------- Vocabulary ---------- */

/** The seven locations by their printed number, 1 first (MC-3). Words, never numbers, are stored. */
export const LOCATIONS = [
	'prison',
	'harbour',
	'fightersClub',
	'policeStation',
	'businessDistrict',
	'privateClub',
	'townHall'
] as const;
export type Location = (typeof LOCATIONS)[number];

/** More VP than any game can give; what is above is a slip of the finger. */
export const MOST_VP = 99;

/** No game has more rounds; what is above is a slip of the finger. */
export const MOST_ROUNDS = 99;

/** The eleven kinds of action cards (MC-5). */
export const CARDS = [
	'hiredAssassin',
	'informer',
	'thief',
	'policeChief',
	'fbi',
	'policeRaid',
	'levers',
	'bigPlan',
	'deals',
	'secretDeal',
	'complicity'
] as const;

/** The four corner symbols (MC-5). */
export const SYMBOLS = ['fist', 'hat', 'bullet', 'plusOne'] as const;

/** The plays that are an action of Phase I (MC-2.1 B): texts, then symbols. */
export const CARD_PLAYS = [
	'informer',
	'thief',
	'policeRaid',
	'levers',
	'bigPlan',
	'deals'
] as const;
export const SYMBOL_PLAYS = ['hat', 'twoHats'] as const;

/** The means of cancelling (MC-5.1). */
export const VETOES = ['policeChief', 'fbi', 'twoFists'] as const;

/* ---------- State ---------- */

/** What a player owns beside the city. */
export interface Player {
	readonly vp: number;
	readonly hand: number;
	readonly reserve: number;
	/** Action cards in hand: the number, never the faces. */
	readonly cards: number;
}

/** A mafioso in the Cell. */
export interface Prisoner {
	readonly owner: Seat;
	readonly round: number;
	/** The phase in which it was jailed; matters only for the release option (MC-3.1 R). */
	readonly phase: 'action' | 'locations';
}

/** A figure that a player may hold stands on its own location while nobody does. */
export type Holder = Seat | null;

/** Everything that lies open in full tracking. */
export interface Board {
	readonly tracking: 'full';
	readonly players: readonly Player[];
	/** Owners from the lowest mafioso up. */
	readonly stacks: Readonly<Record<Location, readonly Seat[]>>;
	readonly cell: readonly Prisoner[];
	readonly assassin: Location;
	readonly policeman: Holder;
	readonly mayor: Holder;
	readonly drawPile: number;
	readonly discardPile: number;
}

/** What light tracking knows: points and the two figures that are held. The rest lies on the table alone. */
export interface Ledger {
	readonly tracking: 'light';
	readonly players: readonly Pick<Player, 'vp'>[];
	readonly policeman: Holder;
	readonly mayor: Holder;
}

/** A mafioso has gone to the Cell: who moved it there, and whose it was (MC-5, Complicity). */
export interface Jailing {
	readonly mover: Seat;
	readonly owner: Seat;
}

/**
 * The last thing that can still be cancelled (MC-5.1). `before` is the state in which its cards and those
 * of the vetoes so far are spent and its turn is over, but its effect has not happened: an odd number of
 * vetoes leads there.
 */
export interface Reaction {
	readonly by: Seat;
	readonly play: Play | LocationEffect;
	readonly vetoes: readonly { readonly by: Seat; readonly with: Veto }[];
	/** Without a reaction of its own. */
	readonly before: ActionPhase | LocationsPhase;
	/** Set while somebody may answer with Complicity. */
	readonly jailing: Jailing | null;
	/** The jailing that a Complicity answers: open again while the Complicity is cancelled. */
	readonly answered: Jailing | null;
}

interface Common {
	readonly setup: Setup;
	/** From 1. */
	readonly round: number;
	readonly start: Seat;
}

/** What stays when one phase follows another. */
export type City = Common & Board;
export type LightCity = Common & Ledger;

/** Phase I in full tracking (MC-2.1). */
export interface ActionPhase extends Common, Board {
	readonly phase: 'action';
	/** Seats that may still exchange their first two cards, in order; empty once somebody has acted (MC-1.6). */
	readonly mayExchange: readonly Seat[];
	/** The next seat in turn; seats from here to the first active one may only fire a Bullet. */
	readonly turn: Seat;
	readonly passed: readonly boolean[];
	/** The passed player whose Bullet allows one action now (MC-2.1.1b). */
	readonly bullet: Seat | null;
	readonly reaction: Reaction | null;
}

/** Phase I in light tracking: everything in it lies on the table alone. */
interface LightActionPhase extends Common, Ledger {
	readonly phase: 'action';
}

/** Between two locations; `by` holds the Mayor. */
interface Choosing {
	readonly kind: 'choose';
	readonly by: Seat;
}

/** Phase II in full tracking (MC-2.2). */
export interface LocationsPhase extends Common, Board {
	readonly phase: 'locations';
	readonly marked: readonly Location[];
	readonly step:
		| Choosing
		| {
				readonly kind: 'control';
				readonly location: Location;
				/** Secret Deals that hold, by seat. */
				readonly raises: readonly number[];
		  }
		/** Control is settled and its VP given; the effect may be used, then the next location follows. */
		| {
				readonly kind: 'effect';
				readonly location: Location;
				readonly controller: Seat;
				/** The location's own effect was used or cancelled (Prison, Harbour). */
				readonly effectSpent: boolean;
				/** The Hired Assassin has killed or the +1 has worked: no second one. */
				readonly cardSpent: boolean;
		  };
	readonly reaction: Reaction | null;
}

/** Phase II in light tracking: the table says who controls, and the next location follows at once. */
export interface LightLocationsPhase extends Common, Ledger {
	readonly phase: 'locations';
	readonly marked: readonly Location[];
	readonly step: Choosing | { readonly kind: 'control'; readonly location: Location };
	/** Controller of the Private Club while its extra point can still be entered. */
	readonly mayScoreExtra: Seat | null;
}

/** Somebody must tell what a tie-breaker of MC-4 needs; full tracking knows it. */
export interface TieBreakPhase extends Common, Ledger {
	readonly phase: 'tieBreak';
	readonly tied: readonly Seat[];
	readonly by: 'reserve' | 'cards';
}

/** Phase III in full tracking (MC-2.3). */
export interface StrategyPhase extends Common, Board {
	readonly phase: 'strategy';
	/** Who held the Mayor when the phase began; decides for the whole of it. */
	readonly ruler: Holder;
	readonly marked: readonly Location[];
	/** The location being decided; null while a ruling holder has not chosen. */
	readonly location: Location | null;
	/** Who has had the one decision at `location`. With the Mayor on Town Hall, also everybody before them. */
	readonly decided: readonly Seat[];
}

/** Phase III in light tracking: who takes back what lies on the table alone. */
interface LightStrategyPhase extends Common, Ledger {
	readonly phase: 'strategy';
	readonly ruler: Holder;
}

/** One player alone has the fewest VP: has the same player alone the fewest cards (MC-2.4.2)? Full tracking knows it. */
export interface DrawsPhase extends Common, Ledger {
	readonly phase: 'draws';
	readonly fewestVp: Seat;
}

/** The end (MC-4). */
interface Finished {
	readonly phase: 'finished';
	readonly ranking: readonly Standing[];
	readonly decidedBy: Explanation;
}

/** One tracking with the phases that it has; in full tracking everything that is asked is worked out. */
export type FullState = ActionPhase | LocationsPhase | StrategyPhase | (City & Finished);
export type LightState =
	| LightActionPhase
	| LightLocationsPhase
	| TieBreakPhase
	| LightStrategyPhase
	| DrawsPhase
	| (LightCity & Finished);

export type State = FullState | LightState;

/** A state in one of these phases, of either tracking or of the one that is named. */
export type In<Phase extends State['phase'], Of extends State = State> = Extract<
	Of,
	{ readonly phase: Phase }
>;
