import { unreachable } from '$lib/engine/result';
import { applyCorrection } from './corrections';
import * as action from './evolve/action';
import { setVp, spend, vpOf } from './evolve/board';
import * as effects from './evolve/effects';
import * as locations from './evolve/locations';
import { drawsPhase, tieBreakPhase } from './evolve/phases';
import * as reactions from './evolve/reactions';
import * as strategy from './evolve/strategy';
import type { FullState, In, LightState, State } from './model';
import type { Event, Setup } from './schema';
import { initialFull, initialLight } from './setup';

type Phase = State['phase'];

/** The state before the first command (MC-1). */
export const initial = (setup: Setup): State =>
	setup.tracking === 'full' ? initialFull(setup) : initialLight(setup);

/** Applies what happened. It decides nothing: an event out of its phase is a bug or a foreign record. */
export function evolve(state: FullState, event: Event): FullState;
export function evolve(state: LightState, event: Event): LightState;
export function evolve(state: State, event: Event): State;
export function evolve(state: State, event: Event): State {
	switch (event.type) {
		/* Phase I */
		case 'exchanged':
			return action.exchanged(tracked(state, event, 'action'), event.player);
		case 'placed':
			return action.placed(tracked(state, event, 'action'), event);
		case 'waited':
			return action.waited(tracked(state, event, 'action'), event.player);
		case 'passed':
			return action.passed(tracked(state, event, 'action'), event);
		case 'passCancelled':
			return action.setPassed(tracked(state, event, 'action'), event.player, false);
		case 'bulletGranted':
			return { ...tracked(state, event, 'action'), bullet: event.player };
		case 'actionEnded':
			return action.actionEnded(during(state, event, 'action'));

		/* Plays and what answers them */
		case 'cardsPlayed':
			return reactions.cardsPlayed(tracked(state, event, 'action', 'locations'), event);
		case 'effectUsed':
			return reactions.effectUsed(tracked(state, event, 'locations'), event);
		case 'vetoed':
			return reactions.vetoed(tracked(state, event, 'action', 'locations'), event);

		/* Effects */
		case 'jailed':
			return effects.jailed(tracked(state, event, 'action', 'locations'), event);
		case 'stolen':
			return effects.stolen(tracked(state, event, 'action'), event);
		case 'raided':
			return effects.raided(tracked(state, event, 'action'), event);
		case 'swapped':
			return effects.swapped(tracked(state, event, 'action'), event);
		case 'moved':
			return effects.moved(tracked(state, event, 'action'), event);
		case 'wentHome':
			return effects.wentHome(tracked(state, event, 'action'), event);
		case 'reinforced':
			return effects.reinforced(tracked(state, event, 'action'), event);
		case 'raised':
			return effects.raised(tracked(state, event, 'locations'), event);
		case 'killed':
			return effects.killed(tracked(state, event, 'locations'), event);
		case 'assassinMoved':
			return { ...tracked(state, event, 'locations'), assassin: event.to };
		case 'extraPointScored': {
			const now = during(state, event, 'locations');
			return effects.extraPointScored(setVp(now, event.player, vpOf(now, event.player) + 1));
		}

		/* Cards: in light tracking they lie on the table alone */
		case 'drew':
			return state.tracking === 'full' ? effects.drew(state, event) : state;
		case 'discarded':
			return spend(tracked(state, event), event.player, event.cards);
		case 'reshuffled':
			return effects.reshuffled(tracked(state, event), event);

		/* Phase II */
		case 'chosen':
			return state.phase === 'strategy'
				? strategy.opened(tracked(state, event, 'strategy'), event.location)
				: locations.chosen(during(state, event, 'locations'), event);
		case 'controlled':
			return locations.controlled(during(state, event, 'locations'), event);
		case 'cellFreed':
			return locations.cellFreed(tracked(state, event, 'locations'), event);
		case 'recruited':
			return locations.recruited(tracked(state, event, 'locations'), event.players);
		case 'policemanTaken':
			return { ...during(state, event, 'locations'), policeman: event.by };
		case 'mayorTaken':
			return { ...during(state, event, 'locations'), mayor: event.by };
		case 'marked':
			return locations.marked(during(state, event, 'locations'), event);
		case 'tieAsked': {
			const { tied, by } = event;
			return tieBreakPhase(told(during(state, event, 'locations', 'tieBreak'), event), {
				tied,
				by
			});
		}
		case 'won':
			return locations.won(during(state, event, 'locations', 'tieBreak'), event);

		/* Phases III and IV */
		case 'strategyBegan':
			return locations.beginStrategy(during(state, event, 'locations', 'tieBreak'), event.ruler);
		case 'takenBack':
			return strategy.takenBack(tracked(state, event, 'strategy'), event);
		case 'unmarked':
			return strategy.unmarked(tracked(state, event, 'strategy'), event.location);
		case 'strategyEnded':
			return strategy.strategyEnded(during(state, event, 'strategy'));
		case 'startPassed':
			return { ...during(state, event, 'strategy'), start: event.to };
		case 'drawsAsked': {
			const { fewestVp } = event;
			return drawsPhase(told(during(state, event, 'strategy', 'draws'), event), { fewestVp });
		}
		case 'roundBegan':
			return strategy.beginAction({
				...during(state, event, 'strategy', 'draws'),
				round: event.round
			});

		case 'corrected':
			return applyCorrection(state, event.correction);
		default:
			return unreachable(event);
	}
}

/** The state, known to be in one of these phases. */
function during<P extends Phase>(state: State, event: Event, ...phases: readonly P[]): In<P> {
	if (isIn(state, phases)) return state;
	throw new Error(`${event.type} in phase ${state.phase}`);
}

const isIn = <P extends Phase>(state: State, phases: readonly P[]): state is In<P> =>
	phases.some((phase) => phase === state.phase);

/** The state, known to be of full tracking and in one of these phases, if any are named. */
function tracked<P extends FullState['phase']>(
	state: State,
	event: Event,
	...phases: readonly P[]
): In<P, FullState> {
	const now = phases.length === 0 ? state : during(state, event, ...phases);
	if (now.tracking === 'full') return now as In<P, FullState>;
	throw new Error(`${event.type} in light tracking`);
}

/** The state, known to be of light tracking: full tracking answers the question itself. */
function told<S extends State>(state: S, event: Event): Extract<S, LightState> {
	if (state.tracking === 'light') return state as Extract<S, LightState>;
	throw new Error(`${event.type} belongs to light tracking`);
}
