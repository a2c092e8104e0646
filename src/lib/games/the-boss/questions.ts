import type { Seat } from '$lib/engine/explanation';
import type { Progress } from '$lib/contract/game';
import type { City, FullState, Place, Player, RoundPhase, Side, State, TurnPhase } from './model';
import { citiesIn } from './rules/city-sets';
import { ALL_COPS, isLastRound } from './rules/cops';
import { lastTurn } from './rules/last-turn';
import { gangsters, turnsOf } from './setup';

/* What one can ask of the course of a game: whose turn it is, what is due, what is left. */

/** What the shell shows of any game; partners have the power of their colour (TB-1.1). */
export const progress = (state: State): Progress => ({
	round: state.round,
	scores: state.setup.sides.map((side) => state.purses[side]?.power ?? 0),
	actor: actor(state),
	result: state.phase === 'finished' ? { ranking: state.ranking, decidedBy: state.decidedBy } : null
});

/** The one player who acts now; null where it is the table's turn. */
export const actor = (state: State): Seat | null =>
	state.phase === 'turn' ? (state.order[state.at] ?? null) : null;

/** City cards in a player's hand now: one is played in each turn (TB-2.2). */
export function cardsInHand(state: FullState, seat: Seat): number {
	if (state.phase === 'cop') return turnsOf(state.setup) - state.turn;
	if (state.phase !== 'turn') return 0;
	const played = state.order.indexOf(seat) < state.at ? 1 : 0;
	return turnsOf(state.setup) - state.turn + 1 - played;
}

/** How many cards have been played in this round by whose turn it is (TB-2.2). */
export function cardsPlayed(state: FullState): number {
	const { setup } = state;
	if (state.phase === 'turn') return (state.turn - 1) * setup.players + state.at;
	return (state.phase === 'cop' ? state.turn : turnsOf(setup)) * setup.players;
}

/** How many of them lie open; fewer only where the table has corrected a turn or a card. */
export const openCards = ({ played }: FullState): number =>
	Object.values(played).reduce((sum, cards) => sum + cards.length, 0);

/** The proof of the last turn's order; null in other turns, and where the table has put another order (TB-2.8). */
export function orderOf({ counts, gun, order }: TurnPhase): ReturnType<typeof lastTurn> | null {
	if (counts === null) return null;
	const proof = lastTurn(counts, gun);
	return proof.order.join() === order.join() ? proof : null;
}

/** Gangsters that a player can place: in the last turn (TB-2.8), or in a further round (TB-4). */
export const inHand = ({ family, associates }: Player): number => family + associates;

/**
 * Family members of a player who can be lost or sent away: those in hand; in light tracking, which does not know who
 * stands in a place, all who are neither lost nor away (TB-1.1, TB-3.4).
 */
export function familyFree(state: State, seat: Seat): number {
	if (state.tracking === 'full') return state.players[seat]?.family ?? 0;
	const gone = state.away.filter((one) => one.seat === seat).length;
	return gangsters(state.setup.players).family - (state.players[seat]?.dead ?? 0) - gone;
}

/** Whether a colour may place nobody in a city any more (TB-2.6). */
export const isBanished = ({ banished }: State, side: Side, place: Place): boolean =>
	banished.some((one) => one.side === side && one.city === place);

/** Whether no cop card was turned up in this round yet, and the last round is not known (TB-2.7). */
export const isCopDue = ({ cops, round, further }: State): boolean =>
	cops.length < Math.min(ALL_COPS, round - further) && !isLastRound(cops);

/** TB-2.7: the third badge of a colour lies open; after five rounds it always does. */
export const isOver = ({ cops, round, further }: State): boolean =>
	isLastRound(cops) || round - further >= ALL_COPS;

/** Light tracking: the cards are dealt anew before anything of a further round is told (TB-3.6). */
export const isToDeal = (state: RoundPhase): boolean =>
	state.round > 1 &&
	(state.further > 0 || isCopDue(state)) &&
	state.turnedUp.length === 0 &&
	!state.paid &&
	state.lastTurn === null;

/**
 * The cities whose face-down card is still to be turned up, from left to right (TB-3.1): those with gangsters, in
 * light tracking all of which nothing is told.
 */
export function pendingCities(state: State): readonly City[] {
	if (state.phase !== 'end' && state.phase !== 'round') return [];
	const { turnedUp } = state;
	const left = citiesIn(state.row).filter((place) => !turnedUp.some(({ city }) => city === place));
	return state.phase === 'end' ? left.filter((city) => state.crews[city].length > 0) : left;
}

/** What is gone through at the end of a round: the cities left, in light tracking Chicago as well (TB-3). */
export function pendingPlaces(state: State): readonly Place[] {
	if (state.phase === 'end' && state.choices.length > 0) return [];
	const cities: readonly Place[] = pendingCities(state);
	const chicago = state.phase === 'round' && !state.paid;
	return state.row.filter((place) => cities.includes(place) || (chicago && place === 'chicago'));
}
