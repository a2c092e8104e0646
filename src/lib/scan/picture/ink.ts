import type { Grey } from './grey';

/** What a pixel is against its surroundings. */
export const DARK = 1;
export const LIGHT = 2;

export interface Ink {
	/** For each pixel 0, `DARK` or `LIGHT`. */
	readonly kinds: Uint8Array;
	/** How far the pixel differs from its surroundings. */
	readonly contrast: Uint8Array;
}

/** Below this difference it is noise of the camera. */
const FAINTEST = 7;
/** How many standard deviations of its surroundings a letter must differ. */
const DEVIATIONS = 0.35;

/** Marks what is clearly darker or lighter than the mean of the square of `2 × radius + 1` pixels around it. */
export function inkOf(grey: Grey, radius: number): Ink {
	const { width, height } = grey;
	const kinds = new Uint8Array(width * height);
	const contrast = new Uint8Array(width * height);
	const columns = new Columns(grey);
	let from = 0;
	let to = 0;
	for (let y = 0; y < height; y++) {
		while (to < height && to <= y + radius) columns.add(to++);
		while (from < y - radius) columns.remove(from++);
		columns.mark(y, radius, to - from, kinds, contrast);
	}
	return { kinds, contrast };
}

/** Sums of each column over the rows around the one that is marked; they move down with it. */
class Columns {
	private readonly sums: Int32Array;
	private readonly squares: Int32Array;

	constructor(private readonly grey: Grey) {
		this.sums = new Int32Array(grey.width);
		this.squares = new Int32Array(grey.width);
	}

	add(y: number) {
		const { sums, squares } = this;
		const { data, width } = this.grey;
		for (let x = 0, i = y * width; x < width; x++, i++) {
			const value = data[i] ?? 0;
			sums[x] = (sums[x] ?? 0) + value;
			squares[x] = (squares[x] ?? 0) + value * value;
		}
	}

	remove(y: number) {
		const { sums, squares } = this;
		const { data, width } = this.grey;
		for (let x = 0, i = y * width; x < width; x++, i++) {
			const value = data[i] ?? 0;
			sums[x] = (sums[x] ?? 0) - value;
			squares[x] = (squares[x] ?? 0) - value * value;
		}
	}

	/** The sums over the square move along the row, a column more and a column less at each step. */
	mark(y: number, radius: number, rows: number, kinds: Uint8Array, contrast: Uint8Array) {
		const { sums, squares } = this;
		const { data, width } = this.grey;
		let sum = 0;
		let square = 0;
		for (let x = 0; x < Math.min(radius, width); x++) {
			sum += sums[x] ?? 0;
			square += squares[x] ?? 0;
		}
		let columns = Math.min(radius, width);
		let part = 0;
		for (let x = 0, i = y * width; x < width; x++, i++) {
			if (x + radius < width) {
				sum += sums[x + radius] ?? 0;
				square += squares[x + radius] ?? 0;
				columns++;
			}
			if (x > radius) {
				sum -= sums[x - radius - 1] ?? 0;
				square -= squares[x - radius - 1] ?? 0;
				columns--;
			}
			if (x <= radius || x + radius >= width) part = 1 / (columns * rows);
			const mean = sum * part;
			const difference = (data[i] ?? 0) - mean;
			const size = difference < 0 ? -difference : difference;
			if (size <= FAINTEST) continue;
			const variance = square * part - mean * mean;
			if (size * size <= DEVIATIONS * DEVIATIONS * variance) continue;
			kinds[i] = difference < 0 ? DARK : LIGHT;
			contrast[i] = size;
		}
	}
}
