import type { LightState } from '../model';

/** A light state in one phase; each has its own fields. */
export type In<Phase extends LightState['phase']> = Extract<LightState, { readonly phase: Phase }>;

/* Each phase with its own fields and no others; why they are made field by field: `../evolve/phases`. */

/** What every phase knows. */
type Ledger = Omit<In<'action'>, 'phase'>;

const ledger = (state: Ledger): Ledger => ({
	tracking: 'light',
	setup: state.setup,
	round: state.round,
	start: state.start,
	players: state.players,
	policeman: state.policeman,
	mayor: state.mayor
});

type Own<Phase extends LightState['phase']> = Omit<In<Phase>, keyof Ledger | 'phase'>;

export const actionPhase = (state: Ledger): In<'action'> =>
	Object.assign(ledger(state), { phase: 'action' as const });

export const locationsPhase = (state: Ledger, own: Own<'locations'>): In<'locations'> =>
	Object.assign(ledger(state), {
		phase: 'locations' as const,
		marked: own.marked,
		location: own.location,
		mayScoreExtra: own.mayScoreExtra
	});

export const tieBreakPhase = (state: Ledger, { tied, by }: Own<'tieBreak'>): In<'tieBreak'> =>
	Object.assign(ledger(state), { phase: 'tieBreak' as const, tied, by });

export const strategyPhase = (state: Ledger, { ruler }: Own<'strategy'>): In<'strategy'> =>
	Object.assign(ledger(state), { phase: 'strategy' as const, ruler });

export const drawsPhase = (state: Ledger, { fewestVp }: Own<'draws'>): In<'draws'> =>
	Object.assign(ledger(state), { phase: 'draws' as const, fewestVp });

export const finished = (state: Ledger, { ranking, decidedBy }: Own<'finished'>): In<'finished'> =>
	Object.assign(ledger(state), { phase: 'finished' as const, ranking, decidedBy });

/** The same state, made field by field. */
export function remade(state: LightState): LightState {
	switch (state.phase) {
		case 'action':
			return actionPhase(state);
		case 'locations':
			return locationsPhase(state, state);
		case 'tieBreak':
			return tieBreakPhase(state, state);
		case 'strategy':
			return strategyPhase(state, state);
		case 'draws':
			return drawsPhase(state, state);
		case 'finished':
			return finished(state, state);
	}
}
