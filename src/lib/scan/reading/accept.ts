import { median } from '../picture/grey';
import { ACCEPTED, MARGIN, STRONG, folded, nearest, type Title } from './match';
import type { Point } from '../model';
import type { Attempt, PlaceReading } from './read';
import type { Word } from './recogniser';
import { nearestSpan, textOf } from './span';
import type { Strip } from '../picture/strip';

/** A title with the exact place of its words in the picture. */
export interface PlacedTitle extends Point {
	readonly id: string;
	readonly reading: PlaceReading;
	readonly inverted: boolean;
	readonly angle: number;
	/** Of its words, in pixels of the picture. */
	readonly width: number;
	readonly height: number;
	/** Width of one of its letters: tells titles from smaller text. */
	readonly advance: number;
}

/** Titles this much narrower or wider than the others are other text. */
const NARROWEST = 0.5;
const WIDEST = 1.9;
const LOWEST = 0.28;
/** Letters of one size are at most so much wider in one title than in another; as a logarithm. */
const SAME_SIZE = 0.35;
/** Two readings of one place nearer than this to one another leave it open. */
const CONFLICT = 0.1;

/** The readings that are surely titles: near to one word and far from the others, of the size of the others. */
export function acceptedTitles(
	readings: readonly PlaceReading[],
	titles: readonly Title[]
): PlacedTitle[] {
	const placed = readings
		.filter(isClear)
		.map((reading) => placedTitle(reading, titles))
		.filter((title) => title !== null);
	return unambiguous(ofOneSize(undoubted(placed, readings)));
}

/** Without those that are borne out but fairly where another look at the same place speaks against them. */
function undoubted(
	placed: readonly PlacedTitle[],
	readings: readonly PlaceReading[]
): PlacedTitle[] {
	const against = readings.filter(({ proof }) => proof === 'against');
	return placed.filter(
		(title) =>
			title.reading.proof === 'clear' ||
			!against.some(({ best, strip }) => best.id === title.id && liesWithin(title, strip))
	);
}

function liesWithin(title: PlacedTitle, strip: Strip): boolean {
	const { along, across } = offset(strip, title, strip.angle);
	return along > strip.start && along < strip.end && Math.abs(across) < 0.5 * title.height;
}

const isClear = ({ best, guesses }: PlaceReading): boolean =>
	best.distance <= ACCEPTED && (guesses[1]?.distance ?? 1) - best.distance >= MARGIN;

/** Finds the words of the title within what was read; null where no words are near enough to it. */
export function placedTitle(reading: PlaceReading, titles: readonly Title[]): PlacedTitle | null {
	const { id, attempt } = reading.best;
	const forms = titles.find((title) => title.id === id)?.forms ?? [];
	const span = nearestSpan(attempt.words, forms);
	if (span === null || span.distance > ACCEPTED) return null;
	return {
		id,
		reading,
		...boxOf(span.words, attempt),
		advance: advanceOf(span.words, attempt, forms)
	};
}

function boxOf(words: readonly Word[], { crop, strip, inverted }: Attempt) {
	const left = Math.min(...words.map((word) => word.left));
	const right = Math.max(...words.map((word) => word.right));
	const top = Math.min(...words.map((word) => word.top));
	const bottom = Math.max(...words.map((word) => word.bottom));
	return {
		...crop.toPicture((left + right) / 2, (top + bottom) / 2),
		width: (right - left) / crop.scale,
		height: (bottom - top) / crop.scale,
		angle: strip.angle,
		inverted
	};
}

function advanceOf(words: readonly Word[], attempt: Attempt, forms: readonly string[]): number {
	const text = folded(textOf(words));
	const [form = text] = [...forms].sort((a, b) => nearest([a], text) - nearest([b], text));
	return boxOf(words, attempt).width / Math.max(1, form.length);
}

/**
 * Titles of one deck are of one size, and the largest text of a card; what is far smaller is an effect in
 * its corner, however many of those there are. A single large one may have been measured wrong.
 */
function ofOneSize(titles: readonly PlacedTitle[]): PlacedTitle[] {
	const strong = titles.filter(({ reading }) => reading.best.distance <= STRONG);
	const largestFirst = [...(strong.length > 0 ? strong : titles)].sort(
		(a, b) => b.advance - a.advance
	);
	const alike = (a: PlacedTitle) => largestFirst.filter((b) => isLike(a.advance, b.advance));
	const shared = largestFirst.find((title) => alike(title).length > 1) ?? largestFirst[0];
	if (shared === undefined) return [];
	const advance = median(alike(shared).map((title) => title.advance));
	const height = median(alike(shared).map((title) => title.height));
	return titles.filter(
		(title) =>
			title.advance >= NARROWEST * advance &&
			title.advance <= WIDEST * advance &&
			title.height >= LOWEST * height
	);
}

const isLike = (a: number, b: number): boolean => Math.abs(Math.log(a / b)) < SAME_SIZE;

/** At each place the nearest one; none where another is nearly as near. */
function unambiguous(titles: readonly PlacedTitle[]): PlacedTitle[] {
	const kept: PlacedTitle[] = [];
	const open = new Set<PlacedTitle>();
	const distanceOf = ({ reading }: PlacedTitle) => reading.best.distance;
	for (const title of [...titles].sort((a, b) => distanceOf(a) - distanceOf(b))) {
		const other = kept.find((one) => overlapping(one, title));
		if (other === undefined) kept.push(title);
		else if (
			(other.id !== title.id || other.inverted !== title.inverted) &&
			distanceOf(title) - distanceOf(other) < CONFLICT
		)
			open.add(other);
	}
	return kept.filter((title) => !open.has(title));
}

function overlapping(a: PlacedTitle, b: PlacedTitle): boolean {
	const { along, across } = offset(a, b, b.angle);
	return (
		Math.abs(along) < 0.5 * Math.max(a.width, b.width) &&
		Math.abs(across) < 0.7 * Math.max(a.height, b.height)
	);
}

/** From one place to another, along and across a slope. */
export function offset(from: Point, to: Point, angle: number) {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	return { along: dx * cos + dy * sin, across: -dx * sin + dy * cos };
}
