import { player, term, type Explanation, type Seat } from '$lib/engine/explanation';
import { noSuchPlayer } from '../decide/refusals';
import { add, bury } from '../evolve/pieces';
import { without } from '../evolve/table';
import type { State } from '../model';
import { familyFree } from '../questions';
import { fact } from '../rules/fact';
import { returnsIn } from '../rules/hits';
import type { Whereabouts } from '../schema';
import { line } from '../tell/line';
import type { Move, Of } from './kind';

/** No term is longer than until the third round after this one (TB-3.4). */
const LONGEST_TERM = 3;

/** A family member who is in hand, lost or away is elsewhere, or comes back in another round (TB-3.4). */
export const family: Move<State, 'family'> = {
	refuse: (state, { player: seat, from, to }) =>
		noSuchPlayer(state, seat) ??
		(isThere(state, seat, from)
			? badTerm(state, from, to)
			: fact('noPieceThere', { who: player(seat) }, ['TB-1.1'])),
	candidates: (state) =>
		[...state.players.keys()].flatMap((seat) =>
			whereabouts(state, seat).flatMap((from) =>
				terms(state)
					.filter((to) => ('returns' in to ? hasBegun(to, state) : to.in !== from.in))
					.map((to): Of<'family'> => ({ what: 'family', player: seat, from, to }))
			)
		),
	apply: (state, { player: seat, from, to }) => change(change(state, seat, from, -1), seat, to, 1),
	tell: (_, { player: seat, from, to }) => {
		const who = player(seat);
		if (from.in === to.in && 'returns' in from && 'returns' in to) {
			const values = { who, place: at(to), before: from.returns, after: to.returns };
			return line('correctedTerm', values);
		}
		return line('correctedFamily', { who, from: at(from), to: at(to) });
	}
};

const at = (place: Whereabouts) => term(`at.${place.in}`);

/** Where family members of a player are, or can be looked for. */
export const whereabouts = ({ away }: State, seat: Seat): readonly Whereabouts[] => [
	{ in: 'hand' },
	{ in: 'dead' },
	...away
		.filter((one) => one.seat === seat)
		.map((one): Whereabouts => ({ in: one.in, returns: one.returns }))
];

/** Where a family member can be put: the terms that the rules know (TB-3.4). */
export const terms = ({ round }: State): readonly Whereabouts[] => [
	{ in: 'hand' },
	{ in: 'dead' },
	{ in: 'prison', returns: round + 1 },
	{ in: 'prison', returns: round + 2 },
	{ in: 'prison', returns: round + 3 },
	{ in: 'hospital', returns: round + 1 },
	{ in: 'hospital', returns: round + 2 }
];

/** A term of an earlier round; one of this round begins at its end (TB-3.4). */
const hasBegun = (to: Extract<Whereabouts, { returns: number }>, { round }: State): boolean =>
	to.returns < returnsIn(to.in, round);

/** A term ends after this round, and not later than it can; and something must change (TB-3.4). */
function badTerm({ round }: State, from: Whereabouts, to: Whereabouts): Explanation | null {
	if ('returns' in to) {
		const { returns } = to;
		if (!Number.isInteger(returns) || returns <= round || returns > round + LONGEST_TERM) {
			return fact('badNumber', {}, ['TB-3.4']);
		}
	}
	const returns = 'returns' in from && 'returns' in to ? from.returns === to.returns : true;
	return from.in === to.in && returns ? fact('nothingChanges', {}, ['TB-3.4']) : null;
}

function isThere(state: State, seat: Seat, from: Whereabouts): boolean {
	if (from.in === 'hand') return familyFree(state, seat) > 0;
	if (from.in === 'dead') return (state.players[seat]?.dead ?? 0) > 0;
	return state.away.some(
		(one) => one.seat === seat && one.in === from.in && one.returns === from.returns
	);
}

/** Who is neither lost nor away is in hand, or in a place that light tracking does not know. */
function change(state: State, seat: Seat, where: Whereabouts, by: 1 | -1): State {
	if ('returns' in where) {
		const one = { seat, in: where.in, returns: where.returns };
		return { ...state, away: by === 1 ? [...state.away, one] : without(state.away, one) };
	}
	if (where.in === 'dead') return bury(state, seat, by);
	return state.tracking === 'full'
		? { ...state, players: add(state.players, seat, { family: by }) }
		: state;
}
