import type { Words } from '$lib/i18n/words.svelte';
import type { Catalogue } from '../../messages/en';
import type { Face, Place, Side } from '../../model';
import type { Setup } from '../../schema';

/** The words of this game; the shell hands them over without knowing them. */
export type Speech = Words<Catalogue>;

/** The one place where the shell's words become this game's own: they were loaded from its catalogues. */
export const speech = (words: Words): Speech => words as unknown as Speech;

/** Who plays a colour; with 6 players both partners. */
export function namesOf(sides: Setup['sides'], side: Side, words: Speech): string {
	const names = [...sides.keys()].filter((seat) => sides[seat] === side);
	return new Intl.ListFormat(words.locale, { type: 'conjunction' }).format(
		names.map((seat) => words.name(seat))
	);
}

export const placeName = (place: Place, words: Speech): string => words.term(`place.${place}`);

/** What a city card shows, in words. */
export const faceName = (face: Face, words: Speech): string =>
	words.term(typeof face === 'number' ? `money.${String(face)}` : `face.${face}`);

/** M$ with a real minus sign, on one line. */
export const money = (amount: number): string =>
	`${amount < 0 ? '−' : ''}${String(Math.abs(amount))}\u00a0M$`;
