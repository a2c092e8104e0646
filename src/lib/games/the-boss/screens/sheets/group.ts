import type { smallest } from '../../rules/placement';

type Smallest = ReturnType<typeof smallest>;

/** Gangsters that are about to be placed. */
export interface Group {
	readonly family: number;
	readonly associates: number;
}

/**
 * The smallest group that the rules allow (TB-2.3, TB-2.4), family members first: they come back at the
 * end of the round.
 */
export function firstGroup({ count }: Smallest, hand: Group): Group {
	const family = Math.min(hand.family, count);
	return { family, associates: Math.min(hand.associates, count - family) };
}

interface Range {
	readonly min: number;
	readonly max: number;
}

/** How far each number can be stepped so that the group stays large enough. */
export function stepping(
	least: Smallest,
	hand: Group,
	{ family, associates }: Group
): { readonly family: Range; readonly associates: Range } {
	return {
		family: { min: Math.max(least.family, least.count - associates, 0), max: hand.family },
		associates: { min: Math.max(0, least.count - family), max: hand.associates }
	};
}
