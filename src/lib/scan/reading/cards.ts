import { offset, type PlacedTitle } from './accept';
import { median } from '../picture/grey';
import type { Candidate, FoundCard, Point, Quad, Reading } from '../model';
import { missingPartners, pairsOf, slopeOf, withoutCorners } from './partners';
import type { PlaceReading } from './read';

/** So many candidates are offered where nothing is sure. */
const OFFERED = 3;
/** A place that comes no nearer to any title is not worth asking about. */
const WORTH_ASKING = 0.45;

interface Half {
	readonly at: Point;
	readonly reading: Reading;
}

/**
 * Puts the titles of a row together, from left to right. A picture without both an upright and an
 * inverted title holds no such card: other text may look like one title, hardly like both.
 */
export function cardsOf(
	all: readonly PlacedTitle[],
	readings: readonly PlaceReading[]
): { cards: FoundCard[]; uprightSure: boolean } {
	const accepted = withoutCorners(all);
	const ways = new Set(accepted.map(({ inverted }) => inverted));
	if (ways.size < 2) return { cards: openCards(readings, accepted), uprightSure: false };
	const angle = slopeOf(accepted);
	const pairs = pairsOf(accepted).map(({ upper, lower }) =>
		card(sureHalf(upper), sureHalf(lower), angle)
	);
	const paired = new Set(pairsOf(accepted).flatMap(({ upper, lower }) => [upper, lower]));
	const presumed = missingPartners(accepted);
	const single = accepted
		.filter((title) => !paired.has(title))
		.map((title) => {
			const partner = presumed.find(({ of }) => of === title);
			const other =
				partner === undefined ? null : openHalf(partner.at, partner.inverted, title, readings);
			const own = sureHalf(title);
			return title.inverted ? card(other, own, angle) : card(own, other, angle);
		});
	const cards = [...pairs, ...single].sort((a, b) => middleAlong(a, angle) - middleAlong(b, angle));
	return { cards, uprightSure: false };
}

/** The one card of a picture whose cards have one title: the nearest reading, of two as near the larger. */
export function singleCard(
	accepted: readonly PlacedTitle[],
	readings: readonly PlaceReading[]
): FoundCard[] {
	const rank = ({ reading, height }: PlacedTitle) => reading.best.distance - height / 400;
	const [best] = [...accepted].sort((a, b) => rank(a) - rank(b));
	if (best === undefined) return openCards(readings, []).slice(0, 1);
	const half = sureHalf(best);
	return [{ at: half.reading.at, upper: half.reading, lower: null }];
}

/** Places that may hold a title, each to be asked about: nothing is sure here. */
function openCards(
	readings: readonly PlaceReading[],
	accepted: readonly PlacedTitle[]
): FoundCard[] {
	const sure = new Set(accepted.map(({ reading }) => reading));
	return readings
		.filter((reading) => sure.has(reading) || reading.best.distance <= WORTH_ASKING)
		.sort((a, b) => a.best.distance - b.best.distance)
		.slice(0, OFFERED)
		.map((reading) => {
			const open = openReading(reading);
			return { at: open.at, upper: open, lower: null };
		});
}

const sureHalf = (title: PlacedTitle): Half => ({
	at: title,
	reading: {
		sure: true,
		id: title.id,
		at: quadOf(title, title.width, title.height, title.angle, title.inverted),
		candidates: candidatesOf(title.reading)
	}
});

/** The half that was not read for sure: the nearest reading at its place, or an empty one. */
function openHalf(
	at: Point,
	inverted: boolean,
	partner: PlacedTitle,
	readings: readonly PlaceReading[]
): Half {
	const near = readings
		.filter(({ best }) => best.attempt.inverted === inverted)
		.filter(({ strip }) => Math.hypot(strip.x - at.x, strip.y - at.y) < 1.5 * partner.height)
		.sort((a, b) => a.best.distance - b.best.distance);
	const quad = quadOf(at, partner.width, partner.height, partner.angle, inverted);
	const [first] = near;
	const candidates = first === undefined ? [] : candidatesOf(first);
	return { at, reading: { sure: false, at: quad, candidates } };
}

function openReading(reading: PlaceReading): Reading {
	const { strip, best } = reading;
	const middle = (strip.start + strip.end) / 2;
	const at = {
		x: strip.x + middle * Math.cos(strip.angle),
		y: strip.y + middle * Math.sin(strip.angle)
	};
	const { inverted } = best.attempt;
	const quad = quadOf(at, strip.end - strip.start, strip.height, strip.angle, inverted);
	return { sure: false, at: quad, candidates: candidatesOf(reading) };
}

const candidatesOf = ({ guesses }: PlaceReading): Candidate[] =>
	guesses
		.slice(0, OFFERED)
		.map(({ id, distance }) => ({ id, likeness: Math.min(1, Math.max(0, 1 - distance)) }));

/** The corners in the order of reading: the first one is where the text begins, at its top. */
function quadOf(
	{ x, y }: Point,
	width: number,
	height: number,
	angle: number,
	inverted: boolean
): Quad {
	const turn = inverted ? -1 : 1;
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const corner = (along: number, across: number): Point => {
		const [u, v] = [(turn * along * width) / 2, (turn * across * height) / 2];
		return { x: x + u * cos - v * sin, y: y + u * sin + v * cos };
	};
	return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

/** A card around its two titles, as far as they reach. */
function card(upper: Half | null, lower: Half | null, angle: number): FoundCard {
	const corners = [upper, lower].flatMap((half) => half?.reading.at ?? []);
	const origin = { x: 0, y: 0 };
	const places = corners.map((point) => offset(origin, point, angle));
	const along = places.map((place) => place.along);
	const across = places.map((place) => place.across);
	const [left, right] = [Math.min(...along), Math.max(...along)];
	const [top, bottom] = [Math.min(...across), Math.max(...across)];
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	const [u, v] = [(left + right) / 2, (top + bottom) / 2];
	const middle = { x: u * cos - v * sin, y: u * sin + v * cos };
	return {
		at: quadOf(middle, right - left, bottom - top, angle, false),
		upper: upper?.reading ?? null,
		lower: lower?.reading ?? null
	};
}

const middleAlong = ({ at }: FoundCard, angle: number): number =>
	median(at.map((point) => offset({ x: 0, y: 0 }, point, angle).along));

/** The same card with every place taken elsewhere. */
export function moved({ at, upper, lower }: FoundCard, to: (point: Point) => Point): FoundCard {
	const quad = ([a, b, c, d]: Quad): Quad => [to(a), to(b), to(c), to(d)];
	const reading = (one: Reading | null) => (one === null ? null : { ...one, at: quad(one.at) });
	return { at: quad(at), upper: reading(upper), lower: reading(lower) };
}
