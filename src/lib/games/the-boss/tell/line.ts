import { teller } from '$lib/engine/explanation';
import type { log } from '../messages/en/log';

/** Makes a line of the log. */
export const line = teller<typeof log>();
