import type { Component } from 'svelte';
import type { Seat } from '../engine/explanation';
import type { Words } from '../i18n/words.svelte';
import type { KeptCard, LibraryCard } from './library';
import type { SeatedPlayer } from './players';
import type { Session } from './session';

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

/** What a game's own part of the New game screen is given. */
export interface SetupProps<Setup> {
	readonly words: Words;
	readonly players: readonly SeatedPlayer[];
	/** Seat of the starting player, chosen or drawn by the shell. */
	readonly start: Seat;
	/** Called with each complete set-up, and with null while something is missing. */
	readonly onchange: (setup: Setup | null) => void;
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
