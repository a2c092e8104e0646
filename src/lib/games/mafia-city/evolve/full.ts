import { unreachable } from '$lib/engine/result';
import type { Event, FullState } from '../model';
import * as action from './action';
import * as effects from './effects';
import * as locations from './locations';
import * as reactions from './reactions';
import * as strategy from './strategy';
import { spend } from './board';
import { corrected } from './corrected';
import { remade } from './phases';

type Phase = FullState['phase'];
type In<P extends Phase> = Extract<FullState, { phase: P }>;

/** Applies what happened in full tracking. It decides nothing: an event out of its phase is a bug or a foreign record. */
export const evolveFull = (state: FullState, event: Event): FullState =>
	remade(applied(state, event));

function applied(state: FullState, event: Event): FullState {
	switch (event.type) {
		/* Phase I */
		case 'exchanged':
			return action.exchanged(during(state, event, 'action'), event.player);
		case 'placed':
			return action.placed(during(state, event, 'action'), event);
		case 'waited':
			return action.waited(during(state, event, 'action'), event.player);
		case 'passed':
			return action.passed(during(state, event, 'action'), event);
		case 'passCancelled':
			return action.setPassed(during(state, event, 'action'), event.player, false);
		case 'bulletGranted':
			return { ...during(state, event, 'action'), bullet: event.player };
		case 'actionEnded':
			return action.actionEnded(during(state, event, 'action'));

		/* Plays and what answers them */
		case 'cardsPlayed':
			return reactions.cardsPlayed(during(state, event, 'action', 'locations'), event);
		case 'effectUsed':
			return reactions.effectUsed(during(state, event, 'locations'), event);
		case 'vetoed':
			return reactions.vetoed(during(state, event, 'action', 'locations'), event);

		/* Effects */
		case 'jailed':
			return effects.jailed(during(state, event, 'action', 'locations'), event);
		case 'stolen':
			return effects.stolen(during(state, event, 'action'), event);
		case 'raided':
			return effects.raided(during(state, event, 'action'), event);
		case 'swapped':
			return effects.swapped(during(state, event, 'action'), event);
		case 'moved':
			return effects.moved(during(state, event, 'action'), event);
		case 'wentHome':
			return effects.wentHome(during(state, event, 'action'), event);
		case 'reinforced':
			return effects.reinforced(during(state, event, 'action'), event);
		case 'raised':
			return effects.raised(during(state, event, 'locations'), event);
		case 'killed':
			return effects.killed(during(state, event, 'locations'), event);
		case 'extraPointScored':
			return effects.extraPointScored(during(state, event, 'locations'), event);
		case 'assassinMoved':
			return { ...during(state, event, 'locations'), assassin: event.to };

		/* Cards */
		case 'drew':
			return effects.drew(state, event);
		case 'discarded':
			return spend(state, event.player, event.cards);
		case 'reshuffled':
			return effects.reshuffled(state, event);

		/* Phase II */
		case 'chosen':
			return state.phase === 'strategy'
				? strategy.opened(state, event.location)
				: locations.chosen(during(state, event, 'locations'), event);
		case 'controlled':
			return locations.controlled(during(state, event, 'locations'), event);
		case 'cellFreed':
			return locations.cellFreed(during(state, event, 'locations'), event);
		case 'recruited':
			return locations.recruited(during(state, event, 'locations'), event.players);
		case 'policemanTaken':
			return { ...during(state, event, 'locations'), policeman: event.by };
		case 'mayorTaken':
			return { ...during(state, event, 'locations'), mayor: event.by };
		case 'marked':
			return locations.marked(during(state, event, 'locations'), event);
		case 'won':
			return locations.won(during(state, event, 'locations'), event);

		/* Phases III and IV */
		case 'strategyBegan':
			return locations.beginStrategy(during(state, event, 'locations'), event.ruler);
		case 'takenBack':
			return strategy.takenBack(during(state, event, 'strategy'), event);
		case 'unmarked':
			return strategy.unmarked(during(state, event, 'strategy'), event.location);
		case 'strategyEnded':
			return strategy.strategyEnded(during(state, event, 'strategy'));
		case 'startPassed':
			return { ...during(state, event, 'strategy'), start: event.to };
		case 'roundBegan':
			return strategy.beginAction(during(state, event, 'strategy'), event.round);

		case 'corrected':
			return corrected(state, event);
		case 'tieAsked':
		case 'drawsAsked':
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
