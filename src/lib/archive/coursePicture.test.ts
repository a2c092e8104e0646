import { describe, expect, test } from 'vitest';
import { picture } from './coursePicture';

describe('the picture of a game', () => {
	test('draws each seat from left to right, more points higher', () => {
		const { paths } = picture(
			[
				{ round: 0, scores: [0, 0] },
				{ round: 1, scores: [5, 2] },
				{ round: 2, scores: [10, 2] }
			],
			2
		);
		expect(paths).toEqual(['M0 100L50 50L100 0', 'M0 100L50 80L100 80']);
	});

	test('has a few round numbers at its side', () => {
		const { grid } = picture([{ round: 1, scores: [13, 4] }], 2);
		expect(grid.map(({ value }) => value)).toEqual([0, 5, 10, 15]);
	});

	test('moves badges apart that would cover each other, and keeps them inside', () => {
		const { ends } = picture([{ round: 1, scores: [0, 0, 0, 10] }], 4);
		const sorted = [...ends].sort((a, b) => a - b);
		expect(sorted).toEqual([0, 78, 89, 100]);
	});

	test('survives a game without points, with negative ones, or with huge ones', () => {
		for (const scores of [[0], [-5], [1_000_000]]) {
			const { paths, grid } = picture([{ round: 0, scores }], 1);
			expect(paths[0]).toMatch(/^M0 \d+(\.\d)?$/u);
			expect(grid.length).toBeLessThan(10);
		}
	});
});
