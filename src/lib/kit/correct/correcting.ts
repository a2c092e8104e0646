import type { Explanation } from '$lib/engine/explanation';
import type { Words } from '$lib/i18n/words.svelte';

/** How a table's screen carries corrections out, whatever the game tracks. */
export interface Correcting<Correction> {
	readonly words: Words;
	refusal(command: {
		readonly type: 'correct';
		readonly correction: Correction;
	}): Explanation | null;
	take(command: { readonly type: 'correct'; readonly correction: Correction }): void;
}
