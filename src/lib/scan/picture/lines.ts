import { median, reduced, softened, type Grey } from './grey';
import { groups } from './group';
import { inkOf } from './ink';
import { labelled, type Blob, type Labels } from './blobs';

/** A row of blobs that may be a line of text. Lengths and places are in pixels of the whole picture. */
export interface Line {
	readonly blobs: readonly Blob[];
	readonly labels: Labels;
	/** Pixels of `labels` for each pixel of the picture. */
	readonly scale: number;
	readonly kind: number;
	/** Slope in radians, between -π/2 and π/2. */
	readonly angle: number;
	/** The slope that most lines of the picture have. */
	readonly usualAngle: number;
	readonly x: number;
	readonly y: number;
	readonly length: number;
	readonly height: number;
	/** Height of its middle blob, nearly that of a small letter. */
	readonly letter: number;
}

/** How the picture is looked at: windows as a part of the long side, gaps in letter heights. */
const LOOKS = [
	{ window: 1 / 20, gap: 1.15 },
	{ window: 1 / 36, gap: 0.9 },
	{ window: 1 / 64, gap: 1 },
	{ window: 1 / 28, gap: 0.5 }
];
const LONG_SIDE = 1400;
/** Smaller letters cannot be read. */
const SMALLEST_LETTER = 11;
const MOST_LINES = 80;
/** No line of a table is steeper once the row is held level; steeper ones are noise. */
const STEEPEST = 0.45;

/** Finds what may be lines of text, the likeliest first, dark on light and light on dark. */
export function findLines(picture: Grey): Line[] {
	const long = Math.max(picture.width, picture.height);
	const scale = Math.min(1, LONG_SIDE / long);
	const [width, height] = [picture.width, picture.height].map((side) => Math.round(side * scale));
	const grey = softened(reduced(picture, width ?? 1, height ?? 1));
	const found = LOOKS.flatMap((look) => {
		const radius = Math.round(Math.max(grey.width, grey.height) * look.window);
		const { kinds, contrast } = inkOf(grey, radius);
		const labels = labelled(kinds, contrast, grey.width, grey.height);
		return linesOf(labels, scale, look.gap);
	});
	const readable = found.filter(
		(line) => line.letter >= SMALLEST_LETTER && line.length / line.height < 24
	);
	return distinct(readable)
		.map((line) => ({ line, rank: likelihood(line) }))
		.sort((a, b) => b.rank - a.rank)
		.slice(0, MOST_LINES)
		.map(({ line }) => line);
}

interface Sloped {
	readonly blobs: readonly Blob[];
	readonly angle: number;
}

function linesOf(labels: Labels, scale: number, gap: number): Line[] {
	const sloped = groups(labels, gap).map((blobs) => ({ blobs, angle: slopeOf(blobs, labels) }));
	const sure = sloped.filter(({ blobs }) => blobs.length >= 4).map(({ angle }) => angle);
	const usual = median(sure);
	return sloped.map((one) => lineOf(settled(one, usual, sure.length), usual, labels, scale));
}

/** A short line takes the slope of the others: its own is chance. */
function settled({ blobs, angle }: Sloped, usual: number, others: number): Sloped {
	const odd = blobs.length < 6 && Math.abs(angle - usual) > 0.17 && others >= 3;
	return { blobs, angle: blobs.length < 3 || odd ? usual : angle };
}

function slopeOf(blobs: readonly Blob[], labels: Labels): number {
	const [first] = blobs;
	if (first === undefined) return 0;
	const angle = blobs.length === 1 ? slopeWithin(first, labels) : slopeAcross(blobs);
	return Math.min(Math.max(angle, -STEEPEST), STEEPEST);
}

/** The middle one of the slopes between tops, bottoms and centres of letters that stand apart. */
function slopeAcross(blobs: readonly Blob[]): number {
	const apart = 0.9 * median(blobs.map(({ height }) => height));
	const slopes: number[] = [];
	blobs.forEach((a, i) => {
		for (const b of blobs.slice(i + 1)) {
			const dx = b.x - a.x;
			if (Math.abs(dx) <= apart) continue;
			slopes.push((b.bottom - a.bottom) / dx, (b.top - a.top) / dx, (b.y - a.y) / dx);
		}
	});
	return Math.atan(median(slopes));
}

/** The direction in which the pixels of one blob lie: a word whose letters hang together. */
function slopeWithin(blob: Blob, { of, width }: Labels): number {
	let [sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0];
	for (let y = blob.top; y <= blob.bottom; y++) {
		for (let x = blob.left; x <= blob.right; x++) {
			if (of[y * width + x] !== blob.id) continue;
			sumX += x;
			sumY += y;
			sumXX += x * x;
			sumXY += x * y;
		}
	}
	const spread = sumXX - (sumX * sumX) / blob.area;
	return spread > 0 ? Math.atan((sumXY - (sumX * sumY) / blob.area) / spread) : 0;
}

/** Measures the group along and across its own slope. */
function lineOf({ blobs, angle }: Sloped, usualAngle: number, labels: Labels, scale: number): Line {
	const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
	let [start, end] = [Infinity, -Infinity];
	const tops: number[] = [];
	const bottoms: number[] = [];
	for (const blob of blobs) {
		const [halfWidth, halfHeight] = [blob.width / 2, blob.height / 2];
		const along = blob.x * cos + blob.y * sin;
		const across = -blob.x * sin + blob.y * cos;
		const half = Math.max(halfHeight * 0.6, halfHeight - Math.abs(sin) * halfWidth);
		start = Math.min(start, along - halfWidth);
		end = Math.max(end, along + halfWidth);
		tops.push(across - half);
		bottoms.push(across + half);
	}
	const top = at(tops, 0.1);
	const bottom = at(bottoms, 0.9);
	const [along, across] = [(start + end) / 2, (top + bottom) / 2];
	return {
		blobs,
		labels,
		scale,
		kind: blobs[0]?.kind ?? 0,
		angle,
		usualAngle,
		x: (along * cos - across * sin) / scale,
		y: (along * sin + across * cos) / scale,
		length: (end - start) / scale,
		height: (bottom - top) / scale,
		letter: median(blobs.map(({ height }) => height)) / scale
	};
}

/** The number that stands at this part of the sorted ones. */
function at(numbers: number[], part: number): number {
	numbers.sort((a, b) => a - b);
	return numbers[Math.floor(numbers.length * part)] ?? 0;
}

/** The same line found by several looks counts once. */
function distinct(lines: readonly Line[]): Line[] {
	const kept: Line[] = [];
	const longestFirst = [...lines].sort((a, b) => b.blobs.length - a.blobs.length);
	for (const line of longestFirst) if (!kept.some((other) => same(other, line))) kept.push(line);
	return kept;
}

const same = (a: Line, b: Line): boolean =>
	a.kind === b.kind &&
	Math.hypot(a.x - b.x, a.y - b.y) < 0.3 * b.letter &&
	Math.abs(a.length - b.length) < 0.15 * b.length &&
	Math.abs(a.letter - b.letter) < 0.2 * b.letter;

/** Large, of several letters, long, of even height, level with the others and clear: likely a title. */
function likelihood(line: Line): number {
	const heights = line.blobs.map(({ height }) => height);
	const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
	const variance = heights.reduce((sum, height) => sum + (height - mean) ** 2, 0) / heights.length;
	const contrast = median(line.blobs.map((blob) => blob.contrast));
	return (
		Math.min(line.blobs.length, 8) * 0.35 +
		Math.min(line.length / line.height, 6) * 0.25 +
		Math.log2(line.letter / 12) * 0.8 +
		Math.log2(Math.max(contrast, 4) / 15) * 0.9 -
		(Math.sqrt(variance) / mean) * 1.2 -
		Math.abs(line.angle - line.usualAngle) * 4
	);
}
