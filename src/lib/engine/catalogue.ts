import type { Message } from './explanation';

/** The catalogue of one game in one language; the English one is the type of the others. */
export interface GameCatalogue {
	/** What values of messages are called: `location.harbour` → "Harbour [2]". */
	readonly terms: Readonly<Record<string, string>>;
	/** Refusals and rulings. */
	readonly facts: Readonly<Record<string, Message>>;
	/** One line for each thing that can stand in the log. */
	readonly log: Readonly<Record<string, Message>>;
	/** Each numbered rule in our own short words. */
	readonly rules: Readonly<Record<string, string>>;
	/** Labels of the game's own screens. */
	readonly ui: Readonly<Record<string, unknown>>;
}
