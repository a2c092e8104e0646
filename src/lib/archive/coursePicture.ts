import type { RoundEnd } from './course';

/** The course of a game as a drawing in a 100 × 100 box, y downwards. */
export interface CoursePicture {
	/** Path data of each seat's line. */
	readonly paths: readonly string[];
	/** Height of each seat's badge at the right end, moved apart where lines end close together. */
	readonly ends: readonly number[];
	readonly grid: readonly { readonly value: number; readonly y: number }[];
}

/** Badges closer than this would cover each other. */
const APART = 11;

export function picture(course: readonly RoundEnd[], seats: number): CoursePicture {
	const all = course.flatMap(({ scores }) => scores);
	const low = Math.min(0, ...all);
	const high = Math.max(low + 1, ...all);
	const step = stepFor(high - low);
	const top = Math.ceil(high / step) * step;
	const y = (score: number): number => round(100 - ((score - low) / (top - low)) * 100);
	const x = (index: number): number => round((index / Math.max(1, course.length - 1)) * 100);

	const heights = Array.from({ length: seats }, (_, seat) =>
		course.map(({ scores }) => y(scores[seat] ?? 0))
	);
	const values: number[] = [];
	for (let value = Math.ceil(low / step) * step; value <= top; value += step) values.push(value);
	return {
		paths: heights.map((line) =>
			line
				.map((at, index) => `${index === 0 ? 'M' : 'L'}${String(x(index))} ${String(at)}`)
				.join('')
		),
		ends: apart(heights.map((line) => line.at(-1) ?? 100)),
		grid: values.map((value) => ({ value, y: y(value) }))
	};
}

/** About four lines, at 1, 2, 5, 10, 20, 50 … */
function stepFor(range: number): number {
	const unit = 10 ** Math.floor(Math.log10(range / 4));
	const step = [1, 2, 5, 10].map((factor) => factor * unit).find((s) => range / s <= 5) ?? unit;
	return Math.max(1, step);
}

/** Moves the badges apart, from the top down, and back up where they would leave the picture. */
function apart(ends: readonly number[]): number[] {
	const order = ends.map((_, seat) => seat).sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
	const moved = [...ends];
	let free = -Infinity;
	for (const seat of order) {
		free = moved[seat] = Math.max(ends[seat] ?? 0, free + APART);
	}
	let limit = 100;
	for (const seat of order.reverse()) {
		moved[seat] = Math.min(moved[seat] ?? 0, limit);
		limit = (moved[seat] ?? 0) - APART;
	}
	return moved;
}

const round = (value: number): number => Math.round(value * 10) / 10;
