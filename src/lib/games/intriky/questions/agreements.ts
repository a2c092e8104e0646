import type { Seat } from '$lib/engine/explanation';
import type { Agreement, TurnState } from '../model';

/** How many turns a seat is away from the one who starts the round. */
const inRound = ({ setup }: TurnState, seat: Seat): number =>
	(seat - setup.start + setup.players) % setup.players;

/** Whether the turn of an agreement lies behind. */
export function isOver(state: TurnState, { round, turn }: Agreement['due']): boolean {
	if (round !== state.round) return round < state.round;
	return inRound(state, turn) < inRound(state, state.active);
}

/** Agreements of which the players are reminded now: due in this turn, or due and not yet crossed out. */
export const dueNow = (state: TurnState): readonly Agreement[] =>
	state.agreements.filter(
		({ due }) => isOver(state, due) || (due.round === state.round && due.turn === state.active)
	);
