import type { Grey } from './grey';
import { dilated } from './mask';

/** Less difference between ink and paper cannot be read. */
const FAINTEST = 6;
/** Fewer pixels say nothing of their kind. */
const FEWEST = 20;
/** Where the paper changes less than this along a line, as a part of its contrast, the light is even. */
const EVEN = 0.25;
/** Width of a piece of a line, and how many pieces to either side are looked at with it; in heights of a letter. */
const PIECE = 0.5;
const BESIDE = 2;

/** Brightness of ink and of paper. */
interface Level {
	readonly ink: number;
	readonly paper: number;
}

/**
 * A line of text in levels from ink to paper: ink becomes black and the paper next to it white, whichever was the
 * lighter.
 */
export class Levels {
	private one: Grey | null = null;

	private constructor(
		private readonly grey: Grey,
		private readonly counts: Counts,
		private readonly whole: Level
	) {}

	/** Null where ink and paper can't be told apart. */
	static of(grey: Grey, ink: Uint8Array, letter: number): Levels | null {
		const counts = new Counts(grey, ink, letter);
		const whole = counts.level(0, counts.pieces - 1);
		return whole === null ? null : new Levels(grey, counts, whole);
	}

	/** By one ink and one paper for the whole line; drawn once, as several looks are made of it. */
	alike(): Grey {
		this.one ??= this.drawn(() => this.whole);
		return this.one;
	}

	/** Piece by piece, where a shadow or a glare lies over the line; null where the light is even. */
	evened(): Grey | null {
		const levels = this.counts.along(this.whole);
		const { piece } = this.counts;
		return levels && this.drawn((x) => between(levels, (x + 0.5) / piece - 0.5));
	}

	private drawn(levelAt: (x: number) => Level): Grey {
		const { data, width, height } = this.grey;
		const out = new Uint8Array(data.length);
		for (let x = 0; x < width; x++) {
			const { ink, paper } = levelAt(x);
			for (let y = 0, i = x; y < height; y++, i += width) {
				const level = ((data[i] ?? 0) - ink) / (paper - ink);
				out[i] = 255 * Math.min(Math.max(level, 0), 1) + 0.5;
			}
		}
		return { data: out, width, height };
	}
}

/** From one piece to the next the light changes gradually. */
function between(levels: readonly Level[], place: number): Level {
	const last = levels.length - 1;
	const left = Math.min(Math.max(Math.floor(place), 0), last);
	const from = levels[left];
	const to = levels[Math.min(left + 1, last)];
	if (from === undefined || to === undefined) return { ink: 0, paper: 255 };
	const part = Math.min(Math.max(place - left, 0), 1);
	return {
		ink: from.ink + part * (to.ink - from.ink),
		paper: from.paper + part * (to.paper - from.paper)
	};
}

const INK = 0;
const CLOSE = 1;
const FAR = 2;
const KINDS = 3;
const VALUES = 256;

/** How often each brightness stands in each piece of a line: in ink, in the paper close to it, and elsewhere. */
class Counts {
	readonly piece: number;
	readonly pieces: number;
	private readonly counts: Uint32Array;

	constructor({ data, width, height }: Grey, ink: Uint8Array, letter: number) {
		this.piece = Math.max(1, Math.round(PIECE * letter));
		this.pieces = Math.ceil(width / this.piece);
		this.counts = new Uint32Array(this.pieces * KINDS * VALUES);
		const around = dilated(ink, width, height, Math.max(2, Math.round(letter * 0.13)));
		const near = dilated(around, width, height, Math.round(letter * 0.25));
		for (let y = 0, i = 0; y < height; y++) {
			for (let x = 0; x < width; x++, i++) {
				const close = near[i] === 1 && around[i] !== 1 ? CLOSE : FAR;
				const kind = ink[i] === 1 ? INK : close;
				const piece = Math.floor(x / this.piece);
				const at = (piece * KINDS + kind) * VALUES + (data[i] ?? 0);
				this.counts[at] = (this.counts[at] ?? 0) + 1;
			}
		}
	}

	/** Of some pieces together; null where there is too little of either, or no difference. */
	level(from: number, to: number): Level | null {
		const ink = this.middle(from, to, [INK]);
		const paper = this.middle(from, to, [CLOSE]) ?? this.middle(from, to, [CLOSE, FAR]);
		if (ink === null || paper === null || Math.abs(paper - ink) < FAINTEST) return null;
		return { ink, paper };
	}

	/** For each piece its own, or that of the nearest that has one; null where the light is even. */
	along(whole: Level): Level[] | null {
		const contrast = whole.paper - whole.ink;
		const own = Array.from({ length: this.pieces }, (_, i) => {
			const level = this.level(Math.max(0, i - BESIDE), Math.min(this.pieces - 1, i + BESIDE));
			return level !== null && (level.paper - level.ink) * contrast > 0 ? level : null;
		});
		const papers = own.flatMap((level) => (level === null ? [] : [level.paper]));
		const change = Math.max(...papers) - Math.min(...papers);
		if (papers.length === 0 || change < EVEN * Math.abs(contrast)) return null;
		return own.map((level, i) => level ?? nearest(own, i) ?? whole);
	}

	private middle(from: number, to: number, kinds: readonly number[]): number | null {
		const sums = new Uint32Array(VALUES);
		let count = 0;
		for (let piece = from; piece <= to; piece++) {
			for (const kind of kinds) {
				const start = (piece * KINDS + kind) * VALUES;
				for (let value = 0; value < VALUES; value++) {
					const here = this.counts[start + value] ?? 0;
					sums[value] = (sums[value] ?? 0) + here;
					count += here;
				}
			}
		}
		if (count < FEWEST) return null;
		let below = 0;
		return sums.findIndex((here) => (below += here) > count >> 1);
	}
}

function nearest(levels: readonly (Level | null)[], from: number): Level | null {
	for (let far = 1; far < levels.length; far++) {
		const level = levels[from - far] ?? levels[from + far];
		if (level != null) return level;
	}
	return null;
}
