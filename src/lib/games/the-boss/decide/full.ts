import { refuse, unreachable } from '$lib/engine/result';
import type { RuleId } from '$lib/engine/explanation';
import type { Command, FullState } from '../model';
import { fact } from '../rules/fact';
import { correct } from './correct';
import { choose, turnUp } from './evaluate';
import { otherPhase } from './refusals';
import type { Decision } from './script';
import { place, play, turnCop } from './turns';

/** Decides a command in full tracking: everything that follows of it, or the reason why it is refused. */
export function decideFull(state: FullState, command: Command): Decision {
	switch (command.type) {
		case 'place':
			return state.phase === 'turn' ? place(state, command) : refuse(otherPhase(state));
		case 'play':
			return state.phase === 'turn' ? play(state, command) : refuse(otherPhase(state));
		case 'turnCop':
			return state.phase === 'cop' ? turnCop(state, command) : refuse(noCopNow(state));
		case 'turnUp':
			return state.phase === 'end' ? turnUp(state, command) : refuse(otherPhase(state));
		case 'choose':
			return state.phase === 'end' ? choose(state, command) : refuse(otherPhase(state));
		case 'correct':
			return correct(state, command.correction);
		case 'collect':
			return workedOut('TB-3.1');
		case 'shot':
			return workedOut('TB-3.4');
		case 'payChicago':
			return workedOut('TB-3.2');
		case 'tellHands':
			return workedOut('TB-2.8');
		case 'endRound':
			return workedOut('TB-3.6');
		case 'tellMost':
			return workedOut('TB-4');
		default:
			return unreachable(command);
	}
}

const noCopNow = (state: FullState) =>
	state.phase === 'finished' ? otherPhase(state) : fact('noCopNow', {}, ['TB-2.7']);

/** Questions of light tracking, which full tracking answers itself. */
const workedOut = (rule: RuleId): Decision => refuse(fact('workedOut', {}, [rule]));
