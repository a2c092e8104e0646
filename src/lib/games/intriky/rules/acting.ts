import type { Explanation, RuleId, Seat } from '$lib/engine/explanation';
import type { FullTurn, TurnState } from '../model';
import { fact, who } from './fact';
import { dutyFirst } from './tasks';
import { nextDuty } from '../questions/duties';

/** Why a seat is none of this game, or null (IN-1.1). */
export const noSeat = (state: TurnState, ...seats: readonly Seat[]): Explanation | null =>
	seats.every((seat) => seat in state.purses) ? null : fact('noSuchPlayer', {}, ['IN-1.1']);

/** What is done on the own turn only (IN-2). */
export const notOnTurn = (
	state: TurnState,
	seat: Seat,
	rules: readonly [RuleId, ...RuleId[]] = ['IN-2']
): Explanation | null =>
	seat === state.active ? null : fact('othersTurn', { who: who(state.active) }, rules);

/** What somebody has to do before the turn goes on (IN-5). */
export function somethingDue(state: TurnState): Explanation | null {
	const duty = nextDuty(state);
	return duty === null ? null : dutyFirst(duty);
}

/** How a player may lay a card now: made to, as the one card of the turn, or not at all (IN-2, IN-5). */
export function mayLay(
	state: FullTurn,
	seat: Seat
): { readonly forced: boolean; readonly reason: Explanation | null } {
	const duty = nextDuty(state);
	const forced = duty?.kind === 'lay' && duty.player === seat;
	const due = forced || duty === null ? null : dutyFirst(duty);
	const spent = state.laid ? fact('laidAlready', { who: who(seat) }, ['IN-2']) : null;
	const turn = forced ? null : (due ?? notOnTurn(state, seat) ?? spent);
	const empty =
		(state.hands[seat] ?? 0) > 0 ? null : fact('handEmpty', { who: who(seat) }, ['IN-2']);
	return { forced, reason: turn ?? empty };
}
