import { refuse, unreachable } from '$lib/engine/result';
import { correct } from './decide/correct';
import { gain, hire, reveal, useSkill } from './decide/money';
import { unless, type Decision } from './decide/script';
import { agree, endTurn, give, note, settleAgreement } from './decide/table';
import type { Command, LightTurn } from './model';
import { fact } from './rules/fact';

/**
 * Light tracking: banks, characters, turns and agreements, by the same rules. What happens to hands, rows and
 * piles is left to the table; the sentence checker is at hand (IN-4).
 */
export function decideLight(state: LightTurn, command: Command): Decision {
	switch (command.type) {
		case 'gain':
			return gain(state, command);
		case 'hire':
			return hire(state, command);
		case 'useSkill':
			return useSkill(state, command);
		case 'reveal':
			return reveal(state, command);
		case 'note':
			return note(state, command);
		case 'give':
			return give(state, command);
		case 'agree':
			return agree(state, command);
		case 'settle':
			return settleAgreement(state, command);
		case 'endTurn':
			return endTurn(state);
		case 'correct':
			return correct(state, command.correction);
		case 'lay':
		case 'layInitiator':
		case 'fire':
		case 'read':
		case 'playEffect':
		case 'move':
		case 'cancel':
		case 'steal':
		case 'forgo':
		case 'defend':
		case 'callMayor':
			return unless([fact('cardsNotTracked', {}, ['IN-2'])], () => []);
		default:
			return unreachable(command);
	}
}

/** What full tracking works out itself and light tracking is told. */
export const workedOut = (): Decision => refuse(fact('workedOut', {}, ['IN-4.3']));
