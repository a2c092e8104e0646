import type { Explanation, RuleId, Seat } from '$lib/engine/explanation';
import {
	MOST_MONEY,
	SANCTIONS,
	type City,
	type Face,
	type FullState,
	type Place,
	type Sanction,
	type State
} from '../model';
import { CITY_CARDS } from '../rules/city-sets';
import { fact, where } from '../rules/fact';

const SANCTION_NAMES: ReadonlySet<Sanction | number> = new Set(SANCTIONS);

/** Refuses a seat at which nobody sits (TB-1.1). */
export const noSuchPlayer = ({ setup }: State, seat: Seat): Explanation | null =>
	Number.isInteger(seat) && seat >= 0 && seat < setup.players
		? null
		: fact('noSuchPlayer', {}, ['TB-1.1']);

/** Refuses a colour that nobody plays (TB-1.1). */
export const noSuchSide = ({ purses }: State, side: number): Explanation | null =>
	purses[side] === undefined ? fact('noSuchPlayer', {}, ['TB-1.1']) : null;

/** Refuses a place that is not in play (TB-1.3). */
export const noSuchPlace = ({ row }: State, place: Place): Explanation | null =>
	row.includes(place) ? null : fact('notInPlay', {}, ['TB-1.3']);

/** Refuses what no city card shows (TB-5). */
export function noSuchFace(face: Face): Explanation | null {
	const exists =
		typeof face === 'number'
			? Number.isInteger(face) && face >= 0 && face <= MOST_MONEY
			: SANCTION_NAMES.has(face);
	return exists ? null : fact('noSuchFace', {}, ['TB-5']);
}

/** Why a command of one phase is refused in another (TB-2, TB-3). */
export function otherPhase({ phase }: State): Explanation {
	switch (phase) {
		case 'turn':
			return fact('playOn', {}, ['TB-2.2']);
		case 'cop':
			return fact('copFirst', {}, ['TB-2.7']);
		case 'end':
			return fact('turnUpFirst', {}, ['TB-3.1']);
		case 'round':
			return fact('roundFirst', {}, ['TB-3.1']);
		case 'tieBreak':
			return fact('tellMostFirst', {}, ['TB-4']);
		case 'finished':
			return fact('gameOver', {}, ['TB-4']);
	}
}

/** One card of each city lies face down; the others can be played once (TB-1.6). */
export function noCardLeft(state: FullState, city: City): Explanation | null {
	const unknown = noSuchPlace(state, city);
	if (unknown !== null) return unknown;
	const count = CITY_CARDS[city] - 1;
	return state.played[city].length < count
		? null
		: fact('allPlayed', { city: where(city), count }, ['TB-1.6']);
}

/** Refuses in light tracking what only full tracking knows (TB-2). */
export const untracked = ({ tracking }: State): Explanation | null =>
	tracking === 'light' ? fact('lightUntracked', {}, ['TB-2']) : null;

/** Refuses in full tracking what light tracking is told: the app works it out itself. */
export const workedOut = (rule: RuleId): Explanation => fact('workedOut', {}, [rule]);
