import type { Blob, Labels } from './blobs';
import { atEdge } from './group';
import { DARK, LIGHT } from './ink';
import type { Line } from './lines';
import type { Point } from '../model';

/** A place in the picture where a line of text lies, ready to be cut out. */
export interface Strip extends Point {
	readonly angle: number;
	/** From the middle, along the line. */
	readonly start: number;
	readonly end: number;
	readonly height: number;
	readonly letter: number;
	readonly light: boolean;
	/** Which blobs are its letters; none where the place is only presumed. */
	readonly letters: Letters | null;
}

export interface Letters {
	readonly labels: Labels;
	readonly scale: number;
	/** By the blob's id: 1 where it belongs to the line. */
	readonly allowed: Uint8Array;
}

/** How far beyond the found letters further ones are looked for, in letter heights. */
const REACH = 2.6;
/** The widest gaps to the next letter, and to a single digit before or after a word. */
const NEXT_LETTER = 1.15;
const LONE_DIGIT = 1.85;

interface Nearby {
	readonly blob: Blob;
	readonly along: number;
	readonly across: number;
	readonly half: number;
}

/** Adds to a line the letters that grouping has missed, and all small marks within it. */
export function stripOf(line: Line): Strip {
	return new Growth(line).strip();
}

class Growth {
	private readonly allowed: Uint8Array;
	private start: number;
	private end: number;

	constructor(private readonly line: Line) {
		this.allowed = new Uint8Array(line.labels.blobs.length + 1);
		this.start = -line.length / 2;
		this.end = line.length / 2;
		for (const { id } of line.blobs) this.allowed[id] = 1;
	}

	strip(): Strip {
		const { line } = this;
		const nearby = this.nearby();
		const large = nearby
			.filter(
				({ blob, across }) =>
					blob.height >= 0.55 * line.letter * line.scale && Math.abs(across) < 0.35 * line.height
			)
			.sort((a, b) => Math.abs(a.along) - Math.abs(b.along));
		for (let round = 0; round < 3; round++) for (const one of large) this.takeNext(one);
		this.takeLone(large, -1);
		this.takeLone(large, 1);
		this.takeMarks(nearby);
		return {
			x: line.x,
			y: line.y,
			angle: line.angle,
			start: this.start,
			end: this.end,
			height: line.height,
			letter: line.letter,
			light: line.kind === LIGHT,
			letters: { labels: line.labels, scale: line.scale, allowed: this.allowed }
		};
	}

	/** Blobs of the line's own kind that lie on it or next to it and are no larger than letters. */
	private nearby(): Nearby[] {
		const { line } = this;
		const { labels, scale, letter } = line;
		const tall = letter * scale;
		const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
		const found: Nearby[] = [];
		for (const blob of labels.blobs) {
			if (blob.kind !== line.kind || blob.height > 1.7 * tall || blob.width > 3.5 * tall) continue;
			if (this.allowed[blob.id] === 1) continue;
			const [dx, dy] = [blob.x / scale - line.x, blob.y / scale - line.y];
			const along = dx * cos + dy * sin;
			const across = -dx * sin + dy * cos;
			const half = blob.width / 2 / scale;
			if (Math.abs(along) > line.length / 2 + REACH * letter + half) continue;
			if (Math.abs(across) > line.height / 2 + 0.55 * letter) continue;
			const reach = Math.abs(across) + 0.4 * (blob.height / scale);
			if (reach > line.height / 2 + 0.6 * letter) continue;
			if (!atEdge(blob, labels.width, labels.height)) found.push({ blob, along, across, half });
		}
		return found;
	}

	private takeNext(one: Nearby) {
		if (this.allowed[one.blob.id] === 1) return;
		const { length, letter } = this.line;
		const before = this.start - (one.along + one.half);
		const after = one.along - one.half - this.end;
		const farthest = length / 2 + REACH * letter;
		const within = before <= 0 && after <= 0;
		const next =
			(before > 0 && before < NEXT_LETTER * letter && one.along - one.half > -farthest) ||
			(after > 0 && after < NEXT_LETTER * letter && one.along + one.half < farthest);
		if (within || next) this.take(one);
	}

	/** The one sign of a letter's size that stands a little apart, such as the number of "2 karty". */
	private takeLone(large: readonly Nearby[], side: -1 | 1) {
		const { letter, scale } = this.line;
		const tall = letter * scale;
		const lone = large
			.filter(
				({ blob }) =>
					this.allowed[blob.id] !== 1 &&
					blob.height >= 0.75 * tall &&
					blob.height <= 1.5 * tall &&
					blob.width <= 1.2 * blob.height
			)
			.map((one) => ({
				one,
				gap: side < 0 ? this.start - (one.along + one.half) : one.along - one.half - this.end
			}))
			.filter(({ gap }) => gap > 0 && gap < LONE_DIGIT * letter)
			.sort((a, b) => a.gap - b.gap);
		const [nearest] = lone;
		if (nearest !== undefined) this.take(nearest.one);
	}

	private takeMarks(nearby: readonly Nearby[]) {
		const { letter } = this.line;
		for (const { blob, along, half } of nearby) {
			const inside =
				along + half > this.start - 0.1 * letter && along - half < this.end + 0.25 * letter;
			if (inside) this.allowed[blob.id] = 1;
		}
	}

	private take({ blob, along, half }: Nearby) {
		this.allowed[blob.id] = 1;
		this.start = Math.min(this.start, along - half);
		this.end = Math.max(this.end, along + half);
	}
}

/** A place where a title of this length must lie, though no letters were found there. */
export const presumedStrip = (
	at: Point,
	angle: number,
	length: number,
	letter: number,
	kind: number
): Strip => ({
	x: at.x,
	y: at.y,
	angle,
	start: -length / 2,
	end: length / 2,
	height: 1.5 * letter,
	letter,
	light: kind !== DARK,
	letters: null
});
