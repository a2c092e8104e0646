import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import type { ActionPhase, In } from '../model';
import type { Event } from '../schema';
import { added, restacked, spend } from './board';
import { beginLocations } from './locations';

/** The seat to the left. */
export const after = (state: Pick<ActionPhase, 'players'>, seat: Seat): Seat =>
	(seat + 1) % state.players.length;

const NOBODY: readonly Seat[] = [];

/** A turn is over: the next seat's chance begins, and what was open before is closed (MC-2.1). */
export const turnOver = (state: ActionPhase, seat: Seat): ActionPhase => ({
	...state,
	turn: after(state, seat),
	bullet: null,
	mayExchange: NOBODY,
	reaction: null
});

/** MC-1.6: an exchange leaves the chance to those who come later. */
export function exchanged(state: ActionPhase, seat: Seat): ActionPhase {
	return {
		...state,
		drawPile: plus(state.drawPile, -2),
		discardPile: state.discardPile + 2,
		mayExchange: state.mayExchange.slice(state.mayExchange.indexOf(seat) + 1),
		reaction: null
	};
}

/** MC-2.1 A. */
export const placed = (
	state: ActionPhase,
	{ player, location }: Extract<Event, { type: 'placed' }>
): ActionPhase => ({
	...turnOver(state, player),
	players: added(state.players, player, { hand: -1 }),
	stacks: restacked(state.stacks, location, [...state.stacks[location], player])
});

/** MC-2.1 B, the waiting action. */
export const waited = (state: ActionPhase, seat: Seat): ActionPhase =>
	turnOver(spend(state, seat, 1), seat);

/** MC-2.1 C. A forced pass follows another tap, so it takes no chance from the seats before it. */
export function passed(
	state: ActionPhase,
	{ player, forced }: Extract<Event, { type: 'passed' }>
): ActionPhase {
	const quiet = setPassed(state, player, true);
	return forced ? { ...quiet, bullet: null } : turnOver(quiet, player);
}

export const setPassed = (state: ActionPhase, seat: Seat, to: boolean): ActionPhase => ({
	...state,
	passed: state.passed.with(seat, to)
});

/** MC-2.1.3: Phase II follows. Somebody's last play can still be answered. */
export const actionEnded = (state: In<'action'>): In<'locations'> =>
	state.tracking === 'full'
		? { ...beginLocations(state), reaction: state.reaction }
		: beginLocations(state);
