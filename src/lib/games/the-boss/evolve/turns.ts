import type { CopPhase, EndPhase, TurnPhase } from '../model';
import { byCity } from '../setup';
import { copPhase, turnPhase } from './phases';
import { add, join } from './pieces';
import type { Event } from '../schema';

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The first player of the order is on turn (TB-2.1, TB-2.8). */
export const began = (
	state: TurnPhase | CopPhase | EndPhase,
	{ turn, order, counts }: Of<'turnBegan'>
): TurnPhase => turnPhase(state, { turn, order, at: 0, counts, placed: null });

/** Gangsters go from the hand to a place (TB-2.2). */
export const placed = (
	state: TurnPhase,
	{ player: seat, place, family, associates }: Of<'placed'>
): TurnPhase => ({
	...state,
	players: add(state.players, seat, { family: -family, associates: -associates }),
	crews: join(state.crews, place, { seat, family, associates }),
	placed: place
});

/** The card lies on top, and the turn goes to the next in order (TB-2.2). */
export const played = (state: TurnPhase, { city, face }: Of<'played'>): TurnPhase => ({
	...state,
	played: byCity((at) => (at === city ? [...state.played[at], face] : state.played[at])),
	at: state.at + 1,
	placed: null
});

/** TB-2.7: the turn is over and a cop card is turned up before the next. */
export const copDue = (state: TurnPhase): CopPhase => copPhase(state, state);
