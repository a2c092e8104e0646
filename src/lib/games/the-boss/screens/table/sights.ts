import type { Seat } from '$lib/engine/explanation';
import { lastCards, pendingCities } from '../../decide/settle';
import {
	CITIES,
	type City,
	type Crew,
	type Face,
	type FullState,
	type Place,
	type Side,
	type State,
	type TurnPhase
} from '../../model';
import { CITY_CARDS } from '../../rules/city-sets';
import { leftOfChicago, payout } from '../../rules/chicago';
import { lastTurn } from '../../rules/last-turn';
import { countsOf, majority, sideOf } from '../../rules/majority';
import { faceName, money, namesOf, placeName, type Speech } from './speech';

/** The number printed on a boss card; Chicago has none (TB-1.2). */
export const numberOf = (place: Place): number | null =>
	place === 'chicago' ? null : CITIES.indexOf(place) + 1;

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
export const turnedUpAt = (state: State, place: Place) =>
	'turnedUp' in state ? state.turnedUp.find(({ city }) => city === place) : undefined;

/** What Chicago would pay as the cards lie; not known in light tracking (TB-3.2). */
export const payoutNow = (state: State): ReturnType<typeof payout> | null =>
	state.tracking === 'light' ? null : payout(lastCards(state), state.setup.options.chicago);

/** Whether the last card of a place counts for Chicago (TB-3.2). */
export const countsForChicago = ({ row }: State, place: Place): boolean =>
	leftOfChicago(row).some((city) => city === place);

/** The cities that are still to be evaluated, from left to right (TB-3.1). */
export function pendingIn(state: State): readonly City[] {
	if (state.phase === 'end') return state.choices.length > 0 ? [] : pendingCities(state);
	if (state.phase !== 'round') return [];
	return state.row.flatMap((place) =>
		place === 'chicago' || turnedUpAt(state, place) !== undefined ? [] : [place]
	);
}

/** The proof of the last turn's order; null in other turns, and where the table has put another order (TB-2.8). */
export function orderOf({ counts, gun, order }: TurnPhase): ReturnType<typeof lastTurn> | null {
	if (counts === null) return null;
	const proof = lastTurn(counts, gun);
	return proof.order.join() === order.join() ? proof : null;
}

/** Who is on turn in full tracking, or null. */
export const actor = (state: State): Seat | null =>
	state.phase === 'turn' ? (state.order[state.at] ?? null) : null;

/** Everything that the drawing of a boss card shows, in one sentence after another. */
export function describePlace(state: State, place: Place, words: Speech): string {
	const { ui } = words.c;
	const number = numberOf(place);
	const parts = [placeName(place, words)];
	if (number !== null) parts.push(ui.boss.number(number));
	if (state.tracking === 'full') parts.push(...describeBoard(state, place, words));
	const turned = turnedUpAt(state, place);
	if (turned !== undefined) {
		const name = namesOf(state.setup.sides, turned.side, words);
		parts.push(ui.boss.turnedUp(faceName(turned.face, words), name));
	}
	const out = banishedAt(state, place).map((side) => namesOf(state.setup.sides, side, words));
	if (out.length > 0) parts.push(ui.boss.banished(out.join(', ')));
	if (place === 'chicago') parts.push(chicagoNext(state, words));
	else if (countsForChicago(state, place)) parts.push(ui.boss.counts);
	return parts.join('. ');
}

function describeBoard(state: FullState, place: Place, words: Speech): string[] {
	const { ui } = words.c;
	const crews = crewsAt(state, place).map(({ seat, family, associates }) =>
		ui.boss.crew(words.name(seat), family, associates)
	);
	const parts = crews.length === 0 ? [ui.boss.empty] : crews;
	if (place === 'chicago') {
		return [...parts, ui.boss.pays(money(payoutNow(state)?.amount ?? 0))];
	}
	const cards = cardsAt(state, place);
	const top = cards.at(-1);
	const card = top === undefined ? ui.boss.noCard : ui.boss.top(faceName(top, words), cards.length);
	const held = heldAt(state, place);
	return [...parts, card, ...(held > 0 ? [ui.boss.held(held)] : [])];
}

/** Where Chicago goes when the round is over (TB-3.6). */
export function chicagoNext({ row }: State, words: Speech): string {
	const { ui } = words.c;
	const next = row[row.indexOf('chicago') + 1];
	return next === undefined ? ui.boss.stays : ui.boss.moves(placeName(next, words));
}
