import { teller } from '$lib/engine/explanation';
import type { Catalogue } from '../messages/en';

/** Builds this game's log lines; a key or value that the catalogue lacks does not compile. */
export const line = teller<Catalogue['log']>();
