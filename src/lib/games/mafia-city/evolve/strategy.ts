import type { Seat } from '$lib/engine/explanation';
import type { ActionPhase, City, In, LightCity, Location, StrategyPhase } from '../model';
import type { Event } from '../schema';
import { clockwiseFrom } from '../rules/order';
import { added, restacked } from './board';
import { firstOf } from './locations';
import { actionPhase, lightActionPhase } from './phases';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The Mayor's holder has chosen where mafiosi are taken back now (MC-2.3). */
export const opened = (state: StrategyPhase, location: Location): StrategyPhase => ({
	...state,
	location,
	decided: []
});

/** One decision is made. With the Mayor on Town Hall, those before it have made theirs too (MC-2.3). */
export function takenBack(
	state: StrategyPhase,
	{ player, location, levels }: Of<'takenBack'>
): StrategyPhase {
	const left = state.stacks[location].filter((_, level) => !levels.includes(level));
	return {
		...state,
		players: added(state.players, player, { hand: levels.length }),
		stacks: restacked(state.stacks, location, left),
		location,
		decided: decidedWith(state, player)
	};
}

/** Whoever has decided stays so, also if the start is put right in between. */
function decidedWith(
	{ ruler, decided, start, players }: StrategyPhase,
	seat: Seat
): readonly Seat[] {
	if (ruler !== null) return [...decided, seat];
	const seats = clockwiseFrom(start, players.length);
	return [...new Set([...decided, ...seats.slice(0, seats.indexOf(seat) + 1)])];
}

/** A location is done; with the Mayor on Town Hall the next one follows (MC-2.3). */
export function unmarked(state: StrategyPhase, location: Location): StrategyPhase {
	const marked = state.marked.filter((other) => other !== location);
	const following = state.ruler === null ? firstOf(marked) : null;
	return location === state.location || state.location === null
		? { ...state, marked, location: following, decided: [] }
		: { ...state, marked };
}

/** Everything that was left is declined. */
export const strategyEnded = (state: In<'strategy'>): In<'strategy'> =>
	state.tracking === 'full' ? { ...state, marked: [], location: null, decided: [] } : state;

/** Phase I begins: nobody has passed, the starting player is on turn (MC-2.1). */
export function beginAction(state: City): ActionPhase;
export function beginAction(state: City | LightCity): In<'action'>;
export function beginAction(state: City | LightCity): In<'action'> {
	if (state.tracking === 'light') return lightActionPhase(state);
	return actionPhase(state, {
		mayExchange: [],
		turn: state.start,
		passed: state.players.map(() => false),
		bullet: null,
		reaction: null
	});
}
