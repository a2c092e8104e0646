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
			const tied = order.filter((seat) =>
				order.some((other) => other !== seat && has(other) === has(seat))
			);
			const because = [
				...order.map((seat) => fact('inHand', { who: player(seat), count: has(seat) }, ['TB-2.8'])),
				...(tied.length === 0
					? []
					: [fact('equalInHand', { tied: players(tied), gun: player(gun) }, ['TB-2.8'])])
			];
			return fact('lastTurnOrder', { order: players(order) }, ['TB-2.8'], because);
		}
	};
}
