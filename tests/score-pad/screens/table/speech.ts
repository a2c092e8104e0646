import type { Words } from '$lib/i18n/words.svelte';
import type { Catalogue } from '../../messages/en';

/** The words of this game; the shell hands them over without knowing them. */
export type Speech = Words<Catalogue>;

/** The one place where the shell's words become this game's own: they were loaded from its catalogues. */
export const speech = (words: Words): Speech => words as unknown as Speech;
