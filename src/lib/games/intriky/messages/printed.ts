import { plural } from '$lib/i18n/plural';

const count = plural('cs');

/**
 * A number of cards as the cards themselves say it. The box prints Czech only, so what a sentence says is told
 * in its words everywhere, with the meaning beside it.
 */
export const printedCards = (n: number): string =>
	count(n, { one: 'kartu', few: 'karty', many: 'karty', other: 'karet' });

/** A word of the cards, and what it means. */
export interface Printed {
	readonly word: string;
	readonly meaning: string;
}

/** The word as printed, with its meaning behind it where that is said otherwise. */
export const printed = ({ word, meaning }: Printed): string =>
	word === meaning ? word : `${word} (${meaning})`;
