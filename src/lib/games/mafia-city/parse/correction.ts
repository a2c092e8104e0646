import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import { count, level, location, points, round, type Seating } from './vocabulary';

const place = kinds('in', {
	hand: {},
	reserve: {},
	cell: { index: count },
	stack: { location, level }
});

/** What the table overrules. */
export const correctionOf = ({ seat, holder }: Seating) => {
	const pile = v.union([seat, v.picklist(['draw', 'discard'])]);
	return kinds('what', {
		vp: { player: seat, to: points },
		token: { player: seat, from: place, to: place },
		cards: { from: pile, to: pile, count },
		assassin: { to: location },
		policeman: { to: holder },
		mayor: { to: holder },
		round: { to: round },
		start: { player: seat },
		turn: { player: seat },
		passed: { player: seat, to: v.boolean() },
		marker: { location, to: v.boolean() },
		phase: { to: v.picklist(['action', 'locations', 'strategy']) }
	});
};
