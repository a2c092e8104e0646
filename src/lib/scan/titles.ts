import type { GameScan, ScanVocabulary } from '../engine/scan';
import type { Words } from '../i18n/words.svelte';

/** What the entries of a game's vocabulary are called in the language of the moment. */
export class Titles {
	constructor(
		private readonly words: Words,
		private readonly scan: GameScan,
		private readonly vocabulary: ScanVocabulary
	) {}

	name(id: string): string {
		const own = this.vocabulary.entries.find((entry) => entry.id === id)?.name;
		return own ?? this.words.term(this.scan.term(id));
	}

	/** What the card prints, where that is not the name itself. */
	printed(id: string): string | null {
		const printed = this.vocabulary.entries.find((entry) => entry.id === id)?.printed ?? [];
		const [first] = printed;
		return first === undefined || printed.includes(this.name(id)) ? null : first;
	}

	get all(): readonly string[] {
		return this.vocabulary.entries.map(({ id }) => id);
	}
}
