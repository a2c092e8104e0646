import type { Explanation } from '$lib/engine/explanation';
import { COPS, type Cop } from '../model';
import { fact } from './fact';

/** How many cop cards of each kind there are (TB-1.7). */
export const COP_CARDS: Readonly<Record<Cop, number>> = { gold: 2, silver: 2, double: 1 };
export const ALL_COPS = 5;

/** This many badges of one colour end the game (TB-2.7). */
const BADGES = 3;

/** The badges that lie open; the double shows both colours (TB-2.7). */
export function badges(cops: readonly Cop[]): Readonly<Record<'gold' | 'silver', number>> {
	const shown = (colour: Cop) => cops.filter((cop) => cop === colour || cop === 'double').length;
	return { gold: shown('gold'), silver: shown('silver') };
}

/** The first and the last round that there can be, `further` of them played because all was equal (TB-2.7, TB-4). */
export const roundRange = (further: number): readonly [number, number] => [
	1 + further,
	ALL_COPS + further
];

/** Whether the third badge of a colour lies open, so that this round is the last (TB-2.7). */
export const isLastRound = (cops: readonly Cop[]): boolean => {
	const { gold, silver } = badges(cops);
	return Math.max(gold, silver) >= BADGES;
};

/** How many cards of a kind are still face down. */
export const copsLeft = (cops: readonly Cop[], kind: Cop): number =>
	COP_CARDS[kind] - cops.filter((cop) => cop === kind).length;

/** How many cop cards lie face down, and how many of them would make this the last round. */
interface Chance {
	readonly ending: number;
	readonly left: number;
	readonly explanation: Explanation;
}

/** The chance that the next cop card ends the game (TB-2.7). */
export function chanceOfEnd(cops: readonly Cop[]): Chance {
	const kinds = COPS.map((cop) => ({ cop, count: copsLeft(cops, cop) }));
	const ending = kinds
		.filter(({ cop }) => isLastRound([...cops, cop]))
		.reduce((sum, { count }) => sum + count, 0);
	const left = kinds.reduce((sum, { count }) => sum + count, 0);
	const explanation = fact('chanceOfEnd', { ending, left }, ['TB-2.7'], [tellBadges(cops)]);
	return { ending, left, explanation };
}

const tellBadges = (cops: readonly Cop[]): Explanation =>
	fact('badgesOpen', badges(cops), ['TB-2.7']);

/** Why this round is the last or not, by the badges that lie open (TB-2.7). */
export const tellRound = (cops: readonly Cop[]): Explanation =>
	fact(isLastRound(cops) ? 'isLastRound' : 'goesOn', {}, ['TB-2.7'], [tellBadges(cops)]);

/** The only cop card left face down, or null while it is not certain (TB-1.7). */
export const certainCop = (cops: readonly Cop[]): Cop | null =>
	cops.length === ALL_COPS - 1 ? (COPS.find((cop) => copsLeft(cops, cop) > 0) ?? null) : null;
