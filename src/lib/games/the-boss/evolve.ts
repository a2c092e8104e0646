import { unreachable } from '$lib/engine/result';
import { corrected } from './corrections';
import * as end from './evolve/end';
import { finished, FRESH, roundPhase, tieBreakPhase } from './evolve/phases';
import { afresh, banish, earned, moveChicago } from './evolve/table';
import * as turns from './evolve/turns';
import type { State } from './model';
import { initialFull, initialLight } from './setup';
import type { Event, Setup } from './schema';

type Phase = State['phase'];
type In<P extends Phase> = Extract<State, { phase: P }>;

/** The state before the first command (TB-1). */
export const initial = (setup: Setup): State =>
	setup.tracking === 'full' ? initialFull(setup) : initialLight(setup);

/** Applies what happened. It decides nothing: an event out of its phase is a bug or a foreign record. */
export function evolve(state: State, event: Event): State {
	switch (event.type) {
		/* Turns */
		case 'turnBegan':
			return turns.began(during(state, event, 'turn', 'cop', 'end'), event);
		case 'placed':
			return turns.placed(during(state, event, 'turn'), event);
		case 'played':
			return turns.played(during(state, event, 'turn'), event);
		case 'copDue':
			return turns.copDue(during(state, event, 'turn'));
		case 'copTurned':
			return { ...during(state, event, 'cop', 'round'), cops: [...state.cops, event.cop] };
		case 'handsTold': {
			const { counts, order } = event;
			return { ...during(state, event, 'round'), lastTurn: { counts, order } };
		}

		/* End of the round */
		case 'evaluationBegan':
			return end.began(during(state, event, 'turn', 'cop'));
		case 'turnedUp':
			return end.turnedUp(during(state, event, 'end', 'round'), event);
		case 'earned': {
			const purses = earned(state.purses, event.side, event.amount);
			return { ...during(state, event, 'end', 'round'), purses };
		}
		case 'choiceAsked':
			return end.asked(during(state, event, 'end'), event.choice);
		case 'hit':
			return end.hit(during(state, event, 'end', 'round'), event);
		case 'banished': {
			const banished = banish(state.banished, event.side, event.city, true);
			return { ...during(state, event, 'end', 'round'), banished };
		}
		case 'chicagoPaid':
			return end.chicagoPaid(during(state, event, 'end', 'round'), event);
		case 'cleared':
			return end.cleared(during(state, event, 'end', 'round'));
		case 'returned':
			return end.returned(during(state, event, 'end', 'round'), event);

		/* What follows it */
		case 'gunPassed':
			return { ...between(state, event), gun: event.to };
		case 'chicagoMoved':
			return { ...between(state, event), row: moveChicago(state.row, event.to) };
		case 'roundBegan': {
			const before = between(state, event);
			const now = { round: event.round, purses: afresh(state.purses) };
			return before.phase === 'end'
				? { ...before, ...now, turnedUp: [] }
				: roundPhase({ ...before, ...now }, FRESH);
		}
		case 'tieAsked':
			return tieBreakPhase(during(state, event, 'round', 'tieBreak'), event);
		case 'tied':
			return { ...between(state, event), further: state.further + 1 };
		case 'won':
			return finished(between(state, event), event);

		case 'corrected':
			return corrected(state, event.correction);
		default:
			return unreachable(event);
	}
}

/** The state, known to be at the end of a round. */
const between = (state: State, event: Event) => during(state, event, 'end', 'round', 'tieBreak');

/** The state, known to be in one of these phases. */
function during<P extends Phase>(state: State, event: Event, ...phases: readonly P[]): In<P> {
	if (isIn(state, phases)) return state;
	throw new Error(`${event.type} in phase ${state.phase}`);
}

const isIn = <P extends Phase>(state: State, phases: readonly P[]): state is In<P> =>
	phases.some((phase) => phase === state.phase);
