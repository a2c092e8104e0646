import type { CopPhase, EndPhase, FullState, TurnPhase } from '../model';

/* Each phase with its own fields and no others. */

/** What stays when one phase follows another. */
type Table = Omit<CopPhase, 'phase' | 'turn'>;
type Own<Phase extends FullState> = Omit<Phase, keyof Table | 'phase'>;
type Finished = Extract<FullState, { phase: 'finished' }>;

const table = (state: Table): Table => ({
	tracking: 'full',
	setup: state.setup,
	round: state.round,
	further: state.further,
	gun: state.gun,
	row: state.row,
	purses: state.purses,
	away: state.away,
	banished: state.banished,
	cops: state.cops,
	players: state.players,
	crews: state.crews,
	played: state.played
});

export const turnPhase = (state: Table, own: Own<TurnPhase>): TurnPhase =>
	Object.assign(table(state), {
		phase: 'turn' as const,
		turn: own.turn,
		order: own.order,
		at: own.at,
		counts: own.counts,
		placed: own.placed
	});

export const copPhase = (state: Table, { turn }: Own<CopPhase>): CopPhase =>
	Object.assign(table(state), { phase: 'cop' as const, turn });

export const endPhase = (state: Table, { turnedUp, choices }: Own<EndPhase>): EndPhase =>
	Object.assign(table(state), { phase: 'end' as const, turnedUp, choices });

export const finished = (state: Table, { ranking, decidedBy }: Own<Finished>): Finished =>
	Object.assign(table(state), { phase: 'finished' as const, ranking, decidedBy });

/**
 * The same state, made field by field. V8 gives all objects made so one hidden class, and a copy of a copy by
 * `{ ...state }` always another one: after a few moves every copy and every look-up would be many times slower.
 */
export function remade(state: FullState): FullState {
	switch (state.phase) {
		case 'turn':
			return turnPhase(state, state);
		case 'cop':
			return copPhase(state, state);
		case 'end':
			return endPhase(state, state);
		case 'finished':
			return finished(state, state);
	}
}
