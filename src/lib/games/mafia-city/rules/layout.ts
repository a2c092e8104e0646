import { LOCATIONS, type Location } from '../model';
import type { Layout } from '../schema';

/** Where the entries of a layout lie: the middle first, then the ring clockwise (MC-1.3). */
export const POSITIONS = [
	'centre',
	'upperLeft',
	'upperRight',
	'right',
	'lowerRight',
	'lowerLeft',
	'left'
] as const;

const RING = POSITIONS.length - 1;

/**
 * The locations that share an edge with this one (MC-1.3): the middle touches all six; one of the ring
 * touches the middle first, then its neighbours clockwise and the other way round.
 */
export function adjacent(layout: Layout, location: Location): readonly Location[] {
	const [centre, ...ring] = layout;
	if (location === centre) return ring;
	const at = ring.indexOf(location);
	const neighbours = [ring[(at + 1) % RING], ring[(at + RING - 1) % RING]];
	return [centre, ...neighbours.filter((neighbour) => neighbour !== undefined)];
}

/** Whether the list holds each of the seven locations once. */
export const isLayout = (list: readonly unknown[]): list is Layout =>
	list.length === LOCATIONS.length && LOCATIONS.every((location) => list.includes(location));

/**
 * The seven tiles at random (MC-1.3).
 * @param random gives numbers from 0 up to, not including, 1; chance comes in from outside.
 */
export function shuffledLayout(random: () => number): Layout {
	const left: Location[] = [...LOCATIONS];
	const drawn = LOCATIONS.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
	return isLayout(drawn) ? drawn : LOCATIONS;
}
