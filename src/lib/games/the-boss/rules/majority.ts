import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Crew, Place, Side } from '../model';
import { fact, named, where } from './fact';
import type { Setup } from '../schema';

type Sides = Setup['sides'];

/** The colours of a game in ascending order (TB-1.1). */
export const sidesOf = (sides: Sides): readonly Side[] =>
	sides.map((_, seat) => seat).filter((side) => sides.includes(side));

/** The colour of a seat that is known to exist. */
export function sideOf(sides: Sides, seat: Seat): Side {
	const side = sides[seat];
	if (side === undefined) throw new Error(`no seat ${String(seat)}`);
	return side;
}

/** Gangsters in one place by colour; partners add up (TB-2.3, TB-2.4). */
export function countsOf(crews: readonly Crew[], sides: Sides): readonly number[] {
	const counts = sides.map(() => 0);
	for (const { seat, family, associates } of crews) {
		const side = sideOf(sides, seat);
		counts[side] = (counts[side] ?? 0) + family + associates;
	}
	return counts;
}

/** Whether a colour has a family member in one place, the partner's included (TB-2.3). */
export const hasFamily = (crews: readonly Crew[], sides: Sides, side: Side): boolean =>
	crews.some(({ seat, family }) => family > 0 && sides[seat] === side);

/** Who has most gangsters in a place. */
interface Majority {
	/** Null where nobody stands; there is never a tie (TB-2.4). */
	readonly side: Side | null;
	readonly explain: () => Explanation;
}

/** Who takes what a place pays, and why (TB-3.1, TB-3.2). */
export function majority(place: Place, crews: readonly Crew[], sides: Sides): Majority {
	const rule = place === 'chicago' ? 'TB-3.2' : 'TB-3.1';
	const counts = countsOf(crews, sides);
	const most = Math.max(...counts);
	const best = counts.indexOf(most);
	return {
		side: most > 0 ? best : null,
		explain: () => {
			if (most === 0) return fact('nobodyThere', { place: where(place) }, [rule]);
			const because = counts
				.map((count, side) => ({ side, count }))
				.filter(({ count }) => count > 0)
				.toSorted((a, b) => b.count - a.count)
				.map(({ side, count }) =>
					fact('gangstersThere', { who: named(sides, side), count }, ['TB-2.4'])
				);
			const values = { place: where(place), who: named(sides, best), count: most };
			return fact('mostThere', values, [rule], because);
		}
	};
}
