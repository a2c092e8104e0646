import { listOf, optional, question, whole } from '$lib/kit/tools/link';
import { BOX, MOST_DOLLARS } from '../../model';

/** The most that one thing may cost, or that is left over. */
export const MOST_PRICE = 99;

export interface PaymentQuestion {
	/** What each card of the bank is worth. */
	readonly bank: readonly number[];
	/** What is left over of cards paid before in the turn. */
	readonly change: number;
	/** What is to be paid, one after the other. */
	readonly purposes: readonly number[];
}

const amounts = (most: number) => listOf(whole({ least: 1, most }), '-', BOX.cards);

/** `?bank=4-2-1&change=1&for=2-3` */
export const paymentLink = question<PaymentQuestion>({
	bank: ['bank', optional(amounts(MOST_DOLLARS), [])],
	change: ['change', optional(whole({ most: MOST_PRICE }), 0)],
	purposes: ['for', optional(amounts(MOST_PRICE), [])]
});
