import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { ActionPhase } from '../model';
import { distance } from '../rules/order';
import { explain } from './refusals';

/** The seat whose turn it is: the next one that has not passed; null when all have (MC-2.1). */
export function activeSeat({ turn, passed }: ActionPhase): Seat | null {
	for (let steps = 0; steps < passed.length; steps++) {
		const seat = (turn + steps) % passed.length;
		if (passed[seat] === false) return seat;
	}
	return null;
}

/** The seat that acts now: whoever has fired a Bullet, else the one on turn. */
export const actingSeat = (state: ActionPhase): Seat | null => state.bullet ?? activeSeat(state);

/** Whether this seat lies between the pointer and the one on turn, so that its turn has just come round. */
export function isComeRound(state: ActionPhase, seat: Seat): boolean {
	const active = activeSeat(state);
	const seats = state.players.length;
	return active !== null && distance(state.turn, seat, seats) < distance(state.turn, active, seats);
}

/** Whether somebody who has passed, with a card left, could still fire a Bullet before this turn (MC-2.1.1b). */
export const bulletIsOpen = (state: ActionPhase): boolean =>
	state.bullet === null &&
	state.players.some(({ cards }, seat) => cards > 0 && isComeRound(state, seat));

/** With no mafioso in hand and no card at all nothing is left but to pass (MC-2.1.2). */
export function mustPass({ players }: ActionPhase, seat: Seat): boolean {
	const own = players[seat];
	return own?.hand === 0 && own.cards === 0;
}

/** Refuses an action of anybody who is not on turn (MC-2.1, MC-2.1.1). */
export function notOnTurn(state: ActionPhase, seat: Seat): Explanation | null {
	const acting = actingSeat(state);
	if (seat === acting) return null;
	if (state.bullet !== null) {
		return explain('bulletFirst', { who: player(state.bullet) }, ['MC-2.1.1']);
	}
	if (state.passed[seat] === true) return explain('hasPassed', { who: player(seat) }, ['MC-2.1.1']);
	return acting === null
		? explain('onlyInAction', {}, ['MC-2.1.3'])
		: explain('othersTurn', { who: player(acting) }, ['MC-2.1']);
}

/** Refuses a Bullet of anybody but one who has passed and whose turn has come round (MC-2.1.1b). */
export function noBullet(state: ActionPhase, seat: Seat): Explanation | null {
	if (state.bullet !== null) {
		return state.bullet === seat
			? explain('bulletOnce', {}, ['MC-2.1.1'])
			: explain('bulletFirst', { who: player(state.bullet) }, ['MC-2.1.1']);
	}
	if (state.passed[seat] !== true) {
		return explain('bulletOnlyPassed', { who: player(seat) }, ['MC-2.1.1']);
	}
	return isComeRound(state, seat)
		? null
		: explain('bulletLater', { who: player(seat) }, ['MC-2.1.1']);
}
