import type { Explanation } from '$lib/engine/explanation';
import { fact } from './fact';

/** Which cards to pay with. */
export interface Payment {
	/** Indices in the bank, ascending. */
	readonly pay: readonly number[];
	/** What is left over afterwards; of use in the same turn only (IN-7.1). */
	readonly change: number;
}

/** A payment of a plan, with what is left over after it. */
export interface Step extends Payment {
	readonly price: number;
}

export interface Plan {
	readonly payable: boolean;
	/** One for each purpose, in the order given; none if the bank can't pay them all. */
	readonly steps: readonly Step[];
	/** What is lost at the end of the turn, or null if it can't be paid. */
	readonly left: number | null;
	/** Dollars that are missing; 0 if it can be paid. */
	readonly missing: number;
	readonly explanation: Explanation;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The cards that the app proposes for a price (IN-7.4): what is left over in this turn first, then the cards
 * that lose least, then the fewest cards. Exact for any bank. Null if bank and change together do not reach.
 */
export function choose(bank: readonly number[], change: number, price: number): Payment | null {
	const needed = price - change;
	if (needed <= 0) return { pay: [], change: change - price };
	const total = sumOf(bank);
	if (total < needed) return null;
	const fewest = fewestCards(bank, total);
	let paid = needed;
	while (paid < total && fewest.at(-1)?.[paid] === Infinity) paid += 1;
	return { pay: cardsFor(bank, fewest, paid), change: paid - needed };
}

/** By how many of the first cards may be used, and by sum: the fewest cards that make exactly this sum. */
function fewestCards(bank: readonly number[], total: number): readonly (readonly number[])[] {
	let row = Array.from({ length: total + 1 }, (_, sum) => (sum === 0 ? 0 : Infinity));
	const rows = [row];
	for (const value of bank) {
		const before = row;
		row = before.map((count, sum) => Math.min(count, (before[sum - value] ?? Infinity) + 1));
		rows.push(row);
	}
	return rows;
}

/** The cards behind one sum, from the last card back: one is in where the sum needs it. */
function cardsFor(
	bank: readonly number[],
	fewest: readonly (readonly number[])[],
	paid: number
): readonly number[] {
	const pay: number[] = [];
	let sum = paid;
	for (let index = bank.length - 1; index >= 0; index -= 1) {
		if (fewest[index + 1]?.[sum] === fewest[index]?.[sum]) continue;
		pay.unshift(index);
		sum -= bank[index] ?? 0;
	}
	return pay;
}

/**
 * Whether a bank can pay several purposes of ONE turn, and with which cards (IN-7.1, IN-7.4). What is left
 * over of one payment serves the next, so only the sum counts; the steps lay down the cards as they are needed.
 */
export function plan(bank: readonly number[], change: number, purposes: readonly number[]): Plan {
	const price = sumOf(purposes);
	const has = sumOf(bank) + change;
	const chosen = choose(bank, change, price);
	if (chosen === null) {
		const missing = price - has;
		const explanation = fact('planFails', { price, has, missing }, ['IN-7.1'], []);
		return { payable: false, steps: [], left: null, missing, explanation };
	}
	const values = { price, cards: chosen.pay.length, left: chosen.change };
	const told = [
		...(change > 0
			? [fact('changeFirst', { change: Math.min(change, price) }, ['IN-7.4', 'IN-7.1'])]
			: []),
		fact('losesLeast', {}, ['IN-7.4']),
		...(chosen.change > 0 ? [fact('restIsGone', { left: chosen.change }, ['IN-7.1'])] : [])
	];
	const explanation = fact('planPays', values, ['IN-7.1', 'IN-7.4'], told);
	const steps = inSteps(bank, chosen.pay, change, purposes);
	return { payable: true, steps, left: chosen.change, missing: 0, explanation };
}

/** Each purpose in turn takes cards of the plan until it is covered; the last takes what remains. */
function inSteps(
	bank: readonly number[],
	pay: readonly number[],
	change: number,
	purposes: readonly number[]
): readonly Step[] {
	const waiting = [...pay];
	let left = change;
	return purposes.map((price) => {
		const now: number[] = [];
		while (left < price) {
			const next = waiting.shift();
			if (next === undefined) break;
			now.push(next);
			left += bank[next] ?? 0;
		}
		left -= price;
		return { price, pay: now, change: left };
	});
}
