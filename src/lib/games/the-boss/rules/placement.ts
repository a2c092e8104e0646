import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { Crew, Place } from '../model';
import { fact, named, where } from './fact';
import { countsOf, hasFamily, sideOf } from './majority';
import type { Setup } from '../schema';

/** What decides whether a player may place gangsters somewhere. */
export interface Ground {
	readonly place: Place;
	readonly seat: Seat;
	readonly sides: Setup['sides'];
	/** Everybody who stands there. */
	readonly crews: readonly Crew[];
	/** The player's gangsters in hand. */
	readonly hand: { readonly family: number; readonly associates: number };
	/** Where the player has placed gangsters in this turn. */
	readonly placed: Place | null;
	/** The player's colour is banished from there. */
	readonly banished: boolean;
	/** The player has somebody in another city, placed in an earlier turn of the round (TB-2.5 R). */
	readonly elsewhere: boolean;
}

/** The smallest number that may be placed. */
interface Smallest {
	readonly count: number;
	/** At least so many of them must be family members: 1 where the colour has none there (TB-2.3). */
	readonly family: number;
	/** Most moves are allowed and need no proof. */
	readonly explain: () => Explanation;
}

/** How few gangsters may be placed, and why fewer won't do: strictly more than anybody else (TB-2.4). */
export function smallest({ place, seat, sides, crews }: Ground): Smallest {
	const own = sideOf(sides, seat);
	const counts = countsOf(crews, sides);
	const has = counts[own] ?? 0;
	const others = counts.with(own, 0);
	const most = Math.max(...others);
	const needed = Math.max(1, most - has + 1);
	return {
		count: needed,
		family: hasFamily(crews, sides, own) ? 0 : 1,
		explain: () => {
			const values = { place: where(place), who: player(seat), needed };
			if (most === 0) return fact('anyNumber', values, ['TB-2.4']);
			const top = named(sides, others.indexOf(most));
			const because = [
				fact('gangstersThere', { who: top, count: most }, ['TB-2.4']),
				fact('gangstersThere', { who: named(sides, own), count: has }, ['TB-2.4'])
			];
			return fact('fewest', values, ['TB-2.4'], because);
		}
	};
}

/**
 * Why a player may place nobody there at all, or null: a second place in one turn (TB-2.2), banishment
 * (TB-2.6), Chicago too early (TB-2.5), or too few in hand for a majority (TB-2.4).
 */
export function closed(ground: Ground, least = smallest(ground)): Explanation | null {
	const { place, seat, sides, hand, placed } = ground;
	const who = player(seat);
	if (placed !== null && placed !== place) {
		return fact('onePlaceATurn', { who, place: where(placed) }, ['TB-2.2']);
	}
	if (ground.banished) {
		const values = { who: named(sides, sideOf(sides, seat)), place: where(place) };
		return fact('isBanished', values, ['TB-2.6']);
	}
	if (place === 'chicago' && !ground.elsewhere) return fact('chicagoTooEarly', { who }, ['TB-2.5']);
	const has = hand.family + hand.associates;
	if (has < least.count) {
		const values = { who, place: where(place), needed: least.count, has };
		return fact('tooFewForMajority', values, ['TB-2.4'], [least.explain()]);
	}
	return hand.family < least.family
		? fact('noFamilyForAssociates', { who, place: where(place) }, ['TB-2.3'])
		: null;
}

/** Why these gangsters may not be placed there, or null (TB-2.2 to TB-2.6). */
export function refused(ground: Ground, family: number, associates: number): Explanation | null {
	const { place, seat, hand } = ground;
	const who = player(seat);
	const numbers = [family, associates];
	if (numbers.some((n) => !Number.isInteger(n) || n < 0)) return fact('badNumber', {}, ['TB-2.2']);
	if (family + associates === 0) return fact('placeSomebody', {}, ['TB-2.2']);
	if (family > hand.family) {
		return fact('tooFewFamily', { who, has: hand.family, needed: family }, ['TB-1.1']);
	}
	if (associates > hand.associates) {
		return fact('tooFewAssociates', { who, has: hand.associates, needed: associates }, ['TB-1.1']);
	}
	const least = smallest(ground);
	const shut = closed(ground, least);
	if (shut !== null) return shut;
	if (family < least.family) {
		return fact('associatesAlone', { who, place: where(place) }, ['TB-2.3']);
	}
	if (family + associates >= least.count) return null;
	const values = { who, place: where(place), needed: least.count, count: family + associates };
	return fact('noMajority', values, ['TB-2.4'], [least.explain()]);
}
