import type { Board, CopPhase, EndPhase, Event, FullState, TurnPhase } from '../model';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** What stays when one phase follows another. */
type Table = Omit<CopPhase, 'phase' | 'turn'>;

/** The table without what belongs to its phase. */
export function table(state: FullState): Table {
	const { setup, round, further, gun, row, purses, away, banished, cops } = state;
	const { players, crews, played }: Board = state;
	return {
		tracking: 'full',
		setup,
		round,
		further,
		gun,
		row,
		purses,
		away,
		banished,
		cops,
		players,
		crews,
		played
	};
}

/** The first player of the order is on turn (TB-2.1, TB-2.8). */
export const turnBegan = (
	state: TurnPhase | CopPhase | EndPhase,
	{ turn, order, counts }: Of<'turnBegan'>
): TurnPhase => ({ ...table(state), phase: 'turn', turn, order, at: 0, counts, placed: null });

/** The card lies on top, and the turn goes to the next in order (TB-2.2). */
export const played = (state: TurnPhase, { city, face }: Of<'played'>): TurnPhase => ({
	...state,
	played: { ...state.played, [city]: [...state.played[city], face] },
	at: state.at + 1,
	placed: null
});

/** TB-2.7: the turn is over and a cop card is turned up before the next. */
export const copDue = (state: TurnPhase): CopPhase => ({
	...table(state),
	phase: 'cop',
	turn: state.turn
});
