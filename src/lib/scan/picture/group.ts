import type { Blob, Labels } from './blobs';
import { median } from './grey';
import { DARK, LIGHT } from './ink';

const MIN_HEIGHT = 7;
/** A letter is no taller than this part of the picture's long side. */
const MAX_PART = 0.22;
/** A longer group is no title, in letter heights. */
const LONGEST = 20;
/** Groups longer than this are cut as well: the titles of neighbouring cards hang together otherwise. */
const CUT_ABOVE = 6.5;
const CUT_GAP = 0.75;
const LONGEST_OF_TWO = 8.5;

/** Puts blobs that stand side by side, of like height and on one line, into groups. */
export function groups(labels: Labels, gap: number): Blob[][] {
	return [DARK, LIGHT].flatMap((kind) => {
		const letters = labels.blobs
			.filter((blob) => blob.kind === kind && letterLike(blob, labels))
			.sort((a, b) => a.left - b.left);
		return joined(letters, gap).flatMap(cut).filter(wideEnough);
	});
}

function letterLike(blob: Blob, { width, height }: Labels): boolean {
	const fill = blob.area / (blob.width * blob.height);
	return (
		blob.area >= 6 &&
		blob.height >= MIN_HEIGHT &&
		blob.height <= Math.max(width, height) * MAX_PART &&
		blob.width <= blob.height * 9 &&
		blob.height <= blob.width * 9 &&
		fill > 0.09 &&
		fill < 0.97 &&
		!atEdge(blob, width, height)
	);
}

/** What touches the edge of the picture goes on beyond it and is no whole letter. */
export const atEdge = (blob: Blob, width: number, height: number): boolean =>
	blob.left <= 1 || blob.top <= 1 || blob.right >= width - 2 || blob.bottom >= height - 2;

/** Letters sorted by their left edge; each is compared with those that begin before the widest gap. */
function joined(letters: readonly Blob[], gap: number): Blob[][] {
	const parent = letters.map((_, i) => i);
	const rootOf = (of: number): number => {
		let root = of;
		while (parent[root] !== root) root = parent[root] ?? root;
		for (let i = of; i !== root;) {
			const up = parent[i] ?? root;
			parent[i] = root;
			i = up;
		}
		return root;
	};
	letters.forEach((a, i) => {
		const farthest = a.right + gap * 1.6 * a.height;
		for (let j = i + 1; j < letters.length; j++) {
			const b = letters[j];
			if (b === undefined || b.left > farthest) break;
			if (neighbours(a, b, gap)) parent[rootOf(i)] = rootOf(j);
		}
	});
	const byRoot = new Map<number, Blob[]>();
	letters.forEach((letter, i) => {
		const root = rootOf(i);
		const group = byRoot.get(root);
		if (group === undefined) byRoot.set(root, [letter]);
		else group.push(letter);
	});
	return [...byRoot.values()];
}

/** Whether `b`, which begins to the right of `a`, may be the next letter of a sloping line. */
function neighbours(a: Blob, b: Blob, gap: number): boolean {
	const [tall, low] = [Math.max(a.height, b.height), Math.min(a.height, b.height)];
	if (low / tall < 0.42) return false;
	const between = b.left - a.right;
	if (between > gap * Math.min(tall, low * 1.6)) return false;
	if (between < -0.6 * Math.min(a.width, b.width)) return false;
	const rise = 0.3 * Math.abs(b.x - a.x);
	if (Math.abs(b.y - a.y) > 0.42 * tall + 0.4 * rise) return false;
	const level = Math.min(Math.abs(b.bottom - a.bottom), Math.abs(b.top - a.top));
	if (level > 0.22 * tall + rise) return false;
	return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >= 0.35 * low;
}

/** The group itself, and parts of a long one: each part between wide gaps, and each two neighbours. */
function cut(whole: readonly Blob[]): Blob[][] {
	const middle = median(whole.map(({ height }) => height));
	const letters = whole.filter(
		({ width, height }) => !(height > 1.5 * middle && width < 0.3 * height) && height < 2.3 * middle
	);
	const length = extent(letters);
	const found = length <= LONGEST * middle && letters.length > 0 ? [letters] : [];
	if (length <= CUT_ABOVE * middle || letters.length < 4) return found;
	const parts = partsBetweenGaps(letters, CUT_GAP * middle);
	if (parts.length < 2) return found;
	const pairs = parts
		.slice(1)
		.map((part, i) => [...(parts[i] ?? []), ...part])
		.filter((pair) => extent(pair) <= LONGEST_OF_TWO * middle);
	return [...found, ...parts, ...pairs];
}

function partsBetweenGaps(letters: readonly Blob[], gap: number): Blob[][] {
	const sorted = [...letters].sort((a, b) => a.left - b.left);
	const parts: Blob[][] = [];
	let right = -Infinity;
	for (const letter of sorted) {
		if (letter.left - right > gap) parts.push([]);
		parts.at(-1)?.push(letter);
		right = Math.max(right, letter.right);
	}
	return parts;
}

const extent = (letters: readonly Blob[]): number =>
	letters.reduce((right, letter) => Math.max(right, letter.right), -Infinity) -
	letters.reduce((left, letter) => Math.min(left, letter.left), Infinity);

/** A single letter is no title; a single wide blob may be a word in script. */
function wideEnough(letters: readonly Blob[]): boolean {
	const middle = median(letters.map(({ height }) => height));
	const width = extent(letters) + 1;
	return width >= (letters.length < 2 ? 1.8 : 1.3) * middle;
}
