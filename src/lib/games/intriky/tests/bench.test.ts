import { expect, test } from 'vitest';
import timings from './bench';

/** `npm run bench` measures exactly; here a slow machine may be slow, but no work grows with every card. */
const GENEROUS = 10;

test.each(timings)('$what: within ten times $most ms', ({ run, most }) => {
	const passes = Array.from({ length: 30 }, () => {
		const began = performance.now();
		run();
		return performance.now() - began;
	});
	expect(Math.min(...passes)).toBeLessThan(most * GENEROUS);
});

test('what is measured is the whole question', () => {
	const [row, bank] = timings;
	// 11, 10 and 9 windows of each line.
	expect(row?.run()).toHaveLength(60);
	expect(row?.run()).toContainEqual(expect.objectContaining({ line: 'lower' }));
	expect(bank?.run()).toMatchObject({ payable: true });
});
