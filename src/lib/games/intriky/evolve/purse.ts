import type { Seat } from '$lib/engine/explanation';
import type { Purse, State, TurnState } from '../model';
import type { Happened } from '../schema';

/** The purse of a seat that is known to exist; anything else is a bug or a foreign record. */
export function purseAt(state: Pick<State, 'purses'>, seat: Seat): Purse {
	const purse = state.purses[seat];
	if (purse === undefined) throw new Error(`no seat ${String(seat)}`);
	return purse;
}

/** The state with parts of one purse replaced. */
export const withPurse = <S extends State>(state: S, seat: Seat, change: Partial<Purse>): S => ({
	...state,
	purses: state.purses.with(seat, { ...purseAt(state, seat), ...change })
});

/** Cards go to the discard pile, where one is known. */
export const toDiscard = <S extends State>(state: S, cards: number): S =>
	state.tracking === 'full' ? { ...state, discardPile: state.discardPile + cards } : state;

/** IN-4.3: cards become dollars. */
export const earn = <S extends State>(state: S, seat: Seat, dollars: readonly number[]): S =>
	withPurse(state, seat, { bank: [...purseAt(state, seat).bank, ...dollars] });

/** IN-7.1: cards are paid whole; what is left over stays with the player whose turn it is. */
export function pay<S extends TurnState>(
	state: S,
	seat: Seat,
	cards: readonly number[],
	price: number
): S {
	const { bank } = purseAt(state, seat);
	const paid = cards.reduce((sum, index) => sum + (bank[index] ?? 0), 0);
	const left = withPurse(state, seat, { bank: bank.filter((_, index) => !cards.includes(index)) });
	const change = seat === state.active ? state.change + paid - price : state.change;
	return toDiscard({ ...left, change }, cards.length);
}

/** A character changes hands or enters Service (IN-2, steps 5 and 6). */
export function hired<S extends TurnState>(
	state: S,
	{ player, owner, from, index, price, pay: cards }: Happened<'hired'>
): S {
	const there = purseAt(state, owner)[from];
	const character = there[index];
	if (character === undefined) throw new Error(`no character ${String(index)}`);
	const left = withPurse(pay(state, player, cards, price), owner, {
		[from]: there.toSpliced(index, 1)
	});
	const service = [...purseAt(left, player).service, character];
	return { ...withPurse(left, player, { service }), hired: state.hired + 1 };
}
