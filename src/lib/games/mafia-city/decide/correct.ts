import { player, type Explanation, type RuleId } from '$lib/engine/explanation';
import { refuse, unreachable } from '$lib/engine/result';
import { unchanged } from '$lib/engine/unchanged';
import { evolveFull } from '../evolve/full';
import {
	MOST_ROUNDS,
	MOST_VP,
	type CardPile,
	type Correction,
	type FullState,
	type Holder,
	type TokenPlace
} from '../model';
import { explain, noSuchLocation, noSuchPlayer, outOfPhase } from './refusals';
import { decided, type Decision } from './script';
import { settleWhatCannotWait } from './settle';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/**
 * The table overrules what is tracked. Refused is only what cannot lie on a table: a piece that is not
 * there, a number that cannot be, a change that changes nothing. Afterwards only what leaves nobody to
 * tap happens of itself.
 */
export function correct(state: FullState, correction: Correction): Decision {
	const done = decided(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		settleWhatCannotWait(script);
	});
	return done.ok && unchanged(evolveFull, state, done.value)
		? refuse(explain('nothingChanges', {}, ['MC-2']))
		: done;
}

function uncorrectable(state: FullState, correction: Correction): Explanation | null {
	if (state.phase === 'finished' && correction.what !== 'phase') {
		return explain('gameOver', {}, ['MC-4']);
	}
	switch (correction.what) {
		case 'vp':
			return noSuchPlayer(state, correction.player) ?? badVp(state, correction);
		case 'token':
			return noSuchPlayer(state, correction.player) ?? unmovable(state, correction);
		case 'cards':
			return badCards(state, correction);
		case 'assassin':
			return noSuchLocation(correction.to) ?? same(state.assassin, correction.to, 'MC-3.2');
		case 'policeman':
			return noHolder(state, correction.to) ?? same(state.policeman, correction.to, 'MC-3.4');
		case 'mayor':
			return noHolder(state, correction.to) ?? same(state.mayor, correction.to, 'MC-3.7');
		case 'round':
			return badRound(state, correction);
		case 'start':
			return (
				noSuchPlayer(state, correction.player) ?? same(state.start, correction.player, 'MC-2.4.1')
			);
		case 'turn':
			if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', 'MC-2.1');
			return (
				noSuchPlayer(state, correction.player) ?? same(state.turn, correction.player, 'MC-2.1')
			);
		case 'passed':
			if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', 'MC-2.1.1');
			return (
				noSuchPlayer(state, correction.player) ??
				same(state.passed[correction.player], correction.to, 'MC-2.1.1')
			);
		case 'marker':
			return noSuchLocation(correction.location) ?? badMarker(state, correction);
		case 'phase':
			return null;
		default:
			return unreachable(correction);
	}
}

const same = (before: unknown, to: unknown, rule: RuleId): Explanation | null =>
	before === to ? explain('nothingChanges', {}, [rule]) : null;

const noHolder = (state: FullState, holder: Holder): Explanation | null =>
	holder === null ? null : noSuchPlayer(state, holder);

function badVp({ players }: FullState, { player: seat, to }: Of<'vp'>): Explanation | null {
	if (!Number.isInteger(to) || to < 0 || to > MOST_VP)
		return explain('badNumber', {}, ['MC-2.2.4']);
	return same(players[seat]?.vp, to, 'MC-2.2.4');
}

/** Rounds are counted from 1 (MC-2); the game has no last one but that in which somebody wins (MC-4). */
function badRound({ round }: FullState, { to }: Of<'round'>): Explanation | null {
	if (!Number.isInteger(to) || to < 1 || to > MOST_ROUNDS)
		return explain('badNumber', {}, ['MC-2']);
	return same(round, to, 'MC-2');
}

function badMarker(state: FullState, { location, to }: Of<'marker'>): Explanation | null {
	if (state.phase !== 'locations' && state.phase !== 'strategy') {
		return outOfPhase(state, 'onlyInLocations', 'MC-2.2.5');
	}
	return same(state.marked.includes(location), to, 'MC-2.2.5');
}

function badCards(state: FullState, { from, to, count }: Of<'cards'>): Explanation | null {
	const unknown = noPile(state, from) ?? noPile(state, to);
	if (unknown !== null) return unknown;
	if (!Number.isInteger(count) || count < 1) return explain('badNumber', {}, ['MC-1.6']);
	return (
		same(from, to, 'MC-1.6') ??
		(count > cardsIn(state, from) ? explain('tooFewInPile', {}, ['MC-1.6']) : null)
	);
}

const noPile = (state: FullState, pile: CardPile): Explanation | null =>
	pile === 'draw' || pile === 'discard' ? null : noSuchPlayer(state, pile);

function cardsIn(state: FullState, pile: CardPile): number {
	if (pile === 'draw') return state.drawPile;
	if (pile === 'discard') return state.discardPile;
	return state.players[pile]?.cards ?? 0;
}

/** A mafioso must be where it is taken from, and its new place must exist once it is taken up. */
function unmovable(state: FullState, { player: seat, from, to }: Of<'token'>): Explanation | null {
	const unknown = unknownPlace(from) ?? unknownPlace(to);
	if (unknown !== null) return unknown;
	if (!isThere(state, seat, from)) {
		return explain('noPieceThere', { who: player(seat) }, ['MC-1.2']);
	}
	if (!isPlaceFor(state, from, to)) return explain('badNumber', {}, ['MC-3']);
	return isSamePlace(from, to) ? explain('nothingChanges', {}, ['MC-3']) : null;
}

const unknownPlace = (place: TokenPlace): Explanation | null =>
	place.in === 'stack' ? noSuchLocation(place.location) : null;

function isThere({ players, cell, stacks }: FullState, seat: number, from: TokenPlace): boolean {
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
