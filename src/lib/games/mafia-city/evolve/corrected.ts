import type { Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import { unreachable } from '$lib/engine/result';
import type {
	CardPile,
	Correction,
	Event,
	FullState,
	LocationsPhase,
	Prisoner,
	TokenPlace
} from '../model';
import { setPassed } from './action';
import { add, lift, stacked } from './board';
import { beginLocations, beginStrategy, choosing, firstOf } from './locations';
import { beginAction, unmarked } from './strategy';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** The table overrules: pieces move, numbers and figures are set. Nothing can be answered any more. */
export function corrected(
	state: FullState,
	{ correction }: Extract<Event, { type: 'corrected' }>
): FullState {
	const closed: FullState = 'reaction' in state ? { ...state, reaction: null } : state;
	switch (correction.what) {
		case 'vp': {
			const { vp } = closed.players[correction.player] ?? { vp: 0 };
			return add(closed, correction.player, { vp: correction.to - vp });
		}
		case 'token':
			return moveToken(closed, correction);
		case 'cards':
			return addToPile(
				addToPile(closed, correction.from, -correction.count),
				correction.to,
				correction.count
			);
		case 'assassin':
			return { ...closed, assassin: correction.to };
		case 'policeman':
			return { ...closed, policeman: correction.to };
		case 'mayor':
			return rechoose({ ...closed, mayor: correction.to });
		case 'round':
			return renumbered(closed, correction.to);
		case 'start':
			return { ...closed, start: correction.player };
		case 'turn':
			return closed.phase === 'action'
				? { ...closed, turn: correction.player, bullet: null, mayExchange: [] }
				: misplaced(correction);
		case 'passed':
			return closed.phase === 'action'
				? { ...setPassed(closed, correction.player, correction.to), bullet: null }
				: misplaced(correction);
		case 'marker':
			return setMarker(closed, correction);
		case 'phase':
			return beginPhase(closed, correction.to);
		default:
			return unreachable(correction);
	}
}

function misplaced(correction: Correction): never {
	throw new Error(`no ${correction.what} in this phase`);
}

/** Another number for the round; in the Cell it stays as long ago as before that somebody was jailed (MC-3.1). */
const renumbered = <S extends FullState>(state: S, to: number): S => ({
	...state,
	round: to,
	cell: state.cell.map((one) => ({ ...one, round: one.round + to - state.round }))
});

/** Whoever holds the Mayor now chooses the next location (MC-2.2.1). */
const rechoose = <S extends FullState>(state: S): S =>
	state.phase === 'locations' && state.step.kind === 'choose'
		? { ...state, step: choosing(state) }
		: state;

function setMarker(state: FullState, { location, to }: Of<'marker'>): FullState {
	if (state.phase === 'locations') {
		const others = state.marked.filter((other) => other !== location);
		const now: LocationsPhase = { ...state, marked: to ? [...others, location] : others };
		const here = state.step.kind !== 'choose' && state.step.location === location;
		return to && here ? { ...now, step: choosing(now) } : now;
	}
	if (state.phase !== 'strategy') return misplaced({ what: 'marker', location, to });
	if (!to) return unmarked(state, location);
	const marked = [...state.marked, location];
	if (state.ruler !== null || firstOf(marked) === state.location) return { ...state, marked };
	return { ...state, marked, location: firstOf(marked), decided: [] };
}

function beginPhase(state: FullState, to: Of<'phase'>['to']): FullState {
	switch (to) {
		case 'action':
			return beginAction(state, state.round);
		case 'locations':
			return beginLocations(state, null);
		case 'strategy':
			return beginStrategy(state, state.mayor);
		default:
			return unreachable(to);
	}
}

function addToPile(state: FullState, pile: CardPile, cards: number): FullState {
	if (pile === 'draw') return { ...state, drawPile: plus(state.drawPile, cards) };
	if (pile === 'discard') return { ...state, discardPile: plus(state.discardPile, cards) };
	return add(state, pile, { cards });
}

function moveToken(state: FullState, { player, from, to }: Of<'token'>): FullState {
	const prisoner: Prisoner = (from.in === 'cell' ? state.cell[from.index] : undefined) ?? {
		owner: player,
		round: state.round,
		phase: state.phase === 'action' ? 'action' : 'locations'
	};
	return layDown(takeUp(state, player, from), player, to, prisoner);
}

function takeUp(state: FullState, player: Seat, from: TokenPlace): FullState {
	switch (from.in) {
		case 'hand':
			return add(state, player, { hand: -1 });
		case 'reserve':
			return add(state, player, { reserve: -1 });
		case 'cell':
			return { ...state, cell: state.cell.toSpliced(from.index, 1) };
		case 'stack':
			return lift(state, from);
		default:
			return unreachable(from);
	}
}

function layDown(state: FullState, player: Seat, to: TokenPlace, prisoner: Prisoner): FullState {
	switch (to.in) {
		case 'hand':
			return add(state, player, { hand: 1 });
		case 'reserve':
			return add(state, player, { reserve: 1 });
		case 'cell':
			return { ...state, cell: state.cell.toSpliced(to.index, 0, prisoner) };
		case 'stack':
			return stacked(state, to.location, state.stacks[to.location].toSpliced(to.level, 0, player));
		default:
			return unreachable(to);
	}
}
