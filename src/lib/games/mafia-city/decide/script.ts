import type { Result } from '$lib/engine/result';
import { Script as AnyScript, scripted } from '$lib/engine/script';
import { evolveFull } from '../evolve/full';
import type { Event, FullState } from '../model';

export type Decision = Result<readonly Event[]>;
export type Script = AnyScript<FullState, Event>;

export const begin = (state: FullState): Script => new AnyScript(state, evolveFull);

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export const decided = scripted(evolveFull);
