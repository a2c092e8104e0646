import { refuse, unreachable } from '$lib/engine/result';
import { correct } from './decide/correct';
import { cancel, move, playEffect, steal } from './decide/effects';
import { fire, forgo, lay, layInitiator } from './decide/lay';
import { gain, hire, reveal, useSkill } from './decide/money';
import { readRow } from './decide/read';
import type { Decision } from './decide/script';
import { callMayor, defend } from './decide/stop';
import { agree, endTurn, give, note, settleAgreement } from './decide/table';
import type { FullTurn, State } from './model';
import type { Command } from './schema';
import { fact } from './rules/fact';

/** Answers a command with what it leads to, or with the reason why not (IN-1 to IN-8). */
export function decide(state: State, command: Command): Decision {
	if (state.phase === 'finished') return refuse(fact('gameOver', {}, ['IN-2.2']));
	switch (command.type) {
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
		case 'gain':
			return gain(state, command);
		case 'correct':
			return correct(state, command.correction);
		default:
			return state.tracking === 'full'
				? onTable(state, command)
				: refuse(fact('cardsNotTracked', {}, ['IN-2']));
	}
}

type TableCommand = Extract<
	Command,
	{
		readonly type:
			| 'lay'
			| 'layInitiator'
			| 'fire'
			| 'read'
			| 'playEffect'
			| 'move'
			| 'cancel'
			| 'steal'
			| 'forgo'
			| 'defend'
			| 'callMayor';
	}
>;

/**
 * What happens to hands, rows and piles. Light tracking leaves it to the table; the sentence checker is at
 * hand (IN-4).
 */
function onTable(state: FullTurn, command: TableCommand): Decision {
	switch (command.type) {
		case 'lay':
			return lay(state, command);
		case 'layInitiator':
			return layInitiator(state, command);
		case 'fire':
			return fire(state, command);
		case 'read':
			return readRow(state, command);
		case 'playEffect':
			return playEffect(state, command);
		case 'move':
			return move(state, command);
		case 'cancel':
			return cancel(state, command);
		case 'steal':
			return steal(state, command);
		case 'forgo':
			return forgo(state, command);
		case 'defend':
			return defend(state, command);
		case 'callMayor':
			return callMayor(state, command);
		default:
			return unreachable(command);
	}
}
