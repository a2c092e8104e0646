import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import { evolveFull } from '../evolve/full';
import type { Event, FullState } from '../model';

export type Decision = Result<readonly Event[]>;

/**
 * What a command leads to, written event by event. Each is applied at once, so that what follows of
 * itself (the next turn, the end of a round, of the game) is decided on the state it finds.
 */
export interface Script {
	state: FullState;
	readonly events: Event[];
}

export function emit(script: Script, event: Event): void {
	script.events.push(event);
	script.state = evolveFull(script.state, event);
}

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export function decided(
	state: FullState,
	refusal: Explanation | null,
	write: (script: Script) => void
): Decision {
	if (refusal !== null) return refuse(refusal);
	const script: Script = { state, events: [] };
	write(script);
	return ok(script.events);
}
