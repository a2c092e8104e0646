import type { Component } from 'svelte';
import type { GenericSchema } from 'valibot';
import type { GameCatalogue } from '../engine/catalogue';
import type { PlayerColour } from '../engine/colours';
import type { Decider, Teller } from '../engine/decider';
import type { Explanation, RuleId, Seat } from '../engine/explanation';
import type { Standing } from '../engine/ranking';
import type { CatalogueLoaders } from '../i18n/words.svelte';
import type { LibraryCard } from './library';
import type { GameScan } from './scan';
import type { LibraryProps, QuickTool, SetupProps, TableProps } from './screens';

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

/** How the commands and events of a stored log become the game's own types. */
export interface LogSchemas<Command, Event> {
	readonly command: GenericSchema<unknown, Command>;
	readonly event: GenericSchema<unknown, Event>;
}

/** Everything that the shell needs of a game. Built with `defineGame`, found by the registry. */
export interface Game<State, Command, Event, Setup>
	extends Decider<State, Command, Event, Setup>, Teller<State, Command, Event> {
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
