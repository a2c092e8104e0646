import { ok, refuse, type Result } from '$lib/engine/result';
import type { Explanation } from '$lib/engine/explanation';
import { evolveFull } from '../evolve/full';
import type { Event, FullState } from '../model';

export type Decision = Result<readonly Event[]>;

/**
 * What a command leads to, written event by event. Each is applied at once, so that what follows of
 * itself (a forced pass, the end of a phase, the next location) is decided on the state it finds.
 */
export interface Script {
	state: FullState;
	readonly events: Event[];
}

export const begin = (state: FullState): Script => ({ state, events: [] });

export function emit(script: Script, event: Event): void {
	script.events.push(event);
	script.state = evolveFull(script.state, event);
}

/**
 * Refuses with the reason if there is one; else writes the script and gives its events.
 */
export function decided(
	state: FullState,
	refusal: Explanation | null,
	write: (script: Script) => void
): Decision {
	if (refusal !== null) return refuse(refusal);
	const script = begin(state);
	write(script);
	return ok(script.events);
}
