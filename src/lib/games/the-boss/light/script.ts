import { scripted, type Script } from '../decide/script';
import type { LightState } from '../model';
import { evolveLight } from './evolve';

export type LightScript = Script<LightState>;

/** Refuses with the reason if there is one; else writes the script and gives its events. */
export const decided = scripted(evolveLight);
