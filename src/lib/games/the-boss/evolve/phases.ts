import type {
	CopPhase,
	EndPhase,
	Full,
	Ledger,
	Light,
	Result,
	RoundPhase,
	State,
	TieBreakPhase,
	TurnPhase
} from '../model';

/* Each phase with its own fields and no others. */

type Own<Phase extends State> = Omit<Phase, keyof Full | keyof Light | 'phase'>;

const ledger = (state: Ledger): Ledger => ({
	setup: state.setup,
	round: state.round,
	further: state.further,
	gun: state.gun,
	row: state.row,
	purses: state.purses,
	away: state.away,
	banished: state.banished,
	cops: state.cops
});

const full = (state: Full): Full =>
	Object.assign(ledger(state), {
		tracking: 'full' as const,
		players: state.players,
		crews: state.crews,
		played: state.played
	});

const light = (state: Light): Light =>
	Object.assign(ledger(state), { tracking: 'light' as const, players: state.players });

export const turnPhase = (state: Full, own: Own<TurnPhase>): TurnPhase =>
	Object.assign(full(state), {
		phase: 'turn' as const,
		turn: own.turn,
		order: own.order,
		at: own.at,
		counts: own.counts,
		placed: own.placed
	});

export const copPhase = (state: Full, { turn }: Own<CopPhase>): CopPhase =>
	Object.assign(full(state), { phase: 'cop' as const, turn });

export const endPhase = (state: Full, { turnedUp, choices }: Own<EndPhase>): EndPhase =>
	Object.assign(full(state), { phase: 'end' as const, turnedUp, choices });

export const roundPhase = (state: Light, own: Own<RoundPhase>): RoundPhase =>
	Object.assign(light(state), {
		phase: 'round' as const,
		turnedUp: own.turnedUp,
		paid: own.paid,
		shootout: own.shootout,
		lastTurn: own.lastTurn
	});

/** A round of which nothing is entered yet. */
export const FRESH: Own<RoundPhase> = { turnedUp: [], paid: false, shootout: null, lastTurn: null };

export const tieBreakPhase = (state: Light, { tied }: Own<TieBreakPhase>): TieBreakPhase =>
	Object.assign(light(state), { phase: 'tieBreak' as const, tied });

export function finished(
	state: Full | Light,
	{ ranking, decidedBy }: Omit<Result, 'phase'>
): Extract<State, Result> {
	const result = { phase: 'finished' as const, ranking, decidedBy };
	return state.tracking === 'full'
		? Object.assign(full(state), result)
		: Object.assign(light(state), result);
}
