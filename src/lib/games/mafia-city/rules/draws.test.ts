import { describe, expect, test } from 'vitest';
import { aloneWithFewest, endOfRoundDraws, withoutDraws, type DrawFacts } from './draws';

const draws = (facts: DrawFacts) =>
	endOfRoundDraws(facts).map(({ player, reason }) => `${String(player)} ${reason}`);

const everyone = (...seats: readonly number[]) => seats.map((seat) => `${String(seat)} everyone`);

describe('draws at the end of the round', () => {
	test('MC-6.1 two tied for the fewest VP: nobody draws in steps 1 and 2', () => {
		const facts = { vp: [1, 1, 2, 3], cards: [0, 4, 4, 4], newStart: 1 };
		expect(draws(facts)).toEqual(everyone(1, 2, 3, 0));
		expect(withoutDraws(facts).map(({ key }) => key)).toEqual(['nobodyDrawsExtra']);
	});

	test('MC-6.1 alone with the fewest VP and cards: one card in each step', () => {
		const facts = { vp: [3, 2, 4], cards: [2, 1, 3], newStart: 2 };
		expect(draws(facts)).toEqual(['1 fewestVpAndCards', '1 fewestVp', ...everyone(2, 0, 1)]);
		expect(withoutDraws(facts)).toEqual([]);
	});

	const cases: readonly [string, DrawFacts, readonly string[]][] = [
		['fewest VP, tied for cards', { vp: [0, 2, 3], cards: [1, 1, 4], newStart: 0 }, ['0 fewestVp']],
		['fewest VP, most cards', { vp: [0, 2, 3], cards: [9, 1, 4], newStart: 0 }, ['0 fewestVp']],
		['fewest cards alone is not enough', { vp: [1, 1, 3], cards: [0, 2, 4], newStart: 0 }, []],
		[
			'a card drawn in step 1 does not take away step 2',
			{ vp: [0, 2, 3], cards: [1, 2, 2], newStart: 0 },
			['0 fewestVpAndCards', '0 fewestVp']
		]
	];
	test.each(cases)('MC-2.4.2 %s', (_, facts, extra) => {
		expect(draws(facts)).toEqual([...extra, ...everyone(0, 1, 2)]);
	});

	test('MC-2.4.2 everybody draws from the new starting player on', () => {
		expect(draws({ vp: [1, 1, 1, 1, 1], cards: [2, 2, 2, 2, 2], newStart: 3 })).toEqual(
			everyone(3, 4, 0, 1, 2)
		);
	});

	test('MC-2.4.2 in light tracking the table tells who has the fewest cards', () => {
		const vp = [0, 2, 3];
		expect(draws({ vp, cards: { fewestCardsAlone: true }, newStart: 1 })).toEqual([
			'0 fewestVpAndCards',
			'0 fewestVp',
			...everyone(1, 2, 0)
		]);
		expect(draws({ vp, cards: { fewestCardsAlone: false }, newStart: 1 })).toEqual([
			'0 fewestVp',
			...everyone(1, 2, 0)
		]);
	});

	test('MC-2.4.2 why nobody draws in step 1 is told with the hands', () => {
		const [reason] = withoutDraws({ vp: [0, 2, 3], cards: [1, 1, 4] });
		expect(reason?.key).toBe('nobodyDrawsFirst');
		expect(reason?.because).toHaveLength(3);
	});

	test('MC-2.4.2 fewest means alone', () => {
		expect(aloneWithFewest([2, 1, 3])).toBe(1);
		expect(aloneWithFewest([1, 1, 3])).toBeNull();
	});
});
