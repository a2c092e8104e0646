import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import { evolveFull } from '../evolve/full';
import type { Event, FullState } from '../model';

export type Decision = Result<readonly Event[]>;

/**
 * What a command leads to, written event by event, so that what follows of itself (the next turn, the end
 * of a round, of the game) is decided on the state that it finds.
 */
export class Script<State> {
	readonly events: Event[] = [];
	#state: State;
	/** How many of the events `#state` knows: those that nothing follows from are never applied here. */
	#known = 0;

	constructor(
		before: State,
		private readonly evolve: (state: State, event: Event) => State
	) {
		this.#state = before;
	}

	emit(event: Event): void {
		this.events.push(event);
	}

	/** The state after all that is written. */
	get state(): State {
		for (const event of this.events.slice(this.#known)) {
			this.#state = this.evolve(this.#state, event);
		}
		this.#known = this.events.length;
		return this.#state;
	}
}

/** Makes the function that refuses with the reason if there is one, and else writes the script and gives its events. */
export const scripted =
	<State>(evolve: (state: State, event: Event) => State) =>
	(
		before: State,
		refusal: Explanation | null,
		write: (script: Script<State>) => void
	): Decision => {
		if (refusal !== null) return refuse(refusal);
		const script = new Script(before, evolve);
		write(script);
		return ok(script.events);
	};

export type FullScript = Script<FullState>;
export const decided = scripted(evolveFull);
