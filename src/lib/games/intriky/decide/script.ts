import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import { evolve } from '../evolve';
import type { Event, FullTurn } from '../model';

/** What a command leads to: each event is applied at once, so that the next one is decided on what is. */
export class Script {
	#state: FullTurn;
	readonly #events: Event[] = [];

	constructor(state: FullTurn) {
		this.#state = state;
	}

	get state(): FullTurn {
		return this.#state;
	}

	get events(): readonly Event[] {
		return this.#events;
	}

	emit(event: Event): void {
		const next = evolve(this.#state, event);
		if (next.phase === 'finished' || next.tracking === 'light') throw new Error(event.type);
		this.#events.push(event);
		this.#state = next;
	}
}

export type Decision = Result<readonly Event[]>;

/** The first reason against a command, if there is one. */
export const firstReason = (...reasons: readonly (Explanation | null)[]): Explanation | null =>
	reasons.find((reason) => reason !== null) ?? null;

/** Refuses for the first reason, else carries out. */
export function unless(
	reasons: readonly (Explanation | null)[],
	events: () => readonly Event[]
): Decision {
	const reason = firstReason(...reasons);
	return reason === null ? ok(events()) : refuse(reason);
}
