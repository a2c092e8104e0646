import {
	player as who,
	term,
	type Explanation,
	type Ref,
	type Seat,
	type Told
} from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { explain, noSuchLocation, noSuchPlayer, nothingChanges } from '../decide/refusals';
import { add, lift, stacked } from '../evolve/board';
import { LOCATIONS, type FullState, type Prisoner } from '../model';
import type { Correction, TokenPlace } from '../schema';
import { line, place } from '../tell/words';

/** A mafioso goes from one place to another, so that none appears or vanishes. */
type Move = Extract<Correction, { readonly what: 'token' }>;

/** Refuses: a mafioso must be where it is taken from, and its new place must exist once it is taken up. */
export function refusal(state: FullState, { player: seat, from, to }: Move): Explanation | null {
	const unknown = noSuchPlayer(state, seat) ?? unknownPlace(from) ?? unknownPlace(to);
	if (unknown !== null) return unknown;
	if (!isThere(state, seat, from)) {
		return explain('noPieceThere', { who: who(seat) }, ['MC-1.2']);
	}
	if (!isPlaceFor(state, from, to)) return explain('badNumber', {}, ['MC-3']);
	return isSamePlace(from, to) ? nothingChanges(state, 'MC-3') : null;
}

const unknownPlace = (place: TokenPlace): Explanation | null =>
	place.in === 'stack' ? noSuchLocation(place.location) : null;

function isThere({ players, cell, stacks }: FullState, seat: Seat, from: TokenPlace): boolean {
	switch (from.in) {
		case 'hand':
		case 'reserve':
			return (players[seat]?.[from.in] ?? 0) > 0;
		case 'cell':
			return cell[from.index]?.owner === seat;
		case 'stack':
			return stacks[from.location][from.level] === seat;
		default:
			return unreachable(from);
	}
}

function isPlaceFor({ cell, stacks }: FullState, from: TokenPlace, to: TokenPlace): boolean {
	const taken = isSameHeap(from, to) ? 1 : 0;
	switch (to.in) {
		case 'hand':
		case 'reserve':
			return true;
		case 'cell':
			return isLevel(to.index, cell.length - taken);
		case 'stack':
			return isLevel(to.level, stacks[to.location].length - taken);
		default:
			return unreachable(to);
	}
}

const isLevel = (at: number, height: number): boolean =>
	Number.isInteger(at) && at >= 0 && at <= height;

const isSameHeap = (from: TokenPlace, to: TokenPlace): boolean =>
	from.in === to.in &&
	(from.in !== 'stack' || (to.in === 'stack' && from.location === to.location));

function isSamePlace(from: TokenPlace, to: TokenPlace): boolean {
	if (!isSameHeap(from, to)) return false;
	if (from.in === 'cell') return to.in === 'cell' && from.index === to.index;
	if (from.in === 'stack') return to.in === 'stack' && from.level === to.level;
	return true;
}

/** Each mafioso to hand, to reserve, into the Cell, or on top of a stack. */
export function candidates(state: FullState): readonly Move[] {
	return pieces(state).flatMap(({ player, from }) =>
		placesFor(state, from).map((to) => ({ what: 'token', player, from, to }))
	);
}

function pieces(state: FullState): readonly { player: Seat; from: TokenPlace }[] {
	const own = (['hand', 'reserve'] as const).flatMap((place) =>
		state.players.flatMap((owned, player) =>
			owned[place] > 0 ? [{ player, from: { in: place } as const }] : []
		)
	);
	const jailed = state.cell.map(({ owner }, index) => ({
		player: owner,
		from: { in: 'cell', index } as const
	}));
	const placed = LOCATIONS.flatMap((location) =>
		state.stacks[location].map((owner, level) => ({
			player: owner,
			from: { in: 'stack', location, level } as const
		}))
	);
	return [...own, ...jailed, ...placed];
}

function placesFor(state: FullState, from: TokenPlace): readonly TokenPlace[] {
	const places: readonly TokenPlace[] = [
		{ in: 'hand' },
		{ in: 'reserve' },
		{ in: 'cell', index: state.cell.length },
		...LOCATIONS.map(
			(location) => ({ in: 'stack', location, level: state.stacks[location].length }) as const
		)
	];
	return places.filter(
		(to) =>
			to.in !== from.in ||
			(to.in === 'stack' && from.in === 'stack' && to.location !== from.location)
	);
}

/** Taken up, then laid down. */
export function apply(state: FullState, { player, from, to }: Move): FullState {
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

export const tell = ({ player, from, to }: Move): Told =>
	line('correctedToken', { who: who(player), from: placeOf(from), to: placeOf(to) });

const placeOf = (at: TokenPlace): Ref =>
	at.in === 'stack' ? place(at.location) : term(`place.${at.in}`);
