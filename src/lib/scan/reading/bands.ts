import { offset } from './accept';
import type { Point } from '../model';
import type { Pair } from './partners';

/** How far off its band a title may lie: in title heights, and as a part of the way along the row. */
const OFF = 1;
const ASLANT = 0.14;

/**
 * Where the titles of a row lie, once a card is known: all upper ones side by side and upright, all lower ones
 * upside down. Gives which of them may stand at a place, null for neither.
 */
export function bandAt(place: Point, pairs: readonly Pair[]): 'upper' | 'lower' | null {
	const near = pairs
		.map(({ upper, lower }) => ({
			fromUpper: offset(upper, place, upper.angle),
			fromLower: offset(lower, place, lower.angle),
			height: Math.max(upper.height, lower.height)
		}))
		.sort((a, b) => Math.abs(a.fromUpper.along) - Math.abs(b.fromUpper.along));
	const [nearest] = near;
	if (nearest === undefined) return null;
	const { fromUpper, fromLower, height } = nearest;
	const isOn = ({ along, across }: { along: number; across: number }) =>
		Math.abs(across) < OFF * height + ASLANT * Math.abs(along);
	const nearerToUpper = Math.abs(fromUpper.across) <= Math.abs(fromLower.across);
	if (nearerToUpper) return isOn(fromUpper) ? 'upper' : null;
	return isOn(fromLower) ? 'lower' : null;
}
