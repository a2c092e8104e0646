import type { Result } from '$lib/engine/result';
import { scripted, type Script } from '$lib/engine/script';
import { evolve } from '../evolve';
import type { State } from '../model';
import type { Event } from '../schema';

export type Decision = Result<readonly Event[]>;
export type TableScript = Script<State, Event>;

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export const decided = scripted(evolve);
