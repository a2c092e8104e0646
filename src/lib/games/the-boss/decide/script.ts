import type { Result } from '$lib/engine/result';
import { scripted, type Script } from '$lib/engine/script';
import { evolveFull } from '../evolve/full';
import type { Event, FullState } from '../model';

export type Decision = Result<readonly Event[]>;
export type FullScript = Script<FullState, Event>;

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export const decided = scripted(evolveFull);
