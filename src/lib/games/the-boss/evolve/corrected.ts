import { plus } from '$lib/engine/plus';
import { unreachable } from '$lib/engine/result';
import type { Board, City, Correction, FamilyPlace, FullState } from '../model';
import { add, crewOf, manned } from './pieces';
import { banish, moveChicago, renumbered, turnedOtherwise, without } from './table';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** The table overrules: pieces move, numbers and markers are set. */
export function corrected(state: FullState, correction: Correction): FullState {
	switch (correction.what) {
		case 'power':
		case 'gained': {
			const { what, side, to } = correction;
			const purses = state.purses.map((purse, at) =>
				at === side ? { ...purse, [what]: to } : purse
			);
			return { ...state, purses };
		}
		case 'crews':
			return setCrews(state, correction);
		case 'family':
			return moveFamily(state, correction);
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
		case 'round':
			return { ...state, ...renumbered(state, correction.to) };
		case 'turnNumber':
			return state.phase === 'turn' ? { ...state, turn: correction.to } : misplaced(correction);
		case 'turn':
			return state.phase === 'turn'
				? { ...state, order: broughtForward(state.order, state.at, correction), placed: null }
				: misplaced(correction);
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
		case 'placed':
			return state.phase === 'turn' ? { ...state, placed: correction.to } : misplaced(correction);
		case 'turnedUp':
			return state.phase === 'end'
				? { ...state, turnedUp: turnedOtherwise(state.turnedUp, correction) }
				: misplaced(correction);
		case 'paid':
		case 'shot':
			return misplaced(correction);
		default:
			return unreachable(correction);
	}
}

function misplaced(correction: Correction): never {
	throw new Error(`no ${correction.what} in this phase`);
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

function moveFamily(state: FullState, { player, from, to }: Of<'family'>): FullState {
	return changeFamily(changeFamily(state, player, from, -1), player, to, 1);
}

function changeFamily(state: FullState, seat: number, at: FamilyPlace, by: 1 | -1): FullState {
	if (!('returns' in at)) {
		const change = at.in === 'hand' ? { family: by } : { dead: by };
		return { ...state, players: add(state.players, seat, change) };
	}
	const one = { seat, in: at.in, returns: at.returns };
	return { ...state, away: by === 1 ? [...state.away, one] : without(state.away, one) };
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
