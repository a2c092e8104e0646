/** Pixels of one kind that hang together: a letter, a part of one, or anything else. */
export interface Blob {
	/** What `Labels.of` holds at its pixels. */
	readonly id: number;
	readonly kind: number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly y: number;
	readonly area: number;
	/** Mean difference from the surroundings. */
	readonly contrast: number;
}

export interface Labels {
	/** For each pixel the `id` of its blob, or 0. */
	readonly of: Int32Array;
	/** Blob `id` stands at `id - 1`. */
	readonly blobs: readonly Blob[];
	readonly width: number;
	readonly height: number;
}

/** Runs of equal pixels within the rows, and which of them hang together. */
class Runs {
	readonly start: Int32Array;
	readonly end: Int32Array;
	readonly kind: Uint8Array;
	readonly parent: Int32Array;
	/** The first run of each row; the last one is the number of all. */
	readonly firstOf: Int32Array;

	constructor(
		kinds: Uint8Array,
		readonly width: number,
		readonly height: number
	) {
		const count = countRuns(kinds, width);
		this.start = new Int32Array(count);
		this.end = new Int32Array(count);
		this.kind = new Uint8Array(count);
		this.parent = new Int32Array(count);
		for (let run = 0; run < count; run++) this.parent[run] = run;
		this.firstOf = new Int32Array(height + 1);
		let run = 0;
		for (let y = 0; y < height; y++) {
			this.firstOf[y] = run;
			run = this.readRow(kinds, y * width, run);
			if (y > 0) this.join(y);
		}
		this.firstOf[height] = run;
	}

	private readRow(kinds: Uint8Array, row: number, first: number): number {
		let run = first;
		for (let x = 0; x < this.width;) {
			const kind = kinds[row + x] ?? 0;
			let end = x + 1;
			while (end < this.width && kinds[row + end] === kind) end++;
			if (kind !== 0) {
				this.start[run] = x;
				this.end[run] = end - 1;
				this.kind[run] = kind;
				run++;
			}
			x = end;
		}
		this.firstOf[row / this.width + 1] = run;
		return run;
	}

	/** Joins the runs of a row with those above that they touch, also at a corner. */
	private join(y: number) {
		let above = this.firstOf[y - 1] ?? 0;
		let here = this.firstOf[y] ?? 0;
		const [lastAbove, lastHere] = [here, this.firstOf[y + 1] ?? 0];
		while (above < lastAbove && here < lastHere) {
			const endAbove = this.end[above] ?? 0;
			const endHere = this.end[here] ?? 0;
			const touching =
				(this.start[above] ?? 0) <= endHere + 1 && endAbove >= (this.start[here] ?? 0) - 1;
			if (touching && this.kind[above] === this.kind[here]) this.unite(above, here);
			if (endAbove < endHere) above++;
			else here++;
		}
	}

	rootOf(run: number): number {
		let at = run;
		for (let up = this.parent[at] ?? at; up !== at; up = this.parent[at] ?? at) {
			this.parent[at] = this.parent[up] ?? up;
			at = up;
		}
		return at;
	}

	private unite(a: number, b: number) {
		const [rootA, rootB] = [this.rootOf(a), this.rootOf(b)];
		this.parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
	}
}

function countRuns(kinds: Uint8Array, width: number): number {
	let count = 0;
	for (let row = 0; row < kinds.length; row += width) {
		let before = 0;
		for (let i = row; i < row + width; i++) {
			const kind = kinds[i] ?? 0;
			if (kind !== 0 && kind !== before) count++;
			before = kind;
		}
	}
	return count;
}

/** Fewer pixels are noise, not even the dot of an i. */
const SMALLEST = 4;

/** Finds all blobs of every kind; those of fewer than four pixels are dropped. */
export function labelled(
	kinds: Uint8Array,
	contrast: Uint8Array | null,
	width: number,
	height: number
): Labels {
	const runs = new Runs(kinds, width, height);
	const measures = measure(runs, contrast);
	const ids = new Int32Array(runs.parent.length);
	const blobs: Blob[] = [];
	for (let run = 0; run < ids.length; run++) {
		if (runs.parent[run] !== run || (measures.area[run] ?? 0) < SMALLEST) continue;
		blobs.push(blobOf(measures, run, runs.kind[run] ?? 0, blobs.length + 1));
		ids[run] = blobs.length;
	}
	return { of: paint(runs, ids), blobs, width, height };
}

interface Measures {
	readonly left: Int32Array;
	readonly right: Int32Array;
	readonly top: Int32Array;
	readonly bottom: Int32Array;
	readonly area: Int32Array;
	readonly contrast: Int32Array;
}

function measure(runs: Runs, contrast: Uint8Array | null): Measures {
	const numbers = () => new Int32Array(runs.parent.length);
	const m = {
		left: numbers().fill(runs.width),
		right: numbers(),
		top: numbers().fill(runs.height),
		bottom: numbers(),
		area: numbers(),
		contrast: numbers()
	};
	for (let y = 0; y < runs.height; y++) {
		for (let run = runs.firstOf[y] ?? 0; run < (runs.firstOf[y + 1] ?? 0); run++) {
			const root = runs.rootOf(run);
			const start = runs.start[run] ?? 0;
			const end = runs.end[run] ?? 0;
			if (start < (m.left[root] ?? 0)) m.left[root] = start;
			if (end > (m.right[root] ?? 0)) m.right[root] = end;
			if (y < (m.top[root] ?? 0)) m.top[root] = y;
			m.bottom[root] = y;
			m.area[root] = (m.area[root] ?? 0) + end - start + 1;
			if (contrast === null) continue;
			let sum = 0;
			for (let i = y * runs.width + start; i <= y * runs.width + end; i++) sum += contrast[i] ?? 0;
			m.contrast[root] = (m.contrast[root] ?? 0) + sum;
		}
	}
	return m;
}

function blobOf(measures: Measures, root: number, kind: number, id: number): Blob {
	const at = (numbers: Int32Array) => numbers[root] ?? 0;
	const [left, right] = [at(measures.left), at(measures.right)];
	const [top, bottom] = [at(measures.top), at(measures.bottom)];
	const area = at(measures.area);
	return {
		id,
		kind,
		left,
		right,
		top,
		bottom,
		width: right - left + 1,
		height: bottom - top + 1,
		x: (left + right) / 2,
		y: (top + bottom) / 2,
		area,
		contrast: at(measures.contrast) / area
	};
}

function paint(runs: Runs, ids: Int32Array): Int32Array {
	const labels = new Int32Array(runs.width * runs.height);
	for (let y = 0; y < runs.height; y++) {
		for (let run = runs.firstOf[y] ?? 0; run < (runs.firstOf[y + 1] ?? 0); run++) {
			const id = ids[runs.rootOf(run)] ?? 0;
			if (id === 0) continue;
			const end = y * runs.width + (runs.end[run] ?? 0);
			for (let i = y * runs.width + (runs.start[run] ?? 0); i <= end; i++) labels[i] = id;
		}
	}
	return labels;
}
