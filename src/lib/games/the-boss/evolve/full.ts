import { unreachable } from '$lib/engine/result';
import type { Event, FullState } from '../model';
import { corrected } from './corrected';
import * as end from './end';
import { add, join } from './pieces';
import { afresh, moveChicago, without } from './table';
import { remade } from './phases';
import * as turns from './turns';

type Phase = FullState['phase'];
type In<P extends Phase> = Extract<FullState, { phase: P }>;

/** Applies what happened in full tracking. It decides nothing: an event out of its phase is a bug or a foreign record. */
export const evolveFull = (state: FullState, event: Event): FullState =>
	remade(applied(state, event));

function applied(state: FullState, event: Event): FullState {
	switch (event.type) {
		/* Turns */
		case 'roundBegan':
			return {
				...during(state, event, 'end'),
				round: event.round,
				purses: afresh(state.purses),
				turnedUp: []
			};
		case 'turnBegan':
			return turns.turnBegan(during(state, event, 'turn', 'cop', 'end'), event);
		case 'placed': {
			const { player: seat, place, family, associates } = event;
			return {
				...during(state, event, 'turn'),
				players: add(state.players, seat, { family: -family, associates: -associates }),
				crews: join(state.crews, place, { seat, family, associates }),
				placed: place
			};
		}
		case 'played':
			return turns.played(during(state, event, 'turn'), event);
		case 'copDue':
			return turns.copDue(during(state, event, 'turn'));
		case 'copTurned':
			return { ...during(state, event, 'cop'), cops: [...state.cops, event.cop] };

		/* End of the round */
		case 'evaluationBegan':
			return end.begin(during(state, event, 'turn', 'cop'));
		case 'turnedUp':
			return end.turnedUp(during(state, event, 'end'), event);
		case 'earned':
		case 'chicagoPaid':
			return end.paid(during(state, event, 'end'), event.side, event.amount);
		case 'choiceAsked':
			return end.asked(during(state, event, 'end'), event.choice);
		case 'hit':
			return end.hit(during(state, event, 'end'), event);
		case 'banished':
			return end.banished(during(state, event, 'end'), event);
		case 'cleared':
			return end.cleared(during(state, event, 'end'));
		case 'returned': {
			const here = during(state, event, 'end');
			const gone = { seat: event.player, in: event.from, returns: here.round + 1 };
			const players = add(here.players, event.player, { family: 1 });
			return { ...here, players, away: without(here.away, gone) };
		}
		case 'gunPassed':
			return { ...during(state, event, 'end'), gun: event.to };
		case 'chicagoMoved':
			return { ...during(state, event, 'end'), row: moveChicago(state.row, event.to) };
		case 'tied':
			return { ...during(state, event, 'end'), further: state.further + 1 };
		case 'won':
			return end.won(during(state, event, 'end'), event);

		case 'corrected':
			return corrected(state, event.correction);
		case 'tieAsked':
		case 'handsTold':
			throw new Error(`${event.type} belongs to light tracking`);
		default:
			return unreachable(event);
	}
}

/** The state, known to be in one of these phases. */
function during<P extends Phase>(state: FullState, event: Event, ...phases: readonly P[]): In<P> {
	if (isIn(state, phases)) return state;
	throw new Error(`${event.type} in phase ${state.phase}`);
}

const isIn = <P extends Phase>(state: FullState, phases: readonly P[]): state is In<P> =>
	phases.some((phase) => phase === state.phase);
