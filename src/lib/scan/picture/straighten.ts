import { sample, type Grey, type Pyramid } from './grey';
import { Levels } from './levels';
import { brightnessParting, dilated } from './mask';
import { labelled, type Blob } from './blobs';
import type { Point } from '../model';
import type { Strip } from './strip';

/** Height of a small letter in a crop: what the reader reads best. */
export const LETTER = 34;
/** White around the crop. */
const MARGIN = 12;
/** Room above and below the letters, in letter heights, for diacritics and descenders. */
const ABOVE = 0.62;
const BELOW = 0.42;
const BESIDE = 0.35;

/** What is darker than this, between ink and paper, is taken for a letter. */
const HALF = 128;
const DARK = 70;

/** How a crop is prepared: each reads some prints that the others do not. */
export type Variant = 'clean' | 'dark' | 'grey' | 'even';

/** A line of text cut out, level and upright, black on white. */
export interface Crop {
	readonly image: Grey;
	/** Pixels of the crop for each pixel of the picture. */
	readonly scale: number;
	/** Where a place of the crop lies in the picture. */
	readonly toPicture: (x: number, y: number) => Point;
}

/** A strip sampled once; the variants are made of it. Null where ink and paper can't be told apart. */
export class Straightened {
	private constructor(
		private readonly levels: Levels,
		private readonly scale: number,
		private readonly place: (x: number, y: number) => Point
	) {}

	static from(picture: Pyramid, strip: Strip, inverted: boolean, size = 1): Straightened | null {
		const frame = new Frame(strip, inverted, size);
		if (frame.width < 8 || frame.height < 8) return null;
		const { brightness, ink } = sampled(picture, strip, frame);
		const letters = strip.letters === null ? parted(brightness, strip.light) : ink;
		const levels = Levels.of({ ...frame.size, data: brightness }, letters, LETTER);
		return levels === null ? null : new Straightened(levels, frame.scale, frame.toPicture);
	}

	/** Null for `even` where the light is. */
	crop(variant: Variant): Crop | null {
		const levels = variant === 'even' ? this.levels.evened() : this.levels.alike();
		if (levels === null) return null;
		const cleaned = variant === 'grey' ? levels : clean(levels, variant === 'dark' ? DARK : HALF);
		return {
			image: framed(cleaned),
			scale: this.scale,
			toPicture: (x, y) => this.place(x - MARGIN, y - MARGIN)
		};
	}
}

/** The rectangle of the crop, and where its pixels lie in the picture. */
class Frame {
	readonly scale: number;
	readonly width: number;
	readonly height: number;
	private readonly turn: 1 | -1;
	private readonly left: number;
	private readonly top: number;
	private readonly cos: number;
	private readonly sin: number;
	private readonly middle: number;

	constructor(
		private readonly strip: Strip,
		inverted: boolean,
		size: number
	) {
		const { letter, start, end, height } = strip;
		this.scale = (size * LETTER) / letter;
		const length = end - start + 2 * BESIDE * letter;
		this.width = Math.round(length * this.scale);
		this.height = Math.round((height + (ABOVE + BELOW) * letter) * this.scale);
		this.turn = inverted ? -1 : 1;
		this.left = -length / 2;
		this.top = -height / 2 - ABOVE * letter;
		this.middle = (start + end) / 2;
		this.cos = Math.cos(strip.angle);
		this.sin = Math.sin(strip.angle);
	}

	get size() {
		return { width: this.width, height: this.height };
	}

	readonly toPicture = (x: number, y: number): Point => {
		const along = ((x + 0.5) / this.scale + this.left) * this.turn + this.middle;
		const across = ((y + 0.5) / this.scale + this.top) * this.turn;
		return {
			x: this.strip.x + along * this.cos - across * this.sin,
			y: this.strip.y + along * this.sin + across * this.cos
		};
	};
}

function sampled(picture: Pyramid, { letters }: Strip, frame: Frame) {
	const { width, height } = frame.size;
	const brightness = new Uint8Array(width * height);
	const ink = new Uint8Array(width * height);
	const { grey, factor } = picture.for(frame.scale);
	const origin = frame.toPicture(0, 0);
	const right = frame.toPicture(1, 0);
	const [dx, dy] = [right.x - origin.x, right.y - origin.y];
	const shift = (factor - 1) / 2;
	for (let y = 0, i = 0; y < height; y++) {
		const start = frame.toPicture(0, y);
		let px = start.x;
		let py = start.y;
		for (let x = 0; x < width; x++, i++, px += dx, py += dy) {
			brightness[i] = sample(grey, px * factor + shift, py * factor + shift) + 0.5;
			if (letters === null) continue;
			const { labels, scale, allowed } = letters;
			const column = Math.round(px * scale);
			const row = Math.round(py * scale);
			if (column < 0 || row < 0 || column >= labels.width || row >= labels.height) continue;
			if (allowed[labels.of[row * labels.width + column] ?? 0] === 1) ink[i] = 1;
		}
	}
	return { brightness, ink };
}

function parted(brightness: Uint8Array, light: boolean): Uint8Array {
	const limit = brightnessParting(brightness);
	return brightness.map((value) => ((light ? value > limit : value < limit) ? 1 : 0));
}

/** Everything becomes white that is no letter by its size, or comes in from beyond the crop. */
function clean({ data, width, height }: Grey, limit: number): Grey {
	const dark = new Uint8Array(data.length);
	for (let i = 0; i < data.length; i++) dark[i] = (data[i] ?? 0) < limit ? 1 : 0;
	const { of, blobs } = labelled(dark, null, width, height);
	const keep = new Uint8Array(blobs.length + 1);
	for (const blob of blobs) if (isPartOfTitle(blob, width, height)) keep[blob.id] = 1;
	const kept = new Uint8Array(data.length);
	for (let i = 0; i < data.length; i++) kept[i] = keep[of[i] ?? 0] ?? 0;
	const cleaned = dilated(kept, width, height, 2);
	for (let i = 0; i < data.length; i++) {
		const stays = cleaned[i] === 1 && (dark[i] !== 1 || kept[i] === 1);
		cleaned[i] = stays ? (data[i] ?? 0) : 255;
	}
	return { data: cleaned, width, height };
}

/** By its size and place: no speck, no frame or bar, nothing that comes in over the edge. */
function isPartOfTitle(blob: Blob, width: number, height: number): boolean {
	const atEdge =
		blob.left <= 0 || blob.top <= 0 || blob.right >= width - 1 || blob.bottom >= height - 1;
	const large = blob.height > 0.35 * LETTER || blob.width > 0.35 * LETTER || blob.area > 40;
	if (atEdge && large) return false;
	if (blob.area < 8 || blob.height > 2 * LETTER || blob.height < 0.07 * LETTER) return false;
	if (blob.width > 9 * LETTER) return false;
	const long = blob.width > 1.6 * LETTER && blob.width > 3 * blob.height;
	return !(long && blob.height < 0.55 * LETTER);
}

/** With a white margin: the reader loses letters that touch the edge. */
function framed({ data, width, height }: Grey): Grey {
	const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
	const out = new Uint8Array(w * h).fill(255);
	for (let y = 0; y < height; y++) {
		out.set(data.subarray(y * width, (y + 1) * width), (y + MARGIN) * w + MARGIN);
	}
	return { data: out, width: w, height: h };
}
