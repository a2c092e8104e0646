import { plus } from '$lib/engine/plus';
import type { FullTurn, TurnState } from '../model';
import type { Happened } from '../schema';
import { withParts } from './cloth';
import { pay, purseAt, withPurse } from './purse';

/** The last play can't be stopped any more: something else has been entered (the law of taps). */
export const closed = <S extends TurnState>(state: S): S =>
	state.tracking === 'full' ? { ...state, reaction: null } : state;

/** IN-2, IN-7.1: a new turn; what was left over is gone. */
export const turnBegan = <S extends TurnState>(
	state: S,
	{ player, round }: Happened<'turnBegan'>
): S => ({
	...state,
	active: player,
	round,
	hired: 0,
	change: 0,
	...(state.tracking === 'full' ? { laid: false } : {})
});

/** IN-2.3: a character goes to Reserve. */
export function revealed<S extends TurnState>(
	state: S,
	{ player, character }: Happened<'revealed'>
): S {
	const reserve = [...purseAt(state, player).reserve, character];
	const shown = withPurse(state, player, { reserve });
	const { tracking } = state;
	return tracking === 'full'
		? { ...shown, hands: state.hands.with(player, plus(state.hands[player] ?? 0, -1)) }
		: shown;
}

/** IN-8: a skill is paid; what it does is due, as far as the rulebook tells. */
export function skillUsed<S extends TurnState>(
	state: S,
	{ player, index, fee, pay: cards, part }: Happened<'skillUsed'>
): S {
	if (purseAt(state, player).service[index] === undefined) throw new Error('no character');
	const paid = pay(state, player, cards, fee);
	return paid.tracking === 'full' && part !== null
		? { ...paid, ...withParts(paid, [part], null) }
		: paid;
}

export const agreed = <S extends TurnState>(
	state: S,
	{ by, note, due }: Happened<'agreed'>
): S => ({
	...state,
	agreements: [...state.agreements, { id: state.serial, by, note, due }],
	serial: state.serial + 1
});

/** Nobody has to do anything; an initiator that was to be read goes to the discard pile. */
export function withoutDuties(state: FullTurn): FullTurn {
	const unread = state.duties.filter(({ kind }) => kind === 'read').length;
	return { ...state, duties: [], discardPile: state.discardPile + unread };
}
