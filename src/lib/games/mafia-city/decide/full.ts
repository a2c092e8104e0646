import { refuse, unreachable } from '$lib/engine/result';
import type { RuleId } from '$lib/engine/explanation';
import type { Command, FullState } from '../model';
import { exchange, pass, place, wait } from './action';
import { correct } from './correct';
import { chooseInLocations, nextInLocations, use } from './locations';
import { play } from './play';
import { veto } from './react';
import { explain, outOfPhase } from './refusals';
import type { Decision } from './script';
import { chooseInStrategy, endStrategy, nextInStrategy, takeBack } from './strategy';

/** Decides a command in full tracking: everything that follows of it, or the reason why it is refused. */
export function decideFull(state: FullState, command: Command): Decision {
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
		case 'choose':
			if (state.phase === 'strategy') return chooseInStrategy(state, command);
			return state.phase === 'locations'
				? chooseInLocations(state, command)
				: refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2.1'));
		case 'use':
			return use(state, command);
		case 'next':
			if (state.phase === 'strategy') return nextInStrategy(state);
			return state.phase === 'locations'
				? nextInLocations(state)
				: refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2'));
		case 'takeBack':
			return takeBack(state, command);
		case 'endStrategy':
			return endStrategy(state);
		case 'correct':
			return correct(state, command.correction);
		case 'endAction':
			return workedOut('MC-2.1.3');
		case 'control':
			return workedOut('MC-2.2.2');
		case 'extraPoint':
			return workedOut('MC-3.6');
		case 'tellFewestCards':
			return workedOut('MC-2.4.2');
		case 'tellBest':
			return workedOut('MC-4');
		default:
			return unreachable(command);
	}
}

/** Questions of light tracking, which full tracking answers itself. */
const workedOut = (rule: RuleId): Decision => refuse(explain('workedOut', {}, [rule]));
