import type { Seat } from '$lib/engine/explanation';
import { isBanished } from '../questions';
import type { Crew, Face, FullState, Place, Side, State, TurnedUp, TurnPhase } from '../model';
import { leftOfChicago, payout, type LastCard } from '../rules/chicago';
import { CITY_CARDS } from '../rules/city-sets';
import { countsOf, majority, sideOf } from '../rules/majority';
import type { Ground } from '../rules/placement';

/* What one can ask of a place: who and what is there. Light tracking knows only what was turned up. */

/** What decides whether a player may place gangsters in a place now (TB-2.2 to TB-2.6). */
export function groundOf(state: TurnPhase, seat: Seat, place: Place): Ground {
	const { setup, row, crews, players, placed } = state;
	const { family, associates } = players[seat] ?? { family: 0, associates: 0 };
	return {
		place,
		seat,
		sides: setup.sides,
		crews: crews[place],
		hand: { family, associates },
		placed: state.order[state.at] === seat ? placed : null,
		banished: isBanished(state, sideOf(setup.sides, seat), place),
		elsewhere: row.some(
			(other) => other !== 'chicago' && crews[other].some((crew) => crew.seat === seat)
		)
	};
}

/** Who stands in a place, the strongest colour first, partners together. */
export function crewsAt(state: State, place: Place): readonly Crew[] {
	if (state.tracking === 'light') return [];
	const { sides } = state.setup;
	const crews = state.crews[place];
	const counts = countsOf(crews, sides);
	const strength = ({ seat }: Crew): number => counts[sideOf(sides, seat)] ?? 0;
	return crews.toSorted((a, b) => strength(b) - strength(a) || a.seat - b.seat);
}

/**
 * Who has most gangsters in a place, with the count behind it. Null in light tracking, and where a card is turned up:
 * whoever it hit has left, so that the count is no longer the one that decided (TB-3.1, TB-3.5).
 */
export const majorityAt = (state: State, place: Place): ReturnType<typeof majority> | null =>
	state.tracking === 'light' || turnedUpAt(state, place) !== undefined
		? null
		: majority(place, state.crews[place], state.setup.sides);

/** The colour with most gangsters in a place, or null (TB-2.4); where a card is turned up, who took it (TB-3.1). */
export const leaderAt = (state: State, place: Place): Side | null =>
	turnedUpAt(state, place)?.side ?? majorityAt(state, place)?.side ?? null;

/** City cards that lie face up in a place. */
export const cardsAt = (state: State, place: Place): readonly Face[] =>
	state.tracking === 'light' || place === 'chicago' ? [] : state.played[place];

/** City cards of a place that are still in hands: every one but the face-down one is dealt (TB-1.6). */
export const heldAt = (state: State, place: Place): number =>
	state.phase === 'turn' && place !== 'chicago'
		? Math.max(0, CITY_CARDS[place] - 1 - state.played[place].length)
		: 0;

/** Colours that may place nobody in a city any more (TB-2.6). */
export const banishedAt = ({ banished }: State, place: Place): readonly Side[] =>
	banished.filter(({ city }) => city === place).map(({ side }) => side);

/** What was turned up in a city in this round. */
export const turnedUpAt = (state: State, place: Place): TurnedUp | undefined =>
	'turnedUp' in state ? state.turnedUp.find(({ city }) => city === place) : undefined;

/** The last-played card of each city to the left of Chicago, from left to right (TB-3.2). */
export const lastCards = ({ row, played }: FullState): readonly LastCard[] =>
	leftOfChicago(row).map((city) => ({ city, face: played[city].at(-1) ?? null }));

/** What Chicago would pay as the cards lie; not known in light tracking (TB-3.2). */
export const payoutNow = (state: State): ReturnType<typeof payout> | null =>
	state.tracking === 'light' ? null : payout(lastCards(state), state.setup.options.chicago);

/** Whether the last card of a place counts for Chicago (TB-3.2). */
export const countsForChicago = ({ row }: State, place: Place): boolean =>
	leftOfChicago(row).some((city) => city === place);
