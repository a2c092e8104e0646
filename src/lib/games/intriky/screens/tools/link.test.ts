import { describe, expect, it } from 'vitest';
import { checkerLink, type CheckerQuestion } from './checkerLink';
import { paymentLink } from './paymentLink';

const asked = (query: string) => checkerLink.read(new URLSearchParams(query));
const paid = (query: string) => paymentLink.read(new URLSearchParams(query));

describe('the link of the checker', () => {
	it('is short for a line of words', () => {
		expect(asked('row=take-two-one')).toMatchObject({
			ok: true,
			question: { view: 'line', row: [{ upper: { word: 'take' } }, {}, {}] }
		});
	});

	it('brings back every question that it was made of', () => {
		const question: CheckerQuestion = {
			...checkerLink.blank,
			view: 'cards',
			row: [
				{
					upper: { word: 'take', symbol: 'pistol', effect: 'none' },
					lower: { word: 'one', symbol: 'unknown', effect: 'moveOne' },
					dollars: 4
				},
				{
					upper: { word: 'two', symbol: 'unknown', effect: 'unknown' },
					lower: { word: 'unknown', symbol: 'car', effect: 'unknown' },
					dollars: 'unknown'
				}
			],
			number: 2,
			look: { line: 'lower', start: 0 },
			sort: 'dollars',
			symbols: 'onlyWithSense',
			targets: [1, 0],
			hands: [5, 0, 12]
		};
		expect(checkerLink.read(checkerLink.write(question))).toEqual({ ok: true, question });
	});

	it.each([
		['row=take-steal-one', 'row', 2],
		['row=take_one_0', 'row', 1],
		['row=take_one_4_x', 'row', 1],
		[`row=${Array.from({ length: 61 }, () => 'one').join('-')}`, 'row', 61],
		['n=0', 'n', null],
		['n=2.5', 'n', null],
		['look=middle1', 'look', null],
		['view=house', 'view', null],
		['to=abz', 'to', null],
		['hands=5', 'hands', null],
		['hands=5-97-5', 'hands', 2],
		['to=ad&hands=5-5-5', 'to', null],
		['symbols=never', 'symbols', null]
	])('says which part of %s it can’t read', (query, name, at) => {
		expect(asked(query)).toMatchObject({ ok: false, wrong: { name, at } });
	});
});

describe('the link of the payment', () => {
	it('brings back every question that it was made of', () => {
		const question = { bank: [4, 2, 1], change: 1, purposes: [2, 3] };
		expect(paymentLink.read(paymentLink.write(question))).toEqual({ ok: true, question });
	});

	it.each([
		['bank=4-x', 'bank', 2],
		['bank=4-10', 'bank', 2],
		['for=-3', 'for', 1],
		['for=1.5', 'for', 1],
		['change=many', 'change', null]
	])('says which part of %s it can’t read', (query, name, at) => {
		expect(paid(query)).toMatchObject({ ok: false, wrong: { name, at } });
	});
});
