import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import type { Event, LightState } from '../model';
import { evolveLight } from './evolve';

export type Decision = Result<readonly Event[]>;

/** What a command leads to, written event by event, each applied at once. */
export interface Script {
	state: LightState;
	readonly events: Event[];
}

export function emit(script: Script, event: Event): void {
	script.events.push(event);
	script.state = evolveLight(script.state, event);
}

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export function decided(
	state: LightState,
	refusal: Explanation | null,
	write: (script: Script) => void
): Decision {
	if (refusal !== null) return refuse(refusal);
	const script: Script = { state, events: [] };
	write(script);
	return ok(script.events);
}
