import type { Explanation } from './explanation';
import { ok, refuse, type Result } from './result';

/**
 * What a command leads to, written event by event, so that what follows of itself (the next turn, the end
 * of a round, of the game) is decided on the state that it finds.
 */
export class Script<State, Event> {
	readonly events: Event[] = [];
	/** Not yet applied: an event that nothing is decided on never is. */
	#waiting: Event[] = [];
	#state: State;

	constructor(
		before: State,
		private readonly evolve: (state: State, event: Event) => State
	) {
		this.#state = before;
	}

	emit(event: Event): void {
		this.events.push(event);
		this.#waiting.push(event);
	}

	/** The state after all that is written. */
	get state(): State {
		for (const event of this.#waiting) this.#state = this.evolve(this.#state, event);
		this.#waiting = [];
		return this.#state;
	}
}

/**
 * Makes a game's own function that refuses with the reason if there is one, and else writes the script and
 * gives its events.
 */
export const scripted =
	<State, Event>(evolve: (state: State, event: Event) => State) =>
	(
		before: State,
		refusal: Explanation | null,
		write: (script: Script<State, Event>) => void
	): Result<readonly Event[]> => {
		if (refusal !== null) return refuse(refusal);
		const script = new Script(before, evolve);
		write(script);
		return ok(script.events);
	};
