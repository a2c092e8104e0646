import type { Seat } from '$lib/engine/explanation';
import { LOCATIONS, type Correction, type Event, type LightState } from '../model';
import { aloneWithFewest, endOfRoundDraws } from '../rules/draws';
import { distance, nextLocation } from '../rules/order';
import { winner, type Contender, type Known } from '../rules/winner';
import { target } from '../setup';
import { evolveLight } from './evolve';
import type { In } from './phases';

/** Events, and after them those that the state then reached leads to. */
export const followedBy = (
	state: LightState,
	events: readonly Event[],
	next: (state: LightState) => readonly Event[]
): readonly Event[] => [...events, ...next(events.reduce(evolveLight, state))];

/**
 * What happens with nobody deciding anything: the next location is shown while the Mayor stands on Town
 * Hall or only one is left (MC-2.2.1), and after the seventh marker the phase is over (MC-2.2.6).
 */
export function settleLocations(state: LightState): readonly Event[] {
	if (state.phase !== 'locations' || state.location !== null) return [];
	const location = nextLocation(state.marked);
	if (location === null) return endOfLocations(state, () => UNKNOWN);
	const lastOne = state.marked.length === LOCATIONS.length - 1;
	return state.mayor === null || lastOne ? [{ type: 'chosen', location, by: null }] : [];
}

/** What the table has told about a player's reserve and cards. */
interface Hearsay {
	readonly reserve: Known;
	readonly cards: Known;
}

const UNKNOWN: Hearsay = { reserve: null, cards: null };

/** Who has won at the end of Phase II, what must be asked to know it, or that the game goes on (MC-4). */
export function endOfLocations(
	state: LightState,
	hearsay: (seat: Seat) => Hearsay
): readonly Event[] {
	const { players, level } = state.setup;
	const contenders = state.players.map(({ vp }, seat): Contender => ({
		seat,
		vp,
		...hearsay(seat),
		mayor: state.mayor === seat,
		distance: distance(state.start, seat, players)
	}));
	const verdict = winner(contenders, target(players, level));
	if (verdict === null) return [{ type: 'strategyBegan', ruler: state.mayor }];
	if ('ask' in verdict) return [{ type: 'tieAsked', tied: verdict.tied, by: verdict.ask }];
	return [{ type: 'won', ...verdict }];
}

/** What is known of reserves and cards once those of the tied are named who are best by what was asked. */
export function told(state: In<'tieBreak'>, best: readonly Seat[]): (seat: Seat) => Hearsay {
	const known = (seats: readonly Seat[], seat: Seat): Known =>
		seats.includes(seat) ? 'best' : 'behind';
	const top = Math.max(...state.players.map(({ vp }) => vp));
	return (seat) => {
		if (state.players[seat]?.vp !== top) return UNKNOWN;
		return state.by === 'reserve'
			? { reserve: known(best, seat), cards: null }
			: {
					reserve: known(state.tied, seat),
					cards: state.tied.includes(seat) ? known(best, seat) : null
				};
	};
}

/** Phase IV after the starting player has changed: draws, if nothing must be asked, and the next round. */
export function endOfRound(state: LightState): readonly Event[] {
	const fewestVp = aloneWithFewest(state.players.map(({ vp }) => vp));
	return fewestVp === null
		? draws(state, { fewestCardsAlone: false })
		: [{ type: 'drawsAsked', fewestVp }];
}

/** The draws of MC-2.4.2 and the next round. */
export function draws(
	state: LightState,
	cards: { readonly fewestCardsAlone: boolean }
): readonly Event[] {
	const vp = state.players.map((owner) => owner.vp);
	return [
		...endOfRoundDraws({ vp, cards, newStart: state.start }).map(({ player, reason }): Event => ({
			type: 'drew',
			player,
			cards: 1,
			reason
		})),
		{ type: 'roundBegan', round: state.round + 1 }
	];
}

/**
 * After a correction: only what the state can't wait for. Other points ask the question of MC-4 or
 * MC-2.4.2 anew, as things stand now; nothing else bears on it.
 */
export function settleCorrection(state: LightState, { what }: Correction): readonly Event[] {
	if (state.phase === 'locations') return settleLocations(state);
	if (what !== 'vp') return [];
	if (state.phase === 'draws') return sameQuestion(state, endOfRound(state));
	if (state.phase !== 'tieBreak') return [];
	return sameQuestion(
		state,
		endOfLocations(state, () => UNKNOWN)
	);
}

/** Nothing happens where the same players are asked for the same thing as before. */
function sameQuestion(
	state: In<'tieBreak'> | In<'draws'>,
	events: readonly Event[]
): readonly Event[] {
	const [event] = events;
	const same =
		state.phase === 'draws'
			? event?.type === 'drawsAsked' && event.fewestVp === state.fewestVp
			: event?.type === 'tieAsked' &&
				event.by === state.by &&
				event.tied.join() === state.tied.join();
	return same ? [] : events;
}
