import * as v from 'valibot';
import { explanationBy } from '$lib/engine/schemas/explanation';
import type { Output } from '$lib/engine/schemas/output';
import { kinds } from '$lib/engine/schemas/kinds';
import { rankingBy } from '$lib/engine/schemas/ranking';
import { correctionOf } from './correction';
import { effect, playOf, veto } from './play';
import {
	count,
	levels,
	location,
	points,
	round,
	tokenAt,
	twoLocations,
	type Seating
} from './vocabulary';

const oneOrTwo = v.picklist([1, 2]);

const cardsOf = (table: Seating) => {
	const { seat } = table;
	return {
		exchanged: { player: seat },
		/** Cards leave the hand; the turn is over (except for reactions). Opens the reaction to this play. */
		cardsPlayed: { player: seat, play: playOf(table), cards: oneOrTwo },
		effectUsed: { player: seat, effect },
		vetoed: { player: seat, with: veto, cards: oneOrTwo },
		drew: {
			player: seat,
			cards: count,
			/** Why: Deals, Business District, or the step of MC-2.4.2. */
			reason: v.picklist(['deals', 'businessDistrict', 'fewestVpAndCards', 'fewestVp', 'everyone'])
		},
		discarded: { player: seat, cards: count },
		/**
		 * The discard pile becomes the draw pile (MC-1.7). `kept` is the card whose own effect draws: it is
		 * discarded only when that is done (MC-2.1 B).
		 */
		reshuffled: { by: seat, kept: v.exactOptional(v.literal(1)) }
	};
};

const effectsOf = ({ seat }: Seating) => ({
	jailed: { mover: seat, owner: seat, target: tokenAt },
	stolen: { by: seat, from: seat },
	raided: { by: seat, location },
	passCancelled: { player: seat },
	swapped: { locations: twoLocations },
	moved: { owner: seat, from: tokenAt, to: location },
	wentHome: { owner: seat, from: tokenAt },
	reinforced: { owner: seat, to: location },
	bulletGranted: { player: seat },
	raised: { player: seat },
	killed: { owner: seat, target: tokenAt },
	extraPointScored: { player: seat },
	assassinMoved: { to: location }
});

const actionOf = ({ seat }: Seating) => ({
	placed: { player: seat, location },
	waited: { player: seat },
	/** `forced` is MC-2.1.2; also how a Bullet's action is given up. */
	passed: { player: seat, forced: v.boolean() },
	actionEnded: {}
});

const locationsOf = (table: Seating) => {
	const { seat, seats, holder, owners } = table;
	return {
		/** `by` is null where there was no choice: the Mayor on Town Hall, or one location left. */
		chosen: { location, by: holder },
		/** Control is settled; the controller has scored 1 VP. */
		controlled: { location, by: holder },
		cellFreed: { owners },
		recruited: { players: seats },
		policemanTaken: { by: holder },
		mayorTaken: { by: holder },
		marked: { location },
		tieAsked: { tied: seats, by: v.picklist(['reserve', 'cards']) },
		won: {
			ranking: rankingBy(seat, table.players, points),
			decidedBy: explanationBy(seat)
		}
	};
};

const strategyAndEndOf = ({ seat, holder }: Seating) => ({
	strategyBegan: { ruler: holder },
	takenBack: { player: seat, location, levels },
	unmarked: { location },
	strategyEnded: {},
	startPassed: { to: seat },
	drawsAsked: { fewestVp: seat },
	roundBegan: { round }
});

/** What can have happened at a table. */
export const eventOf = (table: Seating) =>
	kinds('type', {
		...actionOf(table),
		...cardsOf(table),
		...effectsOf(table),
		...locationsOf(table),
		...strategyAndEndOf(table),
		corrected: { correction: correctionOf(table) }
	});

/** What happened. */
export type Event = Output<ReturnType<typeof eventOf>>;
