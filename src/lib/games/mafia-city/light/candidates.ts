import type { Seat } from '$lib/engine/explanation';
import { LOCATIONS, type Command, type LightState } from '../model';
import { clockwiseFrom } from '../rules/order';
import type { In } from './phases';

/** Everything that a person could mean in this state, allowed or not; corrections left out. */
export function candidatesLight(state: LightState): readonly Command[] {
	switch (state.phase) {
		case 'action':
			return [{ type: 'endAction' }];
		case 'locations':
			return inLocations(state);
		case 'tieBreak':
			return choicesOf(state.tied).map((players) => ({ type: 'tellBest', players }));
		case 'strategy':
			return [{ type: 'endStrategy' }];
		case 'draws':
			return [true, false].map((alone) => ({ type: 'tellFewestCards', alone }));
		case 'finished':
			return [];
	}
}

function inLocations({ location, players }: In<'locations'>): readonly Command[] {
	const seats = clockwiseFrom(0, players.length);
	const extra = seats.map((player) => ({ type: 'extraPoint' as const, player }));
	if (location === null) {
		return [...LOCATIONS.map((place) => ({ type: 'choose' as const, location: place })), ...extra];
	}
	return [...seats, null].map((by): Command => ({ type: 'control', location, by })).concat(extra);
}

/** Every choice of at least one of the seats, each in the order given. */
function choicesOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
	const choices = seats.reduce<readonly (readonly Seat[])[]>(
		(before, seat) => [...before, ...before.map((choice) => [...choice, seat])],
		[[]]
	);
	return choices.filter((choice) => choice.length > 0);
}
