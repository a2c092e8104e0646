import type { LightState, RoundPhase, TieBreakPhase } from '../model';

/* Each phase with its own fields and no others; why they are made field by field: `../evolve/phases`. */

/** What every phase knows. */
type Ledger = Omit<TieBreakPhase, 'phase' | 'tied'>;
type Own<Phase extends LightState> = Omit<Phase, keyof Ledger | 'phase'>;
type Finished = Extract<LightState, { phase: 'finished' }>;

const ledger = (state: Ledger): Ledger => ({
	tracking: 'light',
	setup: state.setup,
	round: state.round,
	further: state.further,
	gun: state.gun,
	row: state.row,
	purses: state.purses,
	away: state.away,
	banished: state.banished,
	cops: state.cops,
	players: state.players
});

export const roundPhase = (state: Ledger, own: Own<RoundPhase>): RoundPhase =>
	Object.assign(ledger(state), {
		phase: 'round' as const,
		turnedUp: own.turnedUp,
		paid: own.paid,
		shootout: own.shootout,
		lastTurn: own.lastTurn
	});

/** A round in which nothing is entered yet. */
export const FRESH: Own<RoundPhase> = { turnedUp: [], paid: false, shootout: null, lastTurn: null };

export const tieBreakPhase = (state: Ledger, { tied }: Own<TieBreakPhase>): TieBreakPhase =>
	Object.assign(ledger(state), { phase: 'tieBreak' as const, tied });

export const finished = (state: Ledger, { ranking, decidedBy }: Own<Finished>): Finished =>
	Object.assign(ledger(state), { phase: 'finished' as const, ranking, decidedBy });

/** The same state, made field by field. */
export function remade(state: LightState): LightState {
	switch (state.phase) {
		case 'round':
			return roundPhase(state, state);
		case 'tieBreak':
			return tieBreakPhase(state, state);
		case 'finished':
			return finished(state, state);
	}
}
