import type { RuleId } from '$lib/engine/explanation';
import type { LibraryCard } from './library';

/** One word or title that may stand on a card. */
export interface ScanEntry {
	/** What the game calls it, e.g. `take` or `boston`. */
	readonly id: string;
	/** As printed, in every language printed; any of them is accepted. */
	readonly printed: readonly string[];
	/** What it is called where no catalogue can know it: a name out of the table's own deck. */
	readonly name?: string;
}

/** The closed list of what may be read from a game's cards, and how they lie. */
export interface ScanVocabulary {
	readonly entries: readonly ScanEntry[];
	/**
	 * `twoHalves`: every card has an upright and an inverted title; without both kinds in the picture
	 * nothing is accepted. `oneTitle`: each card has one title.
	 */
	readonly cards: 'twoHalves' | 'oneTitle';
}

/** A card as a person has confirmed it: ids of entries, null for what nobody could tell. */
export interface ScannedCard {
	/** The title that stands upright. */
	readonly upper: string | null;
	/** The one printed upside down; always null where a card has one title. */
	readonly lower: string | null;
}

/** Where confirmed cards lead. */
export type ScanDoor =
	| { readonly to: 'tool'; readonly tool: string; readonly input: URLSearchParams }
	| { readonly to: 'rule'; readonly rule: RuleId };

/** What the scanner must know of one kind of a game's cards; the game knows nothing of the scanner. */
export interface GameScan {
	/** Names this kind in links; what people call it is the game's term `scan.ID`, where there are several. */
	readonly id: string;
	/** What may be read; the table's own deck may add names. */
	readonly vocabulary: (library: readonly LibraryCard[]) => ScanVocabulary;
	/** The key of the game's `terms` that says what an entry is called. */
	readonly term: (id: string) => string;
	/** Where these cards lead, in reading order; null while they lead nowhere. */
	readonly open: (cards: readonly ScannedCard[]) => ScanDoor | null;
}
