import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import type { Board, Crew, Place, Player, State } from '../model';
import { byPlace } from '../setup';

type Players = Board['players'];
type Crews = Board['crews'];

/** The player of a seat that is known to exist; anything else is a bug or a foreign record. */
function playerAt(players: Players, seat: Seat): Player {
	const player = players[seat];
	if (player === undefined) throw new Error(`no seat ${String(seat)}`);
	return player;
}

/** The players with amounts added to what one of them has outside the places. */
export function add(players: Players, seat: Seat, change: Partial<Player>): Players {
	const own = playerAt(players, seat);
	return players.with(seat, {
		family: plus(own.family, change.family ?? 0),
		associates: plus(own.associates, change.associates ?? 0),
		dead: plus(own.dead, change.dead ?? 0),
		spent: plus(own.spent, change.spent ?? 0)
	});
}

/** The state with a family member of a player lost for good, or put back among the living (TB-3.4). */
export const bury = (state: State, seat: Seat, by: 1 | -1): State =>
	state.tracking === 'full'
		? { ...state, players: add(state.players, seat, { dead: by }) }
		: {
				...state,
				players: state.players.map(({ dead }, at) => ({ dead: at === seat ? dead + by : dead }))
			};

/** What a player has in one place. */
export const crewOf = (crews: readonly Crew[], seat: Seat): Crew =>
	crews.find((crew) => crew.seat === seat) ?? { seat, family: 0, associates: 0 };

/** The crews with others in one place; nobody's crew is left out. */
export function manned(crews: Crews, place: Place, there: readonly Crew[]): Crews {
	const now = there
		.filter(({ family, associates }) => family + associates > 0)
		.toSorted((a, b) => a.seat - b.seat);
	return byPlace((at) => (at === place ? now : crews[at]));
}

/** The crews with amounts added to what a player has in one place. */
export function join(crews: Crews, place: Place, { seat, family, associates }: Crew): Crews {
	const own = crewOf(crews[place], seat);
	const others = crews[place].filter((crew) => crew.seat !== seat);
	const now = {
		seat,
		family: plus(own.family, family),
		associates: plus(own.associates, associates)
	};
	return manned(crews, place, [...others, now]);
}
