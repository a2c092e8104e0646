import { refuse } from '$lib/engine/result';
import { exchange, pass, place, wait } from './decide/action';
import { correct } from './decide/correct';
import { chooseInLocations, nextInLocations, use } from './decide/locations';
import { play } from './decide/play';
import { veto } from './decide/react';
import { outOfPhase, untracked, workedOut } from './decide/refusals';
import type { Decision } from './decide/script';
import { chooseInStrategy, endStrategy, nextInStrategy, takeBack } from './decide/strategy';
import * as told from './decide/told';
import type { FullState, State } from './model';
import type { Command } from './schema';

/** What follows from a command, or why the rules refuse it. */
export function decide(state: State, command: Command): Decision {
	switch (command.type) {
		/* Either tracking */
		case 'choose':
			if (state.phase === 'strategy' && state.tracking === 'full') {
				return chooseInStrategy(state, command);
			}
			return state.phase === 'locations'
				? chooseInLocations(state, command)
				: refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2.1'));
		case 'endStrategy':
			return endStrategy(state);
		case 'correct':
			return correct(state, command.correction);

		/* What the table tells, and full tracking works out */
		case 'endAction':
			return state.tracking === 'light' ? told.endAction(state) : workedOut('MC-2.1.3');
		case 'control':
			return state.tracking === 'light' ? told.control(state, command) : workedOut('MC-2.2.2');
		case 'extraPoint':
			return state.tracking === 'light' ? told.extraPoint(state, command) : workedOut('MC-3.6');
		case 'tellFewestCards':
			return state.tracking === 'light' ? told.fewestCards(state, command) : workedOut('MC-2.4.2');
		case 'tellBest':
			return state.tracking === 'light' ? told.best(state, command) : workedOut('MC-4');

		default:
			return state.tracking === 'full' ? inFull(state, command) : refuse(untracked());
	}
}

/** What lies on the table alone in light tracking. */
function inFull(
	state: FullState,
	command: Extract<
		Command,
		{
			readonly type:
				'exchange' | 'place' | 'play' | 'wait' | 'pass' | 'veto' | 'use' | 'next' | 'takeBack';
		}
	>
): Decision {
	switch (command.type) {
		case 'exchange':
			return exchange(state, command);
		case 'place':
			return place(state, command);
		case 'play':
			return play(state, command);
		case 'wait':
			return wait(state, command);
		case 'pass':
			return pass(state, command);
		case 'veto':
			return veto(state, command);
		case 'use':
			return use(state, command);
		case 'next':
			if (state.phase === 'strategy') return nextInStrategy(state);
			return state.phase === 'locations'
				? nextInLocations(state)
				: refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2'));
		case 'takeBack':
			return takeBack(state, command);
	}
}
