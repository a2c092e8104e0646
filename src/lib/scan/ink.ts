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

/** Sums of all pixels above and left of a place, so that the mean of any box takes four look-ups. */
export class Sums {
	private readonly sum: Uint32Array;
	private readonly squares: Float64Array;

	constructor(private readonly grey: Grey) {
		const { data, width, height } = grey;
		const stride = width + 1;
		this.sum = new Uint32Array(stride * (height + 1));
		this.squares = new Float64Array(stride * (height + 1));
		for (let y = 0; y < height; y++) {
			let row = 0;
			let rowSquares = 0;
			for (let x = 0, i = (y + 1) * stride + 1; x < width; x++, i++) {
				const value = data[y * width + x] ?? 0;
				row += value;
				rowSquares += value * value;
				this.sum[i] = (this.sum[i - stride] ?? 0) + row;
				this.squares[i] = (this.squares[i - stride] ?? 0) + rowSquares;
			}
		}
	}

	/** Marks what is clearly darker or lighter than the mean of a square of `2 × radius + 1` pixels. */
	ink(radius: number): Ink {
		const { width, height } = this.grey;
		const kinds = new Uint8Array(width * height);
		const contrast = new Uint8Array(width * height);
		for (let y = 0; y < height; y++) this.markRow(y, radius, kinds, contrast);
		return { kinds, contrast };
	}

	private markRow(y: number, radius: number, kinds: Uint8Array, contrast: Uint8Array) {
		const { sum, squares } = this;
		const { data, width, height } = this.grey;
		const stride = width + 1;
		const top = Math.max(0, y - radius);
		const bottom = Math.min(height, y + radius + 1);
		const [above, below] = [top * stride, bottom * stride];
		for (let x = 0, i = y * width; x < width; x++, i++) {
			const left = x > radius ? x - radius : 0;
			const right = x + radius < width ? x + radius + 1 : width;
			const [a, b, c, d] = [below + right, above + right, below + left, above + left];
			const area = (right - left) * (bottom - top);
			const mean = ((sum[a] ?? 0) - (sum[b] ?? 0) - (sum[c] ?? 0) + (sum[d] ?? 0)) / area;
			const difference = (data[i] ?? 0) - mean;
			const size = difference < 0 ? -difference : difference;
			if (size <= FAINTEST) continue;
			const variance =
				((squares[a] ?? 0) - (squares[b] ?? 0) - (squares[c] ?? 0) + (squares[d] ?? 0)) / area -
				mean * mean;
			if (size * size <= DEVIATIONS * DEVIATIONS * variance) continue;
			kinds[i] = difference < 0 ? DARK : LIGHT;
			contrast[i] = size;
		}
	}
}
