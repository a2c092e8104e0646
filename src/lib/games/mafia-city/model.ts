import type { Explanation, Seat } from '../../engine/explanation';
import type { Standing } from '$lib/engine/ranking';

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

/** The seven hexes as they lie: the middle first, then the ring clockwise from the upper left (MC-1.3). */
export type Layout = readonly [
	Location,
	Location,
	Location,
	Location,
	Location,
	Location,
	Location
];

/** One mafioso in a stack; level 0 is the lowest. */
export interface TokenAt {
	readonly location: Location;
	readonly level: number;
}

/* ---------- Set-up (MC-1) ---------- */

export interface Options {
	/** MC-3.1 R: who leaves the Cell when the Prison is evaluated. */
	readonly release: 'everyone' | 'notThisRoundsActionPhase';
	/** MC-2.2.3 R: who may raise with Secret Deal. */
	readonly raise: 'anyone' | 'presentOnly';
}

export interface Setup {
	/** 3 to 5, seats 0 … players − 1 clockwise. */
	readonly players: 3 | 4 | 5;
	readonly start: Seat;
	readonly level: 'advanced' | 'beginners';
	readonly layout: Layout;
	readonly options: Options;
	readonly tracking: 'full' | 'light';
}

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
	readonly players: readonly { readonly vp: number }[];
	readonly policeman: Holder;
	readonly mayor: Holder;
}

/** What a card or symbol was played for, with its targets. */
export type Play =
	| { readonly as: 'informer'; readonly target: TokenAt }
	| { readonly as: 'thief'; readonly from: Seat }
	| { readonly as: 'policeRaid'; readonly location: Location }
	| { readonly as: 'levers'; readonly locations: readonly [Location, Location] }
	| { readonly as: 'bigPlan'; readonly from: TokenAt; readonly to: Location }
	| { readonly as: 'deals' }
	/** One Hat: an own mafioso back to hand. */
	| { readonly as: 'hat'; readonly from: TokenAt }
	/** Two Hats: an own mafioso from reserve onto a stack. */
	| { readonly as: 'twoHats'; readonly to: Location }
	| { readonly as: 'bullet' }
	| { readonly as: 'complicity'; readonly target: TokenAt }
	| { readonly as: 'hiredAssassin'; readonly target: TokenAt }
	| { readonly as: 'secretDeal' }
	/** The +1 symbol at the Private Club. */
	| { readonly as: 'plusOne' };

/** The effects of locations that a card can cancel. */
export type LocationEffect =
	| { readonly as: 'prisonEffect'; readonly target: TokenAt }
	| { readonly as: 'harbourEffect'; readonly to: Location };

export type Veto = 'twoFists' | 'policeChief' | 'fbi';

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

/** Phase I in full tracking (MC-2.1). */
export interface ActionPhase extends Common, Board {
	readonly tracking: 'full';
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

/** Phase II in full tracking (MC-2.2). */
export interface LocationsPhase extends Common, Board {
	readonly tracking: 'full';
	readonly phase: 'locations';
	readonly marked: readonly Location[];
	readonly step:
		/** `by` holds the Mayor. */
		| { readonly kind: 'choose'; readonly by: Seat }
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

/** Phase III in full tracking (MC-2.3). */
export interface StrategyPhase extends Common, Board {
	readonly tracking: 'full';
	readonly phase: 'strategy';
	/** Who held the Mayor when the phase began; decides for the whole of it. */
	readonly ruler: Holder;
	readonly marked: readonly Location[];
	/** The location being decided; null while a ruling holder has not chosen. */
	readonly location: Location | null;
	/** Who has had the one decision at `location`. With the Mayor on Town Hall, also everybody before them. */
	readonly decided: readonly Seat[];
}

export type FullState =
	ActionPhase | LocationsPhase | StrategyPhase | (Finished & Board & { readonly tracking: 'full' });

/** The end (MC-4). */
export interface Finished extends Common {
	readonly phase: 'finished';
	readonly ranking: readonly Standing[];
	readonly decidedBy: Explanation;
}

/** Light tracking: the same phases, with what is not known asked when it matters. */
export type LightState = Common &
	Ledger & { readonly tracking: 'light' } & (
		| { readonly phase: 'action' }
		| {
				readonly phase: 'locations';
				readonly marked: readonly Location[];
				/** Null while the Mayor's holder has not chosen. */
				readonly location: Location | null;
				/** Controller of the Private Club while its extra point can still be entered. */
				readonly mayScoreExtra: Seat | null;
		  }
		/** Somebody must tell what a tie-breaker of MC-4 needs. */
		| {
				readonly phase: 'tieBreak';
				readonly tied: readonly Seat[];
				readonly by: 'reserve' | 'cards';
		  }
		| { readonly phase: 'strategy'; readonly ruler: Holder }
		/** One player alone has the fewest VP: has the same player alone the fewest cards (MC-2.4.2)? */
		| { readonly phase: 'draws'; readonly fewestVp: Seat }
		| Finished
	);

export type State = FullState | LightState;

/* ---------- Commands: what a person asks for ---------- */

/** A correction moves pieces, so that none appears or vanishes; numbers and figures are set. */
export type TokenPlace =
	| { readonly in: 'hand' | 'reserve' }
	| { readonly in: 'cell'; readonly index: number }
	| ({ readonly in: 'stack' } & TokenAt);

export type CardPile = Seat | 'draw' | 'discard';

export type Correction =
	| { readonly what: 'vp'; readonly player: Seat; readonly to: number }
	/** Levels and the Cell's index count after the piece was taken up; level = stack height puts it on top. */
	| {
			readonly what: 'token';
			readonly player: Seat;
			readonly from: TokenPlace;
			readonly to: TokenPlace;
	  }
	| {
			readonly what: 'cards';
			readonly from: CardPile;
			readonly to: CardPile;
			readonly count: number;
	  }
	| { readonly what: 'assassin'; readonly to: Location }
	| { readonly what: 'policeman' | 'mayor'; readonly to: Holder }
	/** Which round it is; the phase, and who was jailed in this round, stay. */
	| { readonly what: 'round'; readonly to: number }
	| { readonly what: 'start'; readonly player: Seat }
	| { readonly what: 'turn'; readonly player: Seat }
	| { readonly what: 'passed'; readonly player: Seat; readonly to: boolean }
	| { readonly what: 'marker'; readonly location: Location; readonly to: boolean }
	/** The phase begins anew, with nobody passed and (for 'strategy') every location marked. */
	| { readonly what: 'phase'; readonly to: 'action' | 'locations' | 'strategy' };

export type Command =
	/* Phase I */
	| { readonly type: 'exchange'; readonly player: Seat }
	| { readonly type: 'place'; readonly player: Seat; readonly location: Location }
	| { readonly type: 'play'; readonly player: Seat; readonly play: Play }
	| { readonly type: 'wait'; readonly player: Seat }
	| { readonly type: 'pass'; readonly player: Seat }
	/* Reactions, in Phases I and II */
	| { readonly type: 'veto'; readonly player: Seat; readonly with: Veto }
	/* Phase II */
	| { readonly type: 'choose'; readonly location: Location }
	/** The effect of the Prison or the Harbour, used by the controller. */
	| { readonly type: 'use'; readonly effect: LocationEffect }
	/** Nothing more happens here: settles control if it is not settled, marks the location and goes on. */
	| { readonly type: 'next' }
	/* Phase III */
	| {
			readonly type: 'takeBack';
			readonly player: Seat;
			readonly location: Location;
			/** Levels of own mafiosi, lowest first; at least one. */
			readonly levels: readonly number[];
	  }
	/** The rest of Phase III is declined; Phase IV follows at once. Also the one tap of light tracking. */
	| { readonly type: 'endStrategy' }
	/* Light tracking */
	| { readonly type: 'endAction' }
	| {
			readonly type: 'control';
			readonly location: Location;
			readonly by: Holder;
	  }
	| { readonly type: 'extraPoint'; readonly player: Seat }
	| { readonly type: 'tellFewestCards'; readonly alone: boolean }
	/** Those of the tied who are best by the criterion asked for, in seat order. */
	| { readonly type: 'tellBest'; readonly players: readonly Seat[] }
	/* The table overrules */
	| { readonly type: 'correct'; readonly correction: Correction };

/* ---------- Events: what happened ---------- */

export type Event =
	| { readonly type: 'exchanged'; readonly player: Seat }
	| { readonly type: 'placed'; readonly player: Seat; readonly location: Location }
	/** Cards leave the hand; the turn is over (except for reactions). Opens the reaction to this play. */
	| {
			readonly type: 'cardsPlayed';
			readonly player: Seat;
			readonly play: Play;
			readonly cards: 1 | 2;
	  }
	| { readonly type: 'effectUsed'; readonly player: Seat; readonly effect: LocationEffect }
	| { readonly type: 'vetoed'; readonly player: Seat; readonly with: Veto; readonly cards: 1 | 2 }
	/* Effects */
	| {
			readonly type: 'jailed';
			readonly mover: Seat;
			readonly owner: Seat;
			readonly target: TokenAt;
	  }
	| { readonly type: 'stolen'; readonly by: Seat; readonly from: Seat }
	| { readonly type: 'raided'; readonly by: Seat; readonly location: Location }
	| { readonly type: 'passCancelled'; readonly player: Seat }
	| { readonly type: 'swapped'; readonly locations: readonly [Location, Location] }
	| { readonly type: 'moved'; readonly owner: Seat; readonly from: TokenAt; readonly to: Location }
	| { readonly type: 'wentHome'; readonly owner: Seat; readonly from: TokenAt }
	| { readonly type: 'reinforced'; readonly owner: Seat; readonly to: Location }
	| { readonly type: 'bulletGranted'; readonly player: Seat }
	| { readonly type: 'raised'; readonly player: Seat }
	| { readonly type: 'killed'; readonly owner: Seat; readonly target: TokenAt }
	| { readonly type: 'extraPointScored'; readonly player: Seat }
	| { readonly type: 'assassinMoved'; readonly to: Location }
	/* Cards */
	| {
			readonly type: 'drew';
			readonly player: Seat;
			readonly cards: number;
			/** Why: Deals, Business District, or the step of MC-2.4.2. */
			readonly reason: 'deals' | 'businessDistrict' | 'fewestVpAndCards' | 'fewestVp' | 'everyone';
	  }
	| { readonly type: 'discarded'; readonly player: Seat; readonly cards: number }
	/**
	 * The discard pile becomes the draw pile (MC-1.7). `kept` is the card whose own effect draws: it is
	 * discarded only when that is done (MC-2.1 B).
	 */
	| { readonly type: 'reshuffled'; readonly by: Seat; readonly kept?: 1 }
	/* Phase I */
	| { readonly type: 'waited'; readonly player: Seat }
	/** `forced` is MC-2.1.2; also how a Bullet's action is given up. */
	| { readonly type: 'passed'; readonly player: Seat; readonly forced: boolean }
	| { readonly type: 'actionEnded' }
	/* Phase II */
	/** `by` is null where there was no choice: the Mayor on Town Hall, or one location left. */
	| { readonly type: 'chosen'; readonly location: Location; readonly by: Holder }
	/** Control is settled; the controller has scored 1 VP. */
	| { readonly type: 'controlled'; readonly location: Location; readonly by: Holder }
	| { readonly type: 'cellFreed'; readonly owners: readonly Seat[] }
	| { readonly type: 'recruited'; readonly players: readonly Seat[] }
	| { readonly type: 'policemanTaken'; readonly by: Holder }
	| { readonly type: 'mayorTaken'; readonly by: Holder }
	| { readonly type: 'marked'; readonly location: Location }
	| { readonly type: 'tieAsked'; readonly tied: readonly Seat[]; readonly by: 'reserve' | 'cards' }
	| { readonly type: 'won'; readonly ranking: readonly Standing[]; readonly decidedBy: Explanation }
	/* Phase III */
	| { readonly type: 'strategyBegan'; readonly ruler: Holder }
	| {
			readonly type: 'takenBack';
			readonly player: Seat;
			readonly location: Location;
			readonly levels: readonly number[];
	  }
	| { readonly type: 'unmarked'; readonly location: Location }
	| { readonly type: 'strategyEnded' }
	/* Phase IV */
	| { readonly type: 'startPassed'; readonly to: Seat }
	| { readonly type: 'drawsAsked'; readonly fewestVp: Seat }
	| { readonly type: 'roundBegan'; readonly round: number }
	/* The table overrules */
	| { readonly type: 'corrected'; readonly correction: Correction };
