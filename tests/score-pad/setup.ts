import type { State } from './model';
import type { Setup } from './schema';

/** An empty pad; the starting player is on turn. */
export const initial = (setup: Setup): State => ({
	phase: 'turn',
	setup,
	turns: 0,
	scores: Array.from({ length: setup.players }, () => 0),
	active: setup.start,
	last: null
});
