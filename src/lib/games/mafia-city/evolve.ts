import { evolveFull } from './evolve/full';
import { evolveLight, initialLight } from './light';
import type { Event, Setup, State } from './model';
import { initialFull } from './setup';

/** The state before the first command (MC-1). */
export const initial = (setup: Setup): State =>
	setup.tracking === 'full' ? initialFull(setup) : initialLight(setup);

/** Applies what happened; it decides nothing. */
export const evolve = (state: State, event: Event): State =>
	seated(state.tracking === 'full' ? evolveFull(state, event) : evolveLight(state, event));

/** The state, in which nothing belongs to a seat where nobody sits: that came from a foreign record. */
function seated(state: State): State {
	const { players, start, policeman, mayor } = state;
	const turn = 'turn' in state ? state.turn : 0;
	if (Math.max(start, turn, policeman ?? 0, mayor ?? 0) >= players.length) {
		throw new Error('nobody sits there');
	}
	return state;
}
