import type { Seat } from '$lib/engine/explanation';
import type {
	ActionPhase,
	Board,
	Finished,
	FullState,
	LocationsPhase,
	Setup,
	StrategyPhase
} from '../model';

/* Each phase with its own fields and no others. */

/** What stays when one phase follows another. */
export interface City extends Board {
	readonly setup: Setup;
	readonly round: number;
	readonly start: Seat;
	readonly tracking: 'full';
}

type Own<Phase extends FullState> = Omit<Phase, keyof City | 'phase'>;
type Over = Extract<FullState, Finished>;

const city = (state: City): City => ({
	setup: state.setup,
	round: state.round,
	start: state.start,
	tracking: 'full',
	players: state.players,
	stacks: state.stacks,
	cell: state.cell,
	assassin: state.assassin,
	policeman: state.policeman,
	mayor: state.mayor,
	drawPile: state.drawPile,
	discardPile: state.discardPile
});

export const actionPhase = (state: City, own: Own<ActionPhase>): ActionPhase =>
	Object.assign(city(state), {
		phase: 'action' as const,
		mayExchange: own.mayExchange,
		turn: own.turn,
		passed: own.passed,
		bullet: own.bullet,
		reaction: own.reaction
	});

export const locationsPhase = (state: City, own: Own<LocationsPhase>): LocationsPhase =>
	Object.assign(city(state), {
		phase: 'locations' as const,
		marked: own.marked,
		step: own.step,
		reaction: own.reaction
	});

export const strategyPhase = (state: City, own: Own<StrategyPhase>): StrategyPhase =>
	Object.assign(city(state), {
		phase: 'strategy' as const,
		ruler: own.ruler,
		marked: own.marked,
		location: own.location,
		decided: own.decided
	});

export const finished = (state: City, { ranking, decidedBy }: Own<Over>): Over =>
	Object.assign(city(state), { phase: 'finished' as const, ranking, decidedBy });

/**
 * The same state, made field by field. V8 gives all objects made so one hidden class, and a copy of a copy by
 * `{ ...state }` always another one: after a few moves every copy and every look-up would be many times slower.
 */
export function remade(state: FullState): FullState {
	switch (state.phase) {
		case 'action':
			return actionPhase(state, state);
		case 'locations':
			return locationsPhase(state, state);
		case 'strategy':
			return strategyPhase(state, state);
		case 'finished':
			return finished(state, state);
	}
}
