/** A picture in shades of grey, row by row: 0 is black, 255 is white. */
export interface Grey {
	readonly data: Uint8Array;
	readonly width: number;
	readonly height: number;
}

/** Brightness of a picture of the browser (four bytes a pixel), weighted as the eye does. */
export function greyFromRgba(rgba: Uint8ClampedArray, width: number, height: number): Grey {
	const data = new Uint8Array(width * height);
	for (let i = 0, j = 0; i < data.length; i++, j += 4) {
		data[i] = ((rgba[j] ?? 0) * 77 + (rgba[j + 1] ?? 0) * 151 + (rgba[j + 2] ?? 0) * 28 + 128) >> 8;
	}
	return { data, width, height };
}

/** The same picture at half the size, each pixel the mean of four. */
function halved({ data, width, height }: Grey): Grey {
	const [w, h] = [width >> 1, height >> 1];
	const half = new Uint8Array(w * h);
	for (let y = 0; y < h; y++) {
		for (let x = 0, from = 2 * y * width; x < w; x++, from += 2) {
			const sum =
				(data[from] ?? 0) +
				(data[from + 1] ?? 0) +
				(data[from + width] ?? 0) +
				(data[from + width + 1] ?? 0);
			half[y * w + x] = (sum + 2) >> 2;
		}
	}
	return { data: half, width: w, height: h };
}

/**
 * The picture in full, half, quarter size and so on. Large letters are taken from a smaller one, so that
 * every pixel of a crop stands for all pixels that it covers.
 */
export class Pyramid {
	private readonly sizes: Grey[];

	constructor(readonly full: Grey) {
		this.sizes = [full];
	}

	/** The smallest size that is still as fine as `scale` (pixels wanted for each pixel of the picture). */
	for(scale: number): { grey: Grey; factor: number } {
		let level = 0;
		while (scale * 2 ** (level + 1) <= 1 && this.size(level + 1).width >= 64) level++;
		return { grey: this.size(level), factor: 2 ** -level };
	}

	private size(level: number): Grey {
		while (this.sizes.length <= level) this.sizes.push(halved(this.sizes.at(-1) ?? this.full));
		return this.sizes[level] ?? this.full;
	}
}

/** The picture made smaller: each pixel the mean of the area that it covers. */
export function reduced(grey: Grey, width: number, height: number): Grey {
	if (width >= grey.width && height >= grey.height) return grey;
	const { data } = grey;
	const out = new Uint8Array(width * height);
	const columns = edges(grey.width, width);
	const rows = edges(grey.height, height);
	const sums = new Float64Array(width);
	for (let y = 0; y < height; y++) {
		sums.fill(0);
		const [top, bottom] = [rows[y] ?? 0, rows[y + 1] ?? 0];
		for (let row = top; row < bottom; row++) addColumns(data, row * grey.width, columns, sums);
		for (let x = 0; x < width; x++) {
			const area = ((columns[x + 1] ?? 0) - (columns[x] ?? 0)) * (bottom - top);
			out[y * width + x] = (sums[x] ?? 0) / area + 0.5;
		}
	}
	return { data: out, width, height };
}

function addColumns(data: Uint8Array, start: number, columns: Int32Array, sums: Float64Array) {
	for (let x = 0; x < sums.length; x++) {
		let sum = 0;
		const end = start + (columns[x + 1] ?? 0);
		for (let i = start + (columns[x] ?? 0); i < end; i++) sum += data[i] ?? 0;
		sums[x] = (sums[x] ?? 0) + sum;
	}
}

/** Where each of `to` parts of a line of `from` pixels begins; the last one is its end. */
function edges(from: number, to: number): Int32Array {
	const out = new Int32Array(to + 1);
	for (let i = 0; i <= to; i++) out[i] = Math.round((i * from) / to);
	return out;
}

/** Turned clockwise by a quarter. */
export function quarterTurned({ data, width, height }: Grey): Grey {
	const turned = new Uint8Array(data.length);
	for (let y = 0; y < height; y++) {
		const column = height - 1 - y;
		for (let x = 0; x < width; x++) turned[x * height + column] = data[y * width + x] ?? 0;
	}
	return { data: turned, width: height, height: width };
}

/** A soft blur of one pixel (1 2 1), against the noise of the camera. */
export function softened({ data, width, height }: Grey): Grey {
	const across = new Uint16Array(width * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0, i = y * width; x < width; x++, i++) {
			across[i] =
				(data[x > 0 ? i - 1 : i] ?? 0) +
				2 * (data[i] ?? 0) +
				(data[x < width - 1 ? i + 1 : i] ?? 0);
		}
	}
	const out = new Uint8Array(width * height);
	for (let y = 0; y < height; y++) {
		const up = y > 0 ? -width : 0;
		const down = y < height - 1 ? width : 0;
		for (let i = y * width, end = i + width; i < end; i++) {
			out[i] = ((across[i + up] ?? 0) + 2 * (across[i] ?? 0) + (across[i + down] ?? 0) + 8) >> 4;
		}
	}
	return { data: out, width, height };
}

/** The brightness between pixels; beyond the edge that of the edge. */
export function sample({ data, width, height }: Grey, x: number, y: number): number {
	const cx = Math.min(Math.max(x, 0), width - 1.001);
	const cy = Math.min(Math.max(y, 0), height - 1.001);
	const left = Math.floor(cx);
	const top = Math.floor(cy);
	const a = cx - left;
	const b = cy - top;
	const i = top * width + left;
	const above = (data[i] ?? 0) * (1 - a) + (data[i + 1] ?? 0) * a;
	const below = (data[i + width] ?? 0) * (1 - a) + (data[i + width + 1] ?? 0) * a;
	return above * (1 - b) + below * b;
}

/** As a file of the simplest format that the reader takes. */
export function toPgm({ data, width, height }: Grey): Uint8Array<ArrayBuffer> {
	const head = new TextEncoder().encode(`P5\n${String(width)} ${String(height)}\n255\n`);
	const file = new Uint8Array(head.length + data.length);
	file.set(head);
	file.set(data, head.length);
	return file;
}

/** The middle one of the numbers, 0 of none. The array is not changed. */
export function median(numbers: Iterable<number>): number {
	const sorted = [...numbers].sort((a, b) => a - b);
	return sorted[sorted.length >> 1] ?? 0;
}
