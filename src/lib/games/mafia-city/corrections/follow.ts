import { choosing, firstOf } from '../evolve/locations';
import { unmarked } from '../evolve/strategy';
import type { LightLocationsPhase, LocationsPhase, State, StrategyPhase } from '../model';
import { current } from '../questions';
import type { Correction } from '../schema';

/* What follows from a value that the table has put right. */

type Marker = Extract<Correction, { readonly what: 'marker' }>;

/** Another number for the round; in the Cell it stays as long ago as before that somebody was jailed (MC-3.1). */
export function renumbered(state: State, to: number): State {
	if (state.tracking === 'light') return { ...state, round: to };
	const cell = state.cell.map((one) => ({ ...one, round: one.round + to - state.round }));
	return { ...state, round: to, cell };
}

/**
 * Whoever holds the Mayor now chooses the next location (MC-2.2.1). In light tracking also the one shown is
 * chosen anew, and Phase III has the holder that it should have had.
 */
export function rechosen(state: State): State {
	if (state.tracking === 'light') {
		if (state.phase === 'strategy') return { ...state, ruler: state.mayor };
		return state.phase === 'locations' ? { ...state, step: choosing(state) } : state;
	}
	return state.phase === 'locations' && state.step.kind === 'choose'
		? { ...state, step: choosing(state) }
		: state;
}

/** A marker laid down or taken away; the location shown stays only if its choice still holds. */
export function putMarker(state: State, marker: Marker): State {
	if (state.phase === 'strategy' && state.tracking === 'full') return inStrategy(state, marker);
	if (state.phase !== 'locations') throw new Error('no marker in this phase');
	return state.tracking === 'full' ? inLocations(state, marker) : inLight(state, marker);
}

function inLocations(state: LocationsPhase, marker: Marker): LocationsPhase {
	const now = { ...state, marked: withMarker(state, marker) };
	return marker.to && current(state) === marker.location ? { ...now, step: choosing(now) } : now;
}

/** With the Mayor on Town Hall the location shown is always the lowest without a marker (MC-2.2.1). */
function inLight(state: LightLocationsPhase, marker: Marker): LightLocationsPhase {
	const anew = state.mayor === null || current(state) === marker.location;
	return {
		...state,
		marked: withMarker(state, marker),
		step: anew ? choosing(state) : state.step,
		mayScoreExtra: marker.location === 'privateClub' ? null : state.mayScoreExtra
	};
}

function withMarker(
	{ marked }: Pick<LocationsPhase, 'marked'>,
	{ location, to }: Marker
): LocationsPhase['marked'] {
	const others = marked.filter((other) => other !== location);
	return to ? [...others, location] : others;
}

function inStrategy(state: StrategyPhase, { location, to }: Marker): StrategyPhase {
	if (!to) return unmarked(state, location);
	const marked = [...state.marked, location];
	if (state.ruler !== null || firstOf(marked) === state.location) return { ...state, marked };
	return { ...state, marked, location: firstOf(marked), decided: [] };
}
