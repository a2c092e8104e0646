import type { GameScan } from '../engine/scan';
import type { Words } from '../i18n/words.svelte';

/** What the entries of a game's vocabulary are called in the language of the moment. */
export class Titles {
	constructor(
		private readonly words: Words,
		private readonly scan: GameScan
	) {}

	name(id: string): string {
		return this.words.term(this.scan.term(id));
	}

	/** What the card prints, where that is not the name itself. */
	printed(id: string): string | null {
		const printed = this.scan.vocabulary.entries.find((entry) => entry.id === id)?.printed ?? [];
		const [first] = printed;
		return first === undefined || printed.includes(this.name(id)) ? null : first;
	}

	get all(): readonly string[] {
		return this.scan.vocabulary.entries.map(({ id }) => id);
	}
}
