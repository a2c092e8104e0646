import { player, players, type Explanation, type Seat } from '$lib/engine/explanation';
import { fact } from './fact';
import { clockwiseFrom } from './order';

/** Who plays when in the last turn of a round. */
interface LastTurn {
	readonly order: readonly Seat[];
	readonly explain: () => Explanation;
}

/**
 * The order of a round's last turn (TB-2.8): most gangsters in hand first, equal ones clockwise from the
 * loaded gun.
 * @param counts family members and associates in hand when that turn begins, by seat.
 */
export function lastTurn(counts: readonly number[], gun: Seat): LastTurn {
	const has = (seat: Seat): number => counts[seat] ?? 0;
	const order = clockwiseFrom(gun, counts.length).toSorted((a, b) => has(b) - has(a));
	return {
		order,
		explain: () => {
			const because = [
				...order.map((seat) => fact('inHand', { who: player(seat), count: has(seat) }, ['TB-2.8'])),
				...equals(order, has).map((tied) =>
					fact('equalInHand', { tied: players(tied), gun: player(gun) }, ['TB-2.8'])
				)
			];
			return fact('lastTurnOrder', { order: players(order) }, ['TB-2.8'], because);
		}
	};
}

/** Each number that several have, by those who have it: the gun puts only these among themselves in order. */
const equals = (
	order: readonly Seat[],
	has: (seat: Seat) => number
): readonly (readonly Seat[])[] =>
	[...new Set(order.map(has))]
		.map((count) => order.filter((seat) => has(seat) === count))
		.filter((seats) => seats.length > 1);
