import { describe, expect, it } from 'vitest';
import type { Grey } from './grey';
import { Levels } from './levels';

const [WIDTH, HEIGHT, LETTER] = [340, 60, 34];
const isInk = (x: number, y: number) => x % 34 >= 10 && x % 34 < 22 && y >= 13 && y < 47;
const ink = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
	isInk(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0
);

/** A line of ten bars; `paperAt` and `inkAt` say how bright both are there. */
function line(paperAt: (x: number) => number, inkAt: (x: number) => number): Grey {
	const data = ink.map((own, i) => (own === 1 ? inkAt(i % WIDTH) : paperAt(i % WIDTH)));
	return { data, width: WIDTH, height: HEIGHT };
}

/** How many pixels come out as what they are: ink darker than the middle, paper lighter. */
function rightPart({ data }: Grey): number {
	const right = data.reduce((sum, level, i) => sum + (level < 128 === (ink[i] === 1) ? 1 : 0), 0);
	return right / data.length;
}

describe('the levels of a line', () => {
	it('are one for all where the light is even, whichever is the lighter', () => {
		for (const [paper, letters] of [
			[200, 60],
			[60, 200]
		] as const) {
			const levels = Levels.of(
				line(
					() => paper,
					() => letters
				),
				ink,
				LETTER
			);
			expect(levels?.evened()).toBeNull();
			expect(levels && rightPart(levels.alike())).toBe(1);
		}
	});

	it('follow a shadow, in which paper is no lighter than ink is beside it', () => {
		const shade = (x: number) => 1 - 0.75 / (1 + Math.exp((170 - x) / 25));
		const levels = Levels.of(
			line(
				(x) => 220 * shade(x),
				(x) => 90 * shade(x)
			),
			ink,
			LETTER
		);
		const [alike, evened] = [levels?.alike(), levels?.evened()];
		expect(alike && rightPart(alike)).toBeLessThan(0.7);
		expect(evened && rightPart(evened)).toBeGreaterThan(0.99);
	});

	it('follow a glare on light letters', () => {
		const glare = (x: number) => 120 * Math.exp(-(((x - 120) / 50) ** 2));
		const levels = Levels.of(
			line(
				(x) => 30 + glare(x),
				(x) => 135 + glare(x)
			),
			ink,
			LETTER
		);
		const [alike, evened] = [levels?.alike(), levels?.evened()];
		expect(alike && rightPart(alike)).toBeLessThan(0.9);
		expect(evened && rightPart(evened)).toBeGreaterThan(0.99);
	});

	it('are none where ink and paper are alike, or no ink is known', () => {
		const grey = line(
			() => 100,
			() => 103
		);
		expect(Levels.of(grey, ink, LETTER)).toBeNull();
		const dark = line(
			() => 200,
			() => 60
		);
		expect(Levels.of(dark, new Uint8Array(ink.length), LETTER)).toBeNull();
	});
});
