import type { Blob } from './blobs';
import { HEIGHT, SHAPES, WIDTH } from './digitShapes';
import { sample, type Grey } from './grey';
import { middleOf } from './mask';
import type { Letters, Strip } from './strip';

/** What a single glyph looks like among the shapes known. */
export interface Likeness {
	readonly digit: string;
	/** Correlation, at most 1. */
	readonly score: number;
	/** How much better it is than the next digit. */
	readonly margin: number;
}

interface Shape {
	readonly digit: string;
	readonly ratio: number;
	readonly pixels: Float32Array;
}

const KNOWN: readonly Shape[] = Object.entries(SHAPES).flatMap(([digit, shapes]) =>
	shapes.map((packed) => unpacked(digit, packed))
);

function unpacked(digit: string, packed: string): Shape {
	const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
	const pixels = new Float32Array(WIDTH * HEIGHT);
	for (let i = 0; i < pixels.length; i++) {
		const byte = bytes[1 + (i >> 1)] ?? 0;
		pixels[i] = i % 2 === 0 ? byte >> 4 : byte & 15;
	}
	return { digit, ratio: (bytes[0] ?? 0) / 100, pixels: normal(pixels) };
}

/** With mean 0 and length 1, so that a product of two is their correlation. */
function normal(pixels: Float32Array): Float32Array {
	const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
	const length = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0));
	return pixels.map((value) => (value - mean) / (length === 0 ? 1 : length));
}

/** A letter of a strip on its own, in the direction in which the strip is read. */
export class Glyph {
	private left = Infinity;
	private right = -Infinity;
	private top = Infinity;
	private bottom = -Infinity;
	private readonly cos: number;
	private readonly sin: number;

	constructor(
		private readonly picture: Grey,
		private readonly strip: Strip,
		private readonly letters: Letters,
		private readonly blob: Blob,
		private readonly inverted: boolean
	) {
		this.cos = Math.cos(strip.angle);
		this.sin = Math.sin(strip.angle);
		this.measure();
	}

	/** The tight box of its pixels along and across the strip. */
	private measure() {
		const { labels, scale } = this.letters;
		for (let y = this.blob.top; y <= this.blob.bottom; y++) {
			for (let x = this.blob.left; x <= this.blob.right; x++) {
				if (labels.of[y * labels.width + x] !== this.blob.id) continue;
				const [dx, dy] = [x / scale - this.strip.x, y / scale - this.strip.y];
				const along = dx * this.cos + dy * this.sin;
				const across = -dx * this.sin + dy * this.cos;
				this.left = Math.min(this.left, along);
				this.right = Math.max(this.right, along);
				this.top = Math.min(this.top, across);
				this.bottom = Math.max(this.bottom, across);
			}
		}
		const half = 0.6 / scale;
		this.left -= half;
		this.top -= half;
		this.right += half;
		this.bottom += half;
	}

	private get width() {
		return this.right - this.left;
	}

	private get height() {
		return this.bottom - this.top;
	}

	/** The place in the picture at this part of the box, 0 … 1 in the direction of reading. */
	private place(partAlong: number, partAcross: number) {
		const along = this.left + (this.inverted ? 1 - partAlong : partAlong) * this.width;
		const across = this.top + (this.inverted ? 1 - partAcross : partAcross) * this.height;
		return {
			x: this.strip.x + along * this.cos - across * this.sin,
			y: this.strip.y + along * this.sin + across * this.cos
		};
	}

	/** Compares it with the shapes of these digits. */
	likeness(digits: string): Likeness | null {
		const pixels = normal(this.reducedToShape());
		const ratio = this.width / this.height;
		const scores = new Map<string, number>();
		for (const shape of KNOWN) {
			if (!digits.includes(shape.digit)) continue;
			let product = 0;
			for (let i = 0; i < pixels.length; i++) product += (pixels[i] ?? 0) * (shape.pixels[i] ?? 0);
			const score = product - 0.25 * Math.max(0, Math.abs(Math.log(ratio / shape.ratio)) - 0.15);
			scores.set(shape.digit, Math.max(scores.get(shape.digit) ?? -1, score));
		}
		const [best, next] = [...scores].sort((a, b) => b[1] - a[1]);
		if (best === undefined || next === undefined) return null;
		return { digit: best[0], score: best[1], margin: best[1] - next[1] };
	}

	private reducedToShape(): Float32Array {
		const fine = 3;
		const sign = this.strip.light ? 1 : -1;
		const pixels = new Float32Array(WIDTH * HEIGHT);
		for (let y = 0; y < HEIGHT * fine; y++) {
			for (let x = 0; x < WIDTH * fine; x++) {
				const at = this.place((x + 0.5) / (WIDTH * fine), (y + 0.5) / (HEIGHT * fine));
				const i = Math.floor(y / fine) * WIDTH + Math.floor(x / fine);
				pixels[i] = (pixels[i] ?? 0) + sign * sample(this.picture, at.x, at.y);
			}
		}
		return pixels;
	}

	/** Black on white for the reader, 40 pixels high; null where it is no digit by its shape. */
	image(): Grey | null {
		const [tall, margin] = [40, 16];
		const scale = tall / this.height;
		const width = Math.round(this.width * scale) + 2 * margin;
		const height = tall + 2 * margin;
		if (width > 120 || width < 36) return null;
		const data = new Uint8Array(width * height);
		const own = new Uint8Array(width * height);
		for (let y = 0, i = 0; y < height; y++) {
			for (let x = 0; x < width; x++, i++) {
				const at = this.place((x - margin) / scale / this.width, (y - margin) / tall);
				data[i] = sample(this.picture, at.x, at.y) + 0.5;
				own[i] = this.closeness(at);
			}
		}
		const ink = middleOf(data, (i) => own[i] === OWN);
		const paper = middleOf(data, (i) => own[i] === FAR);
		const contrast = paper.value - ink.value;
		if (ink.count < 20 || paper.count < 20 || Math.abs(contrast) < 6) return null;
		for (let i = 0; i < data.length; i++) {
			const level = Math.min(Math.max(((data[i] ?? 0) - ink.value) / contrast, 0), 1);
			data[i] = own[i] === FAR ? 255 : 255 * level + 0.5;
		}
		return { data, width, height };
	}

	/** Whether a place of the picture is the glyph's own, two pixels from it, or farther. */
	private closeness({ x, y }: { x: number; y: number }): number {
		const { labels, scale } = this.letters;
		const owns = (dx: number, dy: number) => {
			const [column, row] = [Math.round((x + dx) * scale), Math.round((y + dy) * scale)];
			if (column < 0 || row < 0 || column >= labels.width || row >= labels.height) return false;
			return labels.of[row * labels.width + column] === this.blob.id;
		};
		if (owns(0, 0)) return OWN;
		return owns(2, 0) || owns(-2, 0) || owns(0, 2) || owns(0, -2) ? NEAR : FAR;
	}
}

const FAR = 0;
const NEAR = 1;
const OWN = 2;

interface Placed {
	readonly blob: Blob;
	readonly from: number;
	readonly to: number;
}

/**
 * The signs that may be the number before a word: among the first three, narrow, and followed by a gap
 * and by at least two letters more.
 */
export function leadingGlyphs(picture: Grey, strip: Strip, inverted: boolean): Glyph[] {
	const { letters } = strip;
	if (letters === null) return [];
	const placed = lettersInOrder(strip, letters, inverted);
	const end = placed.reduce((last, { to }) => Math.max(last, to), -Infinity);
	return placed
		.slice(0, 3)
		.filter((one, i) => {
			const next = placed[i + 1];
			if (next === undefined || one.to - one.from > 1.56 * strip.letter) return false;
			const gap = next.from - one.to;
			if (gap < 0.08 * strip.letter || gap > 1.6 * strip.letter) return false;
			return end - next.from >= 1.9 * strip.letter;
		})
		.map(({ blob }) => new Glyph(picture, strip, letters, blob, inverted));
}

function lettersInOrder(strip: Strip, letters: Letters, inverted: boolean): Placed[] {
	const { labels, scale, allowed } = letters;
	const turn = inverted ? -1 : 1;
	const [cos, sin] = [Math.cos(strip.angle), Math.abs(Math.sin(strip.angle))];
	const slope = Math.sin(strip.angle);
	return labels.blobs
		.filter(
			({ id, height, area }) =>
				allowed[id] === 1 && height >= 0.55 * strip.letter * scale && area >= 12
		)
		.map((blob) => {
			const [dx, dy] = [blob.x / scale - strip.x, blob.y / scale - strip.y];
			const along = (dx * cos + dy * slope) * turn;
			const [halfWidth, halfHeight] = [blob.width / 2 / scale, blob.height / 2 / scale];
			const half = Math.max(halfWidth - sin * halfHeight, 0.7 * halfWidth);
			return { blob, from: along - half, to: along + half };
		})
		.sort((a, b) => a.from - b.from);
}
