import type { Seat } from '$lib/engine/explanation';
import type { Crew, Face, Harm, Side } from '../model';
import { countsOf } from './majority';
import type { Setup } from '../schema';

type Sides = Setup['sides'];

/** One family member that a colour loses, and the players of whom it may be. */
interface Hit {
	readonly side: Side;
	readonly harm: Harm;
	/** In seat order; more than one only where partners must choose (TB-3.5). */
	readonly seats: readonly Seat[];
}

/** Whose family member may be hit in a place: players of the colour who have one there (TB-3.5). */
export const mayBeHit = (crews: readonly Crew[], sides: Sides, side: Side): readonly Seat[] =>
	crews
		.filter(({ seat, family }) => sides[seat] === side && family > 0)
		.map(({ seat }) => seat)
		.toSorted((a, b) => a - b);

/**
 * Who is hit by a card that the winner of a place has turned up (TB-3.4): the winner by revolver, prison
 * and hospital, every other colour present by a shootout. Money and the other sanctions hit nobody.
 */
export function hits(
	face: Face,
	winner: Side,
	crews: readonly Crew[],
	sides: Sides
): readonly Hit[] {
	const hit = (side: Side, harm: Harm): Hit => ({
		side,
		harm,
		seats: mayBeHit(crews, sides, side)
	});
	if (face === 'revolver' || face === 'prison' || face === 'hospital') return [hit(winner, face)];
	if (face !== 'shootout') return [];
	return countsOf(crews, sides)
		.map((count, side) => ({ count, side }))
		.filter(({ count, side }) => count > 0 && side !== winner)
		.map(({ side }) => hit(side, 'shootout'));
}

/** How many rounds somebody sits out (TB-3.4). */
const TERM = { prison: 2, hospital: 1 } as const;

/** The round that begins with this family member back: the next rounds are sat out (TB-3.4, TB-6.5). */
export const returnsIn = (harm: 'prison' | 'hospital', round: number): number =>
	round + TERM[harm] + 1;
