import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, plan } from './payment';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Every subset tried: the least that is lost, then the fewest cards. */
function byTrying(bank: readonly number[], change: number, price: number) {
	let best: { lost: number; cards: number } | null = null;
	for (let mask = 0; mask < 2 ** bank.length; mask += 1) {
		const cards = bank.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1);
		const lost = sum(cards) + change - price;
		if (lost < 0) continue;
		const better =
			best === null || lost < best.lost || (lost === best.lost && cards.length < best.cards);
		if (better) best = { lost, cards: cards.length };
	}
	return best;
}

const bank = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 9 });

describe('payments', () => {
	test.each([
		['nothing from the bank where the rest of before reaches', [4], 3, 2, [], 1],
		['what is left over first', [1, 4], 3, 4, [0], 0],
		['the cards that lose least', [4, 1, 1], 0, 2, [1, 2], 0],
		['the fewest of those that lose least', [1, 1, 2, 4], 0, 2, [2], 0],
		['more than needed where it must be', [4, 4], 0, 5, [0, 1], 3],
		['free of charge', [1], 0, 0, [], 0]
	] as const)('IN-7.4 %s', (_, cards, change, price, pay, left) => {
		expect(choose(cards, change, price)).toEqual({ pay, change: left });
	});

	test('IN-7.1 a bank that does not reach pays nothing', () => {
		expect(choose([4, 1], 1, 7)).toBeNull();
		expect(plan([4, 1], 1, [5, 2])).toMatchObject({
			payable: false,
			left: null,
			missing: 1,
			explanation: { key: 'planFails', rules: ['IN-7.1'] }
		});
	});

	test('IN-7.2 a 4$ card pays the Taxi Driver, the Pilot and the Mechanic in one turn', () => {
		expect(plan([4], 0, [1, 2, 1])).toMatchObject({
			payable: true,
			left: 0,
			steps: [
				{ price: 1, pay: [0], change: 3 },
				{ price: 2, pay: [], change: 1 },
				{ price: 1, pay: [], change: 0 }
			]
		});
	});

	test('IN-7.1 what is left over of a plan is told to be gone after the turn', () => {
		const { explanation, left } = plan([4, 4], 1, [3, 3]);
		expect(left).toBe(3);
		expect(explanation.because?.map(({ key }) => key)).toEqual([
			'changeFirst',
			'losesLeast',
			'restIsGone'
		]);
	});

	test('IN-7.4 agrees with trying every payment', () => {
		fc.assert(
			fc.property(bank, fc.nat(6), fc.nat(50), (cards, change, price) => {
				const chosen = choose(cards, change, price);
				const best = byTrying(cards, change, price);
				if (chosen === null || best === null) {
					expect(chosen).toBe(best);
					return;
				}
				expect(new Set(chosen.pay).size).toBe(chosen.pay.length);
				const paid = sum(chosen.pay.map((index) => cards[index] ?? NaN));
				expect(chosen.change).toBe(paid + change - price);
				expect({ lost: chosen.change, cards: chosen.pay.length }).toEqual(best);
			})
		);
	});

	test('IN-7.1 a plan covers each purpose in turn and loses no more than its sum needs', () => {
		const purposes = fc.array(fc.nat(9), { maxLength: 5 });
		fc.assert(
			fc.property(bank, fc.nat(6), purposes, (cards, change, prices) => {
				const found = plan(cards, change, prices);
				expect(found.payable).toBe(sum(cards) + change >= sum(prices));
				if (!found.payable) return;
				let left = change;
				for (const step of found.steps) {
					left += sum(step.pay.map((index) => cards[index] ?? NaN)) - step.price;
					expect(step.change).toBe(left);
					expect(left).toBeGreaterThanOrEqual(0);
				}
				const pay = found.steps.flatMap((step) => step.pay);
				expect(new Set(pay).size).toBe(pay.length);
				expect({ lost: left, cards: pay.length }).toEqual(byTrying(cards, change, sum(prices)));
			})
		);
	});
});
