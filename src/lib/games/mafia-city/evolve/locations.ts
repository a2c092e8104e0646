import type { Seat } from '$lib/engine/explanation';
import {
	LOCATIONS,
	type Event,
	type FullState,
	type LocationsPhase,
	type Prisoner,
	type Reaction,
	type StrategyPhase
} from '../model';
import { nextLocation } from '../rules/order';
import { add, added } from './board';
import { finished, locationsPhase, strategyPhase } from './phases';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Phase II begins with no location marked (MC-2.2). */
export const beginLocations = (state: FullState, reaction: Reaction | null): LocationsPhase =>
	locationsPhase(state, { marked: [], step: choosing(state), reaction });

/** Between two locations. While nobody holds the Mayor the choice follows at once, by the order (MC-2.2.1). */
export const choosing = ({
	mayor,
	start
}: Pick<LocationsPhase, 'mayor' | 'start'>): LocationsPhase['step'] => ({
	kind: 'choose',
	by: mayor ?? start
});

/** The location that is evaluated now (MC-2.2.1). What comes by itself leaves the last play open. */
export const chosen = (state: LocationsPhase, { location, by }: Of<'chosen'>): LocationsPhase => ({
	...state,
	step: { kind: 'control', location, raises: state.players.map(() => 0) },
	reaction: by === null ? state.reaction : null
});

/** Control is settled, its point given (MC-2.2.4). With nobody in control there is no effect to use. */
export function controlled(
	state: LocationsPhase,
	{ location, by }: Of<'controlled'>
): LocationsPhase {
	if (by === null) return { ...state, reaction: null };
	return {
		...state,
		players: added(state.players, by, { vp: 1 }),
		step: { kind: 'effect', location, controller: by, effectSpent: false, cardSpent: false },
		reaction: null
	};
}

/** Out of the Cell, the oldest of each owner first (MC-3.1). */
export function cellFreed(state: LocationsPhase, { owners }: Of<'cellFreed'>): LocationsPhase {
	const cell: Prisoner[] = [...state.cell];
	let freed = state;
	for (const owner of owners) {
		const at = cell.findIndex((prisoner) => prisoner.owner === owner);
		if (at < 0) throw new Error(`nobody of seat ${String(owner)} in the Cell`);
		cell.splice(at, 1);
		freed = add(freed, owner, { hand: 1 });
	}
	return { ...freed, cell };
}

/** From reserve to hand (MC-3.3). */
export const recruited = (state: LocationsPhase, seats: readonly Seat[]): LocationsPhase =>
	seats.reduce((now, seat) => add(now, seat, { reserve: -1, hand: 1 }), state);

/** The marker lies on the location (MC-2.2.5). */
export const marked = (state: LocationsPhase, { location }: Of<'marked'>): LocationsPhase => ({
	...state,
	marked: [...state.marked, location],
	step: choosing(state),
	reaction: null
});

/** MC-4. */
export const won = (state: LocationsPhase, result: Of<'won'>): FullState => finished(state, result);

/** Phase III begins with all seven markers (MC-2.3). */
export const beginStrategy = (state: FullState, ruler: StrategyPhase['ruler']): StrategyPhase =>
	strategyPhase(state, {
		ruler,
		marked: LOCATIONS,
		location: ruler === null ? firstOf(LOCATIONS) : null,
		decided: []
	});

/** The lowest-numbered of these. */
export const firstOf = (marked: StrategyPhase['marked']): StrategyPhase['location'] =>
	nextLocation(LOCATIONS.filter((location) => !marked.includes(location)));
