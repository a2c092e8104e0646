import type { Result } from '$lib/engine/result';
import { decideFull } from './decide/full';
import { decideLight } from './light';
import type { Command, Event, State } from './model';

/** What follows from a command, or why the rules refuse it. */
export const decide = (state: State, command: Command): Result<readonly Event[]> =>
	state.tracking === 'full' ? decideFull(state, command) : decideLight(state, command);
