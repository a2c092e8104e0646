import type { Words } from '../i18n/words.svelte';

/** Something that can be chosen, and what it is called. */
export interface Option<T> {
	readonly label: string;
	readonly value: T;
}

/** The chosen option, or the first there is where a change has made the list shorter. */
export const chosen = <T>(options: readonly Option<T>[], index: number): T | undefined =>
	(options[index] ?? options[0])?.value;

/** The players by name. */
export const seatOptions = (
	seats: readonly number[],
	words: Pick<Words, 'name'>
): readonly Option<number>[] => seats.map((seat) => ({ label: words.name(seat), value: seat }));
