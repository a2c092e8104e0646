import type { Explanation, Seat } from '$lib/engine/explanation';
import type { Crew, Place, Setup, Side } from '../model';
import { fact, named, where } from './fact';

type Sides = Setup['sides'];

/** The colours of a game in ascending order (TB-1.1). */
export const sidesOf = (sides: Sides): readonly Side[] =>
	[...sides.keys()].filter((side) => sides.includes(side));

/** The colour of a seat that is known to exist. */
export function sideOf(sides: Sides, seat: Seat): Side {
	const side = sides[seat];
	if (side === undefined) throw new Error(`no seat ${String(seat)}`);
	return side;
}

const ofSide = (crews: readonly Crew[], sides: Sides, side: Side): readonly Crew[] =>
	crews.filter(({ seat }) => sides[seat] === side);

/** Gangsters of a colour in one place; partners add up (TB-2.3, TB-2.4). */
export const countOf = (crews: readonly Crew[], sides: Sides, side: Side): number =>
	ofSide(crews, sides, side).reduce((sum, { family, associates }) => sum + family + associates, 0);

/** Family members of a colour in one place, partners included (TB-2.3). */
export const familyOf = (crews: readonly Crew[], sides: Sides, side: Side): number =>
	ofSide(crews, sides, side).reduce((sum, { family }) => sum + family, 0);

/** Who has most gangsters in a place. */
interface Majority {
	/** Null where nobody stands; there is never a tie (TB-2.4). */
	readonly side: Side | null;
	/** Made when it is asked for. */
	readonly explanation: Explanation;
}

/** Who takes what a place pays, and why (TB-3.1, TB-3.2). */
export function majority(place: Place, crews: readonly Crew[], sides: Sides): Majority {
	const rule = place === 'chicago' ? 'TB-3.2' : 'TB-3.1';
	const counts = sidesOf(sides)
		.map((side) => ({ side, count: countOf(crews, sides, side) }))
		.filter(({ count }) => count > 0)
		.toSorted((a, b) => b.count - a.count);
	const [most] = counts;
	return {
		side: most?.side ?? null,
		get explanation() {
			if (most === undefined) return fact('nobodyThere', { place: where(place) }, [rule]);
			const because = counts.map(({ side, count }) =>
				fact('gangstersThere', { who: named(sides, side), count }, ['TB-2.4'])
			);
			const values = { place: where(place), who: named(sides, most.side), count: most.count };
			return fact('mostThere', values, [rule], because);
		}
	};
}
