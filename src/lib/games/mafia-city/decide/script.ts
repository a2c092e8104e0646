import type { Result } from '$lib/engine/result';
import { Script as AnyScript, scripted } from '$lib/engine/script';
import { evolve } from '../evolve';
import type { FullState, State } from '../model';
import type { Event } from '../schema';

export type Decision = Result<readonly Event[]>;

/** What is being written, in either tracking. */
export interface Script {
	readonly state: State;
	emit(event: Event): void;
}

/** What is being written in full tracking. */
export interface FullScript extends Script {
	readonly state: FullState;
}

export const isFull = (script: Script): script is FullScript => script.state.tracking === 'full';

export const begin = (state: FullState) => new AnyScript<FullState, Event>(state, evolve);

/** Refuses with the reason if there is one; else writes the script of full tracking and gives its events. */
export const decided = scripted<FullState, Event>(evolve);

/** The same for what both trackings decide. */
export const decidedInBoth = scripted<State, Event>(evolve);
