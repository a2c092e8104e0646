import type { Explanation, RuleId } from '$lib/engine/explanation';
import { refuse, unreachable } from '$lib/engine/result';
import { correct } from './decide/correct';
import { choose, turnUp } from './decide/end';
import { otherPhase, untracked, workedOut } from './decide/refusals';
import type { Decision } from './decide/script';
import { collect, endRound, payChicago, shot, tellHands, tellMost } from './decide/told';
import { place, play, turnCop } from './decide/turns';
import type { State } from './model';
import type { Command } from './schema';

/** Everything that follows from a command, or why the rules refuse it. */
export function decide(state: State, command: Command): Decision {
	switch (command.type) {
		case 'place':
			return state.phase === 'turn' ? place(state, command) : refuse(notTracked(state));
		case 'play':
			return state.phase === 'turn' ? play(state, command) : refuse(notTracked(state));
		case 'turnUp':
			return state.phase === 'end' ? turnUp(state, command) : refuse(notTracked(state));
		case 'choose':
			return state.phase === 'end' ? choose(state, command) : refuse(notTracked(state));
		case 'turnCop':
			return turnCop(state, command);
		case 'collect':
			return state.phase === 'round' ? collect(state, command) : refuse(notAsked(state, 'TB-3.1'));
		case 'shot':
			return state.phase === 'round' ? shot(state, command) : refuse(notAsked(state, 'TB-3.4'));
		case 'payChicago':
			return state.phase === 'round'
				? payChicago(state, command)
				: refuse(notAsked(state, 'TB-3.2'));
		case 'tellHands':
			return state.phase === 'round'
				? tellHands(state, command)
				: refuse(notAsked(state, 'TB-2.8'));
		case 'endRound':
			return state.phase === 'round' ? endRound(state) : refuse(notAsked(state, 'TB-3.6'));
		case 'tellMost':
			return state.phase === 'tieBreak'
				? tellMost(state, command)
				: refuse(notAsked(state, 'TB-4'));
		case 'correct':
			return correct(state, command.correction);
		default:
			return unreachable(command);
	}
}

/** What is entered in full tracking alone, asked out of its phase. */
const notTracked = (state: State): Explanation =>
	(state.phase === 'round' ? untracked(state) : null) ?? otherPhase(state);

/** What light tracking is told, asked out of its phase. */
const notAsked = (state: State, rule: RuleId): Explanation =>
	state.tracking === 'full' ? workedOut(rule) : otherPhase(state);
