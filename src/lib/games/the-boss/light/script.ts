import { scripted, type Script } from '$lib/engine/script';
import type { Event, LightState } from '../model';
import { evolveLight } from './evolve';

export type LightScript = Script<LightState, Event>;

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export const decided = scripted(evolveLight);
