import type { Component } from 'svelte';
import type { GenericSchema } from 'valibot';
import type { Locale } from '../i18n/locale';
import type { CatalogueLoaders, Words } from '../i18n/words.svelte';
import type { Explanation, Message, RuleId, Seat, Told } from './explanation';
import type { Result } from './result';
import type { GameScan } from './scan';
import type { Session } from './session';

/** The piece colours of the three games. Each has its own shape, so colour never stands alone. */
export const PLAYER_COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'white'] as const;
export type PlayerColour = (typeof PLAYER_COLOURS)[number];

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

/** Where a player stands in the result; several players may share a `place` only where the rules allow it. */
export interface Standing {
	readonly seat: Seat;
	/** 1 is the winner. */
	readonly place: number;
	/** What the game counts: VP, dollars or power; null where it is not known. */
	readonly score: number | null;
}

/** What the shell must know of a state without knowing the game. */
export interface Progress {
	/** Rounds begun, from 1. */
	readonly round: number;
	/** Points of each seat now, in seat order; for history pictures. */
	readonly scores: readonly number[];
	/** Who acts, if one player does. */
	readonly actor: Seat | null;
	/** Set when the game is over: best first, and the fact that decided. */
	readonly result: {
		readonly ranking: readonly Standing[];
		readonly decidedBy: Explanation;
	} | null;
}

/**
 * The rules of a game as two pure functions: `decide` knows the rules and answers a command with events
 * or a refusal; `evolve` only applies what happened.
 */
export interface Decider<State, Command, Event, Setup> {
	/** The state before the first command of a game that was set up so. */
	readonly initial: (setup: Setup) => State;
	readonly decide: (state: State, command: Command) => Result<readonly Event[]>;
	readonly evolve: (state: State, event: Event) => State;
	/**
	 * Every command that a person could mean in this state, allowed or not, corrections left out.
	 * What `decide` accepts is in here; the guide and the random games of the tests live on it.
	 */
	readonly candidates: (state: State) => readonly Command[];
	/** Every correction that makes sense in this state (the table overrules what is tracked). */
	readonly corrections: (state: State) => readonly Command[];
	/**
	 * What could answer the last thing done, allowed or not: vetoes and the like. The shell offers them
	 * also for entries of the past, as late insertions right after the entry that they answer.
	 */
	readonly reactions: (state: State) => readonly Command[];
}

/** What a quick tool is given: its whole input is in the link, so the link can be sent and kept. */
export interface ToolProps {
	readonly words: Words;
	readonly input: URLSearchParams;
	/** Called with the input after each change; the shell puts it into the address. */
	readonly onchange: (input: URLSearchParams) => void;
}

/** A tool that answers one question without a game. */
export interface QuickTool {
	/** Last part of the address, e.g. `control`. */
	readonly id: string;
	readonly view: () => Promise<{ default: Component<ToolProps> }>;
}

/** A player as chosen on the New game screen, in seat order. */
export interface SeatedPlayer {
	readonly name: string;
	readonly colour: PlayerColour;
}

/** What a game's own part of the New game screen is given. */
export interface SetupProps<Setup> {
	readonly words: Words;
	readonly players: readonly SeatedPlayer[];
	/** Seat of the starting player, chosen or drawn by the shell. */
	readonly start: Seat;
	/** Called with each complete set-up, and with null while something is missing. */
	readonly onchange: (setup: Setup | null) => void;
}

/** A card of the table's own deck, entered once because no rulebook prints it. */
export interface LibraryCard {
	/** What kind of card, in the game's own words. */
	readonly kind: string;
	/** Read by the game's schema only. */
	readonly value: unknown;
}

/** The same as it is kept. */
export interface KeptCard extends LibraryCard {
	readonly id: string;
}

/** What a game's view of the card library is given. */
export interface LibraryProps {
	readonly words: Words;
	/** Those that the game's schema can read, the oldest first. */
	readonly cards: readonly KeptCard[];
	/** Keeps a new card (`id` null), or another content of a kept one. */
	readonly save: (card: LibraryCard, id: string | null) => void;
	/** Takes a card out; the shell offers to bring it back. */
	readonly remove: (card: KeptCard) => void;
}

/** What a game's table screen is given. */
export interface TableProps<State, Command, Event> {
	readonly words: Words;
	readonly session: Session<State, Command, Event>;
	/** The table's own deck, if the game has a library. */
	readonly library: readonly LibraryCard[];
}

/** How the commands and events of a stored log become the game's own types. */
export interface LogSchemas<Command, Event> {
	readonly command: GenericSchema<unknown, Command>;
	readonly event: GenericSchema<unknown, Event>;
}

/** Everything that the shell needs of a game. Built with `defineGame`, found by the registry. */
export interface Game<State, Command, Event, Setup> extends Decider<State, Command, Event, Setup> {
	readonly id: string;
	/** Raised when a rule changes; a game keeps the version that it was started with. */
	readonly rulesVersion: number;
	/** How unknown JSON becomes the game's own types; old formats are upcast here. */
	readonly schemas: {
		readonly setup: GenericSchema<unknown, Setup>;
		/** At a table that was set up so: a seat where nobody sits is refused. */
		readonly log: (setup: Setup) => LogSchemas<Command, Event>;
		/** A card of the library, from storage or a file; left out by a game that has none. */
		readonly library?: GenericSchema<unknown, LibraryCard>;
	};
	/** The log line and undo label of a command and what it led to. */
	readonly tell: (before: State, command: Command, events: readonly Event[]) => Told;
	/** The facts behind a log entry, for "why?"; empty where there is nothing to prove. */
	readonly why: (
		before: State,
		command: Command,
		events: readonly Event[]
	) => readonly Explanation[];
	readonly progress: (state: State) => Progress;
	/** Every rule that the rules screen lists, in the rulebook's order. */
	readonly rulebook: readonly RuleId[];
	readonly catalogues: CatalogueLoaders<GameCatalogue>;
	readonly views: {
		/** The game's own part of the set-up. */
		readonly setup: () => Promise<{ default: Component<SetupProps<Setup>> }>;
		readonly table: () => Promise<{ default: Component<TableProps<State, Command, Event>> }>;
		/** The table's own deck; left out by a game that has none. */
		readonly library?: () => Promise<{ default: Component<LibraryProps> }>;
	};
	readonly tools: readonly QuickTool[];
	/**
	 * The colours of the pieces by seat where the set-up decides them (partners share one); left out by a
	 * game in which everybody has the colour that they chose.
	 */
	readonly colours?: (setup: Setup, chosen: readonly PlayerColour[]) => readonly PlayerColour[];
	/** What the camera may read from this game's cards, the usual kind first; left out where there is nothing to read. */
	readonly scan?: readonly GameScan[];
}

/** Any game, for shared code that never looks inside a state, command or event. */
export type AnyGame = Game<unknown, unknown, unknown, unknown>;

/**
 * Checks a game against the contract and hides its own types from the shell, which only hands back
 * what it got from the game itself (or from the game's schemas).
 */
export function defineGame<State, Command, Event, Setup>(
	game: Game<State, Command, Event, Setup>
): AnyGame {
	return game as unknown as AnyGame;
}

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
