import type { Seat } from '$lib/engine/explanation';
import type { Board, Crew, Place, Player } from '../model';

/** The player of a seat that is known to exist; anything else is a bug or a foreign record. */
function playerAt({ players }: Pick<Board, 'players'>, seat: Seat): Player {
	const player = players[seat];
	if (player === undefined) throw new Error(`no seat ${String(seat)}`);
	return player;
}

/** The board with amounts added to what a player has outside the places. */
export function add<S extends Board>(state: S, seat: Seat, change: Partial<Player>): S {
	const own = playerAt(state, seat);
	const players = state.players.with(seat, {
		family: own.family + (change.family ?? 0),
		associates: own.associates + (change.associates ?? 0),
		dead: own.dead + (change.dead ?? 0),
		spent: own.spent + (change.spent ?? 0)
	});
	return { ...state, players };
}

/** What a player has in one place. */
export const crewOf = (crews: readonly Crew[], seat: Seat): Crew =>
	crews.find((crew) => crew.seat === seat) ?? { seat, family: 0, associates: 0 };

/** The board with other crews in one place; nobody's crew is left out. */
export const manned = <S extends Board>(state: S, place: Place, crews: readonly Crew[]): S => ({
	...state,
	crews: {
		...state.crews,
		[place]: crews
			.filter(({ family, associates }) => family + associates > 0)
			.toSorted((a, b) => a.seat - b.seat)
	}
});

/** The board with amounts added to what a player has in one place. */
export function join<S extends Board>(state: S, place: Place, more: Crew): S {
	const crews = state.crews[place];
	const own = crewOf(crews, more.seat);
	const others = crews.filter(({ seat }) => seat !== more.seat);
	const now = {
		seat: more.seat,
		family: own.family + more.family,
		associates: own.associates + more.associates
	};
	return manned(state, place, [...others, now]);
}
