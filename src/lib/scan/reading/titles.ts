import type { GameScan, ScanVocabulary } from '$lib/contract/scan';
import { folded } from '$lib/i18n/folded';
import type { Words } from '$lib/i18n/words.svelte';

/** What the entries of a game's vocabulary are called in the language of the moment. */
export class Titles {
	constructor(
		private readonly words: Pick<Words, 'term'>,
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
		const name = folded(this.name(id));
		return first === undefined || printed.some((text) => folded(text) === name) ? null : first;
	}

	get all(): readonly string[] {
		return this.vocabulary.entries.map(({ id }) => id);
	}
}
