import type { Seat } from '$lib/engine/explanation';
import type { Holder, Location, State } from '../../model';
import { verdict, type Check, type Choice, type Scene } from './choice';

/** Whose action is awaited in Phase I: the one a Bullet allows it, else the next who has not passed. */
export function actor(state: State): Seat | null {
	if (state.tracking === 'light' || state.phase !== 'action') return null;
	if (state.bullet !== null) return state.bullet;
	const players = state.setup.players;
	for (let steps = 0; steps < players; steps++) {
		const seat = (state.turn + steps) % players;
		if (state.passed[seat] !== true) return seat;
	}
	return null;
}

/** Who has to choose a location now, in either tracking. */
export function chooser(state: State): Holder {
	switch (state.phase) {
		case 'locations':
			if (state.tracking === 'light') return state.location === null ? state.mayor : null;
			return state.step.kind === 'choose' ? state.step.by : null;
		case 'strategy':
			return state.tracking === 'full' && state.marked.length === 0 ? null : state.ruler;
		case 'action':
		case 'tieBreak':
		case 'draws':
		case 'finished':
			return null;
	}
}

/** The location that the phase is at, or null. */
export function current(state: State): Location | null {
	if (state.phase === 'locations') {
		if (state.tracking === 'light') return state.location;
		return state.step.kind === 'choose' ? null : state.step.location;
	}
	return state.phase === 'strategy' && state.tracking === 'full' ? state.location : null;
}

/**
 * What a tap on the city means without any button before it: the likeliest thing of the moment.
 * Null where a tap means nothing; it then shows the stack.
 */
export function standingChoice(state: State, scene: Scene, check: Check): Choice | null {
	switch (state.phase) {
		case 'action': {
			const player = actor(state);
			if (player === null) return null;
			const then = (location: Location) => ({ type: 'place', player, location }) as const;
			return { want: 'location', prompt: 'place', then };
		}
		case 'locations':
			return chooser(state) === null
				? useOf(current(state), scene, check)
				: { want: 'location', prompt: 'choose', then: choose };
		case 'strategy':
			return state.tracking === 'full' && chooser(state) !== null
				? { want: 'location', prompt: 'choose', then: choose }
				: null;
		case 'tieBreak':
		case 'draws':
		case 'finished':
			return null;
	}
}

const choose = (location: Location) => ({ type: 'choose', location }) as const;

/** The effect of the Prison or the Harbour, while it can still be used (MC-3.1, MC-3.2). */
function useOf(location: Location | null, scene: Scene, check: Check): Choice | null {
	const effect = location === null ? null : effectOf(location);
	return effect !== null && verdict(effect, scene, check) === null ? effect : null;
}

function effectOf(location: Location): Choice | null {
	if (location === 'prison') {
		return {
			want: 'mafioso',
			prompt: 'prison',
			then: (target) => ({ type: 'use', effect: { as: 'prisonEffect', target } })
		};
	}
	if (location === 'harbour') {
		return {
			want: 'location',
			prompt: 'harbour',
			then: (to) => ({ type: 'use', effect: { as: 'harbourEffect', to } })
		};
	}
	return null;
}
