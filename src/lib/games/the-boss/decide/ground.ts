import type { Seat } from '$lib/engine/explanation';
import type { Place, TurnPhase } from '../model';
import { sideOf } from '../rules/majority';
import type { Ground } from '../rules/placement';

/** What decides whether a player may place gangsters in a place now (TB-2.2 to TB-2.6). */
export function groundOf(state: TurnPhase, seat: Seat, place: Place): Ground {
	const { setup, row, crews, players, banished, placed } = state;
	const { family, associates } = players[seat] ?? { family: 0, associates: 0 };
	const side = sideOf(setup.sides, seat);
	return {
		place,
		seat,
		sides: setup.sides,
		crews: crews[place],
		hand: { family, associates },
		placed: state.order[state.at] === seat ? placed : null,
		banished: banished.some((one) => one.side === side && one.city === place),
		elsewhere: row.some(
			(other) => other !== 'chicago' && crews[other].some((crew) => crew.seat === seat)
		)
	};
}
