import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import type { Board, Location, Player, State } from '../model';
import type { TokenAt } from '../schema';

/** The player of a seat that is known to exist; anything else is a bug or a foreign record. */
export function playerAt(board: Pick<Board, 'players'>, seat: Seat): Player {
	const player = board.players[seat];
	if (player === undefined) throw new Error(`no seat ${String(seat)}`);
	return player;
}

/** Owner of a mafioso that is known to be there. */
export function ownerAt(board: Pick<Board, 'stacks'>, { location, level }: TokenAt): Seat {
	const owner = board.stacks[location][level];
	if (owner === undefined) throw new Error(`no mafioso at ${location} ${String(level)}`);
	return owner;
}

/** The players with amounts added to what one of them owns; nobody can own less than nothing. */
export function added(
	players: Board['players'],
	seat: Seat,
	change: Partial<Player>
): Board['players'] {
	const player = playerAt({ players }, seat);
	return players.with(seat, {
		vp: plus(player.vp, change.vp ?? 0),
		hand: plus(player.hand, change.hand ?? 0),
		reserve: plus(player.reserve, change.reserve ?? 0),
		cards: plus(player.cards, change.cards ?? 0)
	});
}

/** A stack for each location. */
export const stacksOf = (of: (location: Location) => readonly Seat[]): Board['stacks'] => ({
	prison: of('prison'),
	harbour: of('harbour'),
	fightersClub: of('fightersClub'),
	policeStation: of('policeStation'),
	businessDistrict: of('businessDistrict'),
	privateClub: of('privateClub'),
	townHall: of('townHall')
});

/** The stacks with one replaced. */
export const restacked = (
	stacks: Board['stacks'],
	location: Location,
	stack: readonly Seat[]
): Board['stacks'] => stacksOf((at) => (at === location ? stack : stacks[at]));

/** The board with amounts added to what a player owns. */
export const add = <S extends Board>(state: S, seat: Seat, change: Partial<Player>): S => ({
	...state,
	players: added(state.players, seat, change)
});

/** The victory points of a seat that is known to exist. */
export function vpOf({ players }: State, seat: Seat): number {
	const player = players[seat];
	if (player === undefined) throw new Error(`no seat ${String(seat)}`);
	return player.vp;
}

/** The state with other victory points for one player. */
export const setVp = <S extends State>(state: S, seat: Seat, vp: number): S => ({
	...state,
	players: state.players.map((own, at) => (at === seat ? { ...own, vp } : own))
});

/** The board with one stack replaced. */
export const stacked = <S extends Board>(
	state: S,
	location: Location,
	stack: readonly Seat[]
): S => ({ ...state, stacks: restacked(state.stacks, location, stack) });

/** The board with a mafioso on top of a stack (MC-2.1 A). */
export const put = <S extends Board>(state: S, location: Location, owner: Seat): S =>
	stacked(state, location, [...state.stacks[location], owner]);

/** The board without one mafioso, who must be there; those above slide down (MC-3). */
export function lift<S extends Board>(state: S, at: TokenAt): S {
	ownerAt(state, at);
	return stacked(state, at.location, state.stacks[at.location].toSpliced(at.level, 1));
}

/** Cards go from a hand to the discard pile (MC-5.5). */
export const spend = <S extends Board>(state: S, seat: Seat, cards: number): S => ({
	...state,
	players: added(state.players, seat, { cards: -cards }),
	discardPile: state.discardPile + cards
});
