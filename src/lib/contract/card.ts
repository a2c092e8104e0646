import type { PlayerColour } from '../engine/colours';
import type { Locale } from '../i18n/locale';

/** What Home knows of a game without loading it; the default export of a game's `card.ts`. */
export interface GameCard {
	/** Same as the folder and the address. */
	readonly id: string;
	/** The name on the box; the same in every language. */
	readonly name: string;
	readonly players: { readonly min: number; readonly max: number };
	/** Colours of the game's pieces, in the order offered; at least `players.max`. */
	readonly colours: readonly PlayerColour[];
	/** The quick tools' ids with their name in each language. */
	readonly tools: readonly {
		readonly id: string;
		readonly name: Readonly<Record<Locale, string>>;
	}[];
	/** What the card library is called in each language, if the game has one. */
	readonly library?: Readonly<Record<Locale, string>>;
	/** The game has cards that the camera can read (`Game.scan`). */
	readonly scan?: true;
	/** One line that says what the companion does for this game. */
	readonly line: Readonly<Record<Locale, string>>;
	/** Path data of the game's emblem in a 24 × 24 box. */
	readonly emblem: string;
}
