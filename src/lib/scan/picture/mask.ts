/** A mask grown by `radius` pixels in every direction, in a square. */
export function dilated(
	mask: Uint8Array,
	width: number,
	height: number,
	radius: number
): Uint8Array {
	const wide = new Uint8Array(mask.length);
	for (let y = 0; y < height; y++) spread(mask, wide, y * width, 1, width, radius);
	const grown = new Uint8Array(mask.length);
	for (let x = 0; x < width; x++) spread(wide, grown, x, width, height, radius);
	return grown;
}

/** Grows along one line of `count` pixels that are `step` apart. */
function spread(
	from: Uint8Array,
	to: Uint8Array,
	first: number,
	step: number,
	count: number,
	radius: number
) {
	let last = -Infinity;
	for (let n = 0, i = first; n < count; n++, i += step) {
		if (from[i] === 1) last = n;
		if (n - last <= radius) to[i] = 1;
	}
	last = Infinity;
	for (let n = count - 1, i = first + n * step; n >= 0; n--, i -= step) {
		if (from[i] === 1) last = n;
		if (last - n <= radius) to[i] = 1;
	}
}

/** The middle brightness of the chosen pixels, and how many they are. */
export function middleOf(
	data: Uint8Array,
	chosen: (index: number) => boolean
): { value: number; count: number } {
	const counts = new Uint32Array(256);
	let count = 0;
	for (let i = 0; i < data.length; i++) {
		if (!chosen(i)) continue;
		const value = data[i] ?? 0;
		counts[value] = (counts[value] ?? 0) + 1;
		count++;
	}
	let below = 0;
	for (let value = 0; value < 256; value++) {
		below += counts[value] ?? 0;
		if (below > count >> 1) return { value, count };
	}
	return { value: 0, count };
}

/** The brightness that best parts the pixels in two kinds (Otsu). */
export function brightnessParting(data: Uint8Array): number {
	const counts = new Uint32Array(256);
	for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
	let total = 0;
	for (const value of data) total += value;
	let [count, sum, best, limit] = [0, 0, -1, 128];
	for (let value = 0; value < 255; value++) {
		const here = counts[value] ?? 0;
		count += here;
		sum += value * here;
		if (count === 0 || count === data.length) continue;
		const apart = sum / count - (total - sum) / (data.length - count);
		const between = count * (data.length - count) * apart * apart;
		if (between <= best) continue;
		best = between;
		limit = value + 0.5;
	}
	return limit;
}
