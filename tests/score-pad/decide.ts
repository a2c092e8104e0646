import type { Explanation } from '$lib/engine/explanation';
import { refuse, unreachable, type Result } from '$lib/engine/result';
import { scripted } from '$lib/engine/script';
import { values } from './corrections';
import { evolve } from './evolve';
import { fact } from './rules/fact';
import { MOST_POINTS, type State, type Turn } from './model';
import { missing, next, scoreOf } from './questions';
import type { Command, Event } from './schema';

const carryOut = scripted<State, Event>(evolve);

/** Answers a command with what happens, or with the rule that forbids it. Nothing is done after the end (SP-3). */
export function decide(state: State, command: Command): Result<readonly Event[]> {
	if (state.phase === 'finished') return refuse(fact('gameOver', {}, ['SP-3']));
	switch (command.type) {
		case 'write':
			return write(state, command.points);
		case 'strike':
			return carryOut(state, cannotStrike(state), (script) => {
				script.emit({ type: 'struck' });
			});
		case 'correct': {
			const { correction } = command;
			return carryOut(state, values.refusal(state, correction), (script) => {
				script.emit({ type: 'corrected', correction });
			});
		}
		default:
			return unreachable(command);
	}
}

/** The player on turn writes points down (SP-1); the goal wins at once (SP-3), else the next player is on turn. */
function write(turn: Turn, points: number): Result<readonly Event[]> {
	const { active: player, setup } = turn;
	return carryOut(turn, cannotWrite(turn, points), (script) => {
		script.emit({ type: 'written', player, points });
		script.emit(
			scoreOf(script.state, player) === setup.goal
				? { type: 'won', player }
				: { type: 'turned', player: next(turn) }
		);
	});
}

function cannotWrite(turn: Turn, points: number): Explanation | null {
	if (points < 0 || points > MOST_POINTS) {
		return fact('badPoints', { most: MOST_POINTS }, ['SP-1']);
	}
	const left = missing(turn);
	return points > left ? fact('beyondGoal', { missing: left }, ['SP-3', 'SP-1']) : null;
}

const cannotStrike = ({ last }: Turn): Explanation | null =>
	last === null ? fact('nothingToStrike', {}, ['SP-2']) : null;
