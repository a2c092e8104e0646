import { evolveFull } from './evolve/full';
import { evolveLight, initialLight } from './light';
import type { Event, Setup, State } from './model';
import { initialFull } from './setup';

/** The state before the first command (MC-1). */
export const initial = (setup: Setup): State =>
	setup.tracking === 'full' ? initialFull(setup) : initialLight(setup);

/** Applies what happened; it decides nothing. */
export const evolve = (state: State, event: Event): State =>
	state.tracking === 'full' ? evolveFull(state, event) : evolveLight(state, event);
