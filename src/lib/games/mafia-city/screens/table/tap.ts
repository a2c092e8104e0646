import type { Location, State } from '../../model';
import { chooser, current, turnOf } from '../../questions';
import { verdict, type Check, type Question, type Targets } from './question';

/**
 * What a tap on the city means without any button before it: the likeliest thing of the moment.
 * Null where a tap means nothing; it then shows the stack.
 */
export function tapMeans(state: State, targets: Targets, check: Check): Question | null {
	switch (state.phase) {
		case 'action': {
			const player = turnOf(state);
			if (player === null) return null;
			const then = (location: Location) => ({ type: 'place', player, location }) as const;
			return { want: 'location', prompt: 'place', then };
		}
		case 'locations':
			return chooser(state) === null
				? useOf(current(state), targets, check)
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
function useOf(location: Location | null, targets: Targets, check: Check): Question | null {
	const effect = location === null ? null : effectOf(location);
	return effect !== null && verdict(effect, targets, check) === null ? effect : null;
}

function effectOf(location: Location): Question | null {
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
