import type { Told } from './explanation';
import type { Result } from './result';

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

/** The part of a game that a log needs: how its entries are applied and told. */
export interface Teller<State, Command, Event> extends Pick<
	Decider<State, Command, Event, never>,
	'evolve'
> {
	/** The log line and undo label of a command and what it led to. */
	readonly tell: (before: State, command: Command, events: readonly Event[]) => Told;
}
