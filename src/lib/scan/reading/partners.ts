import { offset, type PlacedTitle } from './accept';
import { median } from '../picture/grey';
import { DARK, LIGHT } from '../picture/ink';
import type { Point } from '../model';
import { presumedStrip, type Strip } from '../picture/strip';

/** The two titles of a card: the upper stands upright, the lower upside down. */
export interface Pair {
	readonly upper: PlacedTitle;
	readonly lower: PlacedTitle;
	/** From the upper to the lower, along and across the row. */
	readonly along: number;
	readonly across: number;
}

/** How far apart the titles of one card are at least, and how far askew at most, in title heights. */
const APART = 3;
const ASKEW = 2.2;
/** Long enough for every title, in widths of a letter. */
const LONGEST_TITLE = 8.5;

/** The slope of the row. */
export const slopeOf = (titles: readonly PlacedTitle[]): number =>
	median(titles.map(({ angle }) => angle));

/** Puts upper and lower titles together, those least askew first. */
export function pairsOf(titles: readonly PlacedTitle[]): Pair[] {
	const angle = slopeOf(titles);
	const height = median(titles.map((title) => title.height));
	const possible = titles
		.filter(({ inverted }) => !inverted)
		.flatMap((upper) =>
			titles
				.filter(({ inverted }) => inverted)
				.map((lower) => ({ upper, lower, ...offset(upper, lower, angle) }))
		)
		.filter(({ along, across }) => across > APART * height && Math.abs(along) < ASKEW * height)
		.sort((a, b) => Math.abs(a.along) - Math.abs(b.along));
	const used = new Set<PlacedTitle>();
	return possible.filter(({ upper, lower }) => {
		if (used.has(upper) || used.has(lower)) return false;
		used.add(upper).add(lower);
		return true;
	});
}

/** How far in from its titles, and how far off its middle, the corner texts of a card lie; parts of its height. */
const INSIDE = 0.12;
const BESIDE = 0.45;

/** Without what stands between the two titles of a card: that is the effect in its corner, which begins with a title's word. */
export function withoutCorners(titles: readonly PlacedTitle[]): PlacedTitle[] {
	const pairs = pairsOf(titles);
	const paired = new Set(pairs.flatMap(({ upper, lower }) => [upper, lower]));
	const angle = slopeOf(titles);
	const isWithin = (title: PlacedTitle, { upper, along, across }: Pair): boolean => {
		const place = offset(upper, title, angle);
		const part = place.across / across;
		const off = Math.abs(place.along - part * along);
		return part > INSIDE && part < 1 - INSIDE && off < BESIDE * across;
	};
	return titles.filter(
		(title) => paired.has(title) || !pairs.some((pair) => isWithin(title, pair))
	);
}

/** Where the other title of a card must be, by the nearest card of which both are known. */
export interface Presumed {
	readonly of: PlacedTitle;
	readonly at: Point;
	readonly inverted: boolean;
	readonly strips: readonly Strip[];
}

/** For each title without a partner the place to look at again; none while no card is complete. */
export function missingPartners(titles: readonly PlacedTitle[]): Presumed[] {
	const pairs = pairsOf(titles);
	const paired = new Set(pairs.flatMap(({ upper, lower }) => [upper, lower]));
	const angle = slopeOf(titles);
	const widest = Math.max(...titles.map(({ advance }) => advance));
	return titles
		.filter((title) => !paired.has(title))
		.map((title) => presumed(title, pairs, angle, LONGEST_TITLE * widest))
		.filter((place) => place !== null);
}

function presumed(
	of: PlacedTitle,
	pairs: readonly Pair[],
	angle: number,
	length: number
): Presumed | null {
	const farFrom = ({ upper, lower }: Pair) =>
		Math.abs(offset(of.inverted ? lower : upper, of, angle).along);
	const [model] = [...pairs].sort((a, b) => farFrom(a) - farFrom(b));
	if (model === undefined) return null;
	const turn = of.inverted ? -1 : 1;
	const [along, across] = [turn * model.along, turn * model.across];
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const at = { x: of.x + along * cos - across * sin, y: of.y + along * sin + across * cos };
	const { letter, light } = of.reading.strip;
	const slope = (of.angle + (of.inverted ? model.upper : model.lower).angle) / 2;
	// As its partner is printed, and the other way about should the ground change.
	const kinds = light ? [LIGHT, DARK] : [DARK, LIGHT];
	const strips = kinds.map((kind) => presumedStrip(at, slope, length + letter, letter, kind));
	return { of, at, inverted: !of.inverted, strips };
}
