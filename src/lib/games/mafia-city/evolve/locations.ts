import type { Seat } from '$lib/engine/explanation';
import {
	LOCATIONS,
	type City,
	type Holder,
	type In,
	type LightCity,
	type LightLocationsPhase,
	type LocationsPhase,
	type Prisoner,
	type State,
	type StrategyPhase
} from '../model';
import { nextLocation } from '../rules/order';
import type { Event } from '../schema';
import { add, setVp, vpOf } from './board';
import {
	finishedPhase,
	lightLocationsPhase,
	lightStrategyPhase,
	locationsPhase,
	strategyPhase
} from './phases';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** Phase II begins with no location marked (MC-2.2). */
export function beginLocations(state: City): LocationsPhase;
export function beginLocations(state: LightCity): LightLocationsPhase;
export function beginLocations(state: City | LightCity): In<'locations'>;
export function beginLocations(state: City | LightCity): In<'locations'> {
	const step = choosing(state);
	return state.tracking === 'full'
		? locationsPhase(state, { marked: [], step, reaction: null })
		: lightLocationsPhase(state, { marked: [], step, mayScoreExtra: null });
}

/** Between two locations. While nobody holds the Mayor the choice follows at once, by the order (MC-2.2.1). */
export const choosing = ({
	mayor,
	start
}: Pick<State, 'mayor' | 'start'>): Extract<LocationsPhase['step'], { kind: 'choose' }> => ({
	kind: 'choose',
	by: mayor ?? start
});

/** The location that is evaluated now (MC-2.2.1). What comes by itself leaves the last play open. */
export function chosen(state: In<'locations'>, { location, by }: Of<'chosen'>): In<'locations'> {
	if (state.tracking === 'light') return { ...state, step: { kind: 'control', location } };
	return {
		...state,
		step: { kind: 'control', location, raises: state.players.map(() => 0) },
		reaction: by === null ? state.reaction : null
	};
}

/** Control is settled, its point given (MC-2.2.4). With nobody in control there is no effect to use. */
export function controlled(
	before: In<'locations'>,
	{ location, by }: Of<'controlled'>
): In<'locations'> {
	const state = by === null ? before : setVp(before, by, vpOf(before, by) + 1);
	if (state.tracking === 'light') {
		return { ...state, mayScoreExtra: location === 'privateClub' ? by : null };
	}
	if (by === null) return { ...state, reaction: null };
	return {
		...state,
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
export function marked(state: In<'locations'>, { location }: Of<'marked'>): In<'locations'> {
	const after = { marked: [...state.marked, location], step: choosing(state) };
	return state.tracking === 'full'
		? { ...state, ...after, reaction: null }
		: { ...state, ...after };
}

/** MC-4. */
export const won = (state: State, { ranking, decidedBy }: Of<'won'>): In<'finished'> =>
	finishedPhase(state, { ranking, decidedBy });

/** Phase III begins with all seven markers (MC-2.3). */
export function beginStrategy(state: City, ruler: Holder): StrategyPhase;
export function beginStrategy(state: City | LightCity, ruler: Holder): In<'strategy'>;
export function beginStrategy(state: City | LightCity, ruler: Holder): In<'strategy'> {
	if (state.tracking === 'light') return lightStrategyPhase(state, { ruler });
	const location = ruler === null ? firstOf(LOCATIONS) : null;
	return strategyPhase(state, { ruler, marked: LOCATIONS, location, decided: [] });
}

/** The lowest-numbered of these. */
export const firstOf = (marked: StrategyPhase['marked']): StrategyPhase['location'] =>
	nextLocation(LOCATIONS.filter((location) => !marked.includes(location)));
