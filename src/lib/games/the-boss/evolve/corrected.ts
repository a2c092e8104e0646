import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import { unreachable } from '$lib/engine/result';
import type { Board, City, EndPhase, FullState, RoundPhase, State } from '../model';
import { shoot } from './end';
import { add, bury, crewOf, manned } from './pieces';
import { banish, moveChicago, renumbered, without } from './table';
import type { Correction, Whereabouts } from '../schema';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** The table overrules: pieces move, numbers and markers are set. */
export function corrected(state: State, correction: Correction): State {
	switch (correction.what) {
		case 'power':
		case 'gained': {
			const { what, side, to } = correction;
			const purses = state.purses.map((purse, at) =>
				at === side ? { ...purse, [what]: to } : purse
			);
			return { ...state, purses };
		}
		case 'family':
			return moveFamily(state, correction);
		case 'round':
			return { ...state, ...renumbered(state, correction.to) };
		case 'gun':
			return { ...state, gun: correction.player };
		case 'chicago':
			return { ...state, row: moveChicago(state.row, correction.to) };
		case 'cop':
			return { ...state, cops: state.cops.with(correction.index, correction.to) };
		case 'banished': {
			const { side, city, to } = correction;
			return { ...state, banished: banish(state.banished, side, city, to) };
		}
		case 'turnedUp':
			if (state.phase === 'end') return otherwise(state, correction);
			return state.phase === 'round' ? shotOtherwise(state, correction) : misplaced(correction);
		case 'paid':
			return state.phase === 'round' ? { ...state, paid: correction.to } : misplaced(correction);
		case 'shot':
			return state.phase === 'round'
				? shoot(state, correction.side, correction.to)
				: misplaced(correction);
		case 'turnNumber':
			return state.phase === 'turn' ? { ...state, turn: correction.to } : misplaced(correction);
		case 'turn':
			return state.phase === 'turn'
				? { ...state, order: broughtForward(state.order, state.at, correction), placed: null }
				: misplaced(correction);
		case 'placed':
			return state.phase === 'turn' ? { ...state, placed: correction.to } : misplaced(correction);
		default:
			return state.tracking === 'full' ? onBoard(state, correction) : misplaced(correction);
	}
}

/** Gangsters and cards, which only full tracking knows. */
function onBoard(
	state: FullState,
	correction: Of<'crews' | 'associate' | 'card' | 'cardGone' | 'cardMissed'>
): FullState {
	switch (correction.what) {
		case 'crews':
			return setCrews(state, correction);
		case 'associate':
			return { ...state, players: moveAssociate(state.players, correction) };
		case 'card':
			return { ...state, played: moveCard(state.played, correction) };
		case 'cardGone': {
			const { city, index } = correction;
			const cards = state.played[city].toSpliced(index, 1);
			return { ...state, played: { ...state.played, [city]: cards } };
		}
		case 'cardMissed': {
			const { city, face } = correction;
			return { ...state, played: { ...state.played, [city]: [...state.played[city], face] } };
		}
		default:
			return unreachable(correction);
	}
}

function misplaced(correction: Correction): never {
	throw new Error(`no ${correction.what} in this phase`);
}

/** What was turned up in a city is something else, or went to another colour (TB-3.1). */
const otherwise = <Phase extends EndPhase | RoundPhase>(
	state: Phase,
	{ city, to }: Of<'turnedUp'>
): Phase => ({
	...state,
	turnedUp: state.turnedUp.map((one) => (one.city === city ? { city, ...to } : one))
});

/** In light tracking a shootout comes and goes with its card (TB-3.4). */
function shotOtherwise(state: RoundPhase, correction: Of<'turnedUp'>): RoundPhase {
	const { city, to } = correction;
	const { shootout } = state;
	const now = otherwise(state, correction);
	const here = shootout?.city === city;
	if (to.face !== 'shootout') return here ? { ...now, shootout: null } : now;
	const shot = here ? shootout.shot.filter((side) => side !== to.side) : [];
	return { ...now, shootout: { city, by: to.side, shot } };
}

/** What is more in the place comes from the hands, what is less goes there. */
function setCrews(state: FullState, { place, to }: Of<'crews'>): FullState {
	const before = state.crews[place];
	const players = state.players.map((own, seat) => {
		const was = crewOf(before, seat);
		const is = crewOf(to, seat);
		return {
			...own,
			family: plus(own.family, was.family - is.family),
			associates: plus(own.associates, was.associates - is.associates)
		};
	});
	return { ...state, players, crews: manned(state.crews, place, to) };
}

const moveAssociate = (players: Board['players'], { player, to }: Of<'associate'>) =>
	to === 'hand'
		? add(players, player, { associates: 1, spent: -1 })
		: add(players, player, { associates: -1, spent: 1 });

function moveFamily(state: State, { player, from, to }: Of<'family'>): State {
	return changeFamily(changeFamily(state, player, from, -1), player, to, 1);
}

/** Who is neither lost nor away is in hand, or in a place that light tracking does not know. */
function changeFamily(state: State, seat: Seat, at: Whereabouts, by: 1 | -1): State {
	if ('returns' in at) {
		const one = { seat, in: at.in, returns: at.returns };
		return { ...state, away: by === 1 ? [...state.away, one] : without(state.away, one) };
	}
	if (at.in === 'dead') return bury(state, seat, by);
	return state.tracking === 'full'
		? { ...state, players: add(state.players, seat, { family: by }) }
		: state;
}

function moveCard(played: Board['played'], { city, index, to }: Of<'card'>): Board['played'] {
	if (city === to.city) return { ...played, [city]: played[city].with(index, to.face) };
	const target: City = to.city;
	return {
		...played,
		[city]: played[city].toSpliced(index, 1),
		[target]: [...played[target], to.face]
	};
}

/** The player goes before the others who have not yet played in this turn. */
const broughtForward = (order: readonly number[], at: number, { player }: Of<'turn'>) =>
	order.toSpliced(order.indexOf(player), 1).toSpliced(at, 0, player);
