import type { Explanation, Told } from '$lib/engine/explanation';
import type { SeatedPlayer } from './players';

/** A line of the log as the screens show it. */
export interface LogLine {
	/** Id of the entry. */
	readonly id: string;
	readonly told: Told;
	/** Set where a change of the past left a later entry that the rules now refuse. */
	readonly flagged: Explanation | null;
}

/**
 * A running game as its own screen sees it. Everything readable here is reactive.
 * A tap carries the head it was meant for: one that comes late, twice, or from the state before is dropped.
 */
export interface Session<State, Command, Event> {
	readonly state: State;
	/** In seat order. */
	readonly players: readonly SeatedPlayer[];
	/** Id of the newest entry; hand it back with `send`. */
	readonly head: string;
	/** What the newest entry led to; empty at the start and after an undo. */
	readonly lastEvents: readonly Event[];
	/** Why the command would be refused now, or null if it would be carried out. */
	readonly check: (command: Command) => Explanation | null;
	/**
	 * Decides, stores, then shows. A refusal is shown by the shell with its rule; nothing changes.
	 * @returns true if the command was carried out.
	 */
	readonly send: (command: Command, head: string) => Promise<boolean>;
	/** Opens the "why?" sheet with this chain of facts. */
	readonly explain: (explanation: Explanation) => void;
	/** The newest lines of the log, the newest first, at most so many: costs the same in a long game. */
	readonly recent: (count: number) => readonly LogLine[];
}
