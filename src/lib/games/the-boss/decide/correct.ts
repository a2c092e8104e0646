import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import { crewOf } from '../evolve/pieces';
import type { Crew, FullState, RoundPhase, State, TurnPhase } from '../model';
import { cardsPlayed, familyFree, isBanished, openCards } from '../questions';
import { turnedUpAt } from '../questions/places';
import { fact, named, where } from '../rules/fact';
import { copsLeft, roundRange } from '../rules/cops';
import { lastTurn } from '../rules/last-turn';
import { countsOf, hasFamily } from '../rules/majority';
import { turnsOf } from '../setup';
import { noSuchFace, noSuchPlace, noSuchPlayer, noSuchSide, otherPhase } from './refusals';
import { decided, type Decision, type TableScript } from './script';
import { beginTurn, settleEnd, settleQuestion } from './settle';
import { noCardLeft } from './turns';
import type { Correction, Whereabouts } from '../schema';

type Of<W extends Correction['what']> = Extract<Correction, { what: W }>;

/** More power than any game can give; what is above is a slip of the finger. */
const MOST_POWER = 999;

/** No term is longer than until the third round after this one (TB-3.4). */
const LONGEST_TERM = 3;

/**
 * The table overrules what is tracked. Refused is only what cannot lie on a table: a piece that is not
 * there, two colours with equally many (TB-2.4), a change that changes nothing. Afterwards only what leaves
 * nobody to tap happens of itself; a turn that nobody has begun gets its order anew (TB-2.1, TB-2.8).
 */
export function correct(state: State, correction: Correction): Decision {
	return decided(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		orderAnew(script, state, correction);
		settleEnd(script);
		settleQuestion(script);
	});
}

/** The order of a turn that nobody has begun, or the one that the hands told lead to (TB-2.1, TB-2.8). */
function orderAnew(script: TableScript, state: State, correction: Correction): void {
	if (correction.what === 'turnNumber') beginTurn(script, correction.to);
	else if (isUnbegun(state) && changesOrder(state, correction)) beginTurn(script, state.turn);
	else if (state.phase === 'round' && state.lastTurn !== null && correction.what === 'gun') {
		const { counts } = state.lastTurn;
		script.emit({ type: 'handsTold', counts, order: lastTurn(counts, correction.player).order });
	}
}

const isUnbegun = (state: State): state is TurnPhase =>
	state.phase === 'turn' && state.at === 0 && state.placed === null;

/** The gun bears on every order, the gangsters in hand on that of the last turn. */
const changesOrder = ({ counts }: TurnPhase, { what }: Correction): boolean =>
	what === 'gun' ||
	(counts !== null && (what === 'crews' || what === 'family' || what === 'associate'));

function uncorrectable(state: State, correction: Correction): Explanation | null {
	if (state.phase === 'finished') return fact('gameOver', {}, ['TB-4']);
	switch (correction.what) {
		case 'power':
		case 'gained':
			return badNumber(state, correction);
		case 'family':
			return noSuchPlayer(state, correction.player) ?? badFamily(state, correction);
		case 'round':
			return badRound(state, correction);
		case 'gun':
			return noSuchPlayer(state, correction.player) ?? same(state.gun, correction.player, 'TB-3.6');
		case 'chicago':
			return badChicago(state, correction);
		case 'cop':
			return badCop(state, correction);
		case 'banished':
			return badBanishment(state, correction);
		case 'turnedUp':
			return badTurnedUp(state, correction);
		case 'paid':
		case 'shot':
			return state.tracking === 'full' ? workedOut(correction) : badWord(state, correction);
		default:
			return state.tracking === 'full'
				? offBoard(state, correction)
				: fact('lightUntracked', {}, ['TB-2']);
	}
}

type OfWord = Of<'paid'> | Of<'shot'>;

/** What light tracking is told, full tracking works out itself (TB-3.2, TB-3.4). */
const workedOut = ({ what }: OfWord): Explanation =>
	fact('workedOut', {}, [what === 'paid' ? 'TB-3.2' : 'TB-3.4']);

function badWord(state: State, correction: OfWord): Explanation | null {
	if (state.phase !== 'round') return otherPhase(state);
	return correction.what === 'paid'
		? same(state.paid, correction.to, 'TB-3.2')
		: badShot(state, correction);
}

/** Others than the winner of the shootout count as shot or not (TB-3.4). */
function badShot(state: RoundPhase, { side, to }: Of<'shot'>): Explanation | null {
	const { shootout, setup } = state;
	if (shootout === null) return fact('noShootout', {}, ['TB-3.4']);
	const unknown = noSuchSide(state, side);
	if (unknown !== null) return unknown;
	return side === shootout.by
		? fact('ownShootout', { who: named(setup.sides, side) }, ['TB-3.4'])
		: same(shootout.shot.includes(side), to, 'TB-3.4');
}

type OnBoard = Of<
	'crews' | 'associate' | 'card' | 'cardGone' | 'cardMissed' | 'turn' | 'turnNumber' | 'placed'
>;

/** What only full tracking knows: turns, cards, gangsters in places. */
function offBoard(state: FullState, correction: OnBoard): Explanation | null {
	switch (correction.what) {
		case 'crews':
			return noSuchPlace(state, correction.place) ?? badCrews(state, correction);
		case 'associate':
			return noSuchPlayer(state, correction.player) ?? badAssociate(state, correction);
		case 'card':
			return noSuchPlace(state, correction.city) ?? badCard(state, correction);
		case 'cardGone':
			return noSuchPlace(state, correction.city) ?? noCard(state, correction);
		case 'cardMissed':
			return noneMissed(state, correction);
		case 'turn':
			return noSuchPlayer(state, correction.player) ?? badTurn(state, correction);
		case 'turnNumber':
			return badTurnNumber(state, correction);
		case 'placed':
			return badPlaced(state, correction);
		default:
			return unreachable(correction);
	}
}

const same = (before: unknown, to: unknown, rule: `TB-${number}`): Explanation | null =>
	before === to ? fact('nothingChanges', {}, [rule]) : null;

/** A number that no power track can show, or that stands there already (TB-3.3). */
function badNumber(state: State, { what, side, to }: Of<'power' | 'gained'>): Explanation | null {
	const purse = state.purses[side];
	if (purse === undefined) return fact('noSuchPlayer', {}, ['TB-1.1']);
	if (!Number.isInteger(to) || Math.abs(to) > MOST_POWER) return fact('badNumber', {}, ['TB-3.3']);
	return same(purse[what], to, 'TB-3.3');
}

/** A game has as many rounds as cop cards, and one more for each time that all was equal (TB-2.7, TB-4). */
function badRound({ round, further }: State, { to }: Of<'round'>): Explanation | null {
	const [first, last] = roundRange(further);
	return Number.isInteger(to) && to >= first && to <= last
		? same(round, to, 'TB-2.7')
		: fact('noSuchRound', { first, last }, ['TB-2.7']);
}

/** Chicago stands somewhere in the row, and elsewhere than before (TB-1.5, TB-3.6). */
function badChicago({ row }: State, { to }: Of<'chicago'>): Explanation | null {
	if (!Number.isInteger(to) || to < 0 || to >= row.length) return fact('badNumber', {}, ['TB-1.5']);
	return same(row.indexOf('chicago'), to, 'TB-3.6');
}

/** The cop card must lie open, and the other kind must be in the pile (TB-1.7). */
function badCop({ cops }: State, { index, to }: Of<'cop'>): Explanation | null {
	if (cops[index] === undefined) return fact('badNumber', {}, ['TB-2.7']);
	return (
		same(cops[index], to, 'TB-2.7') ??
		(copsLeft(cops, to) > 0 ? null : fact('noSuchCop', {}, ['TB-1.7']))
	);
}

/** A banishment is set where there is none and lifted where there is one (TB-2.6). */
function badBanishment(state: State, correction: Of<'banished'>): Explanation | null {
	const { side, city, to } = correction;
	return (
		noSuchSide(state, side) ??
		noSuchPlace(state, city) ??
		same(isBanished(state, side, city), to, 'TB-2.6')
	);
}

/** What was turned up can have shown something else, or gone to another colour (TB-3.1). */
function badTurnedUp(state: State, { city, to }: Of<'turnedUp'>): Explanation | null {
	const was = turnedUpAt(state, city);
	if (was === undefined) return fact('notTurnedUp', { city: where(city) }, ['TB-3.1']);
	const wrong = noSuchFace(to.face) ?? noSuchSide(state, to.side);
	if (wrong !== null) return wrong;
	return was.side === to.side ? same(was.face, to.face, 'TB-3.1') : null;
}

/** Only whoever is on turn has placed gangsters in this turn (TB-2.2). */
function badPlaced(state: FullState, { to }: Of<'placed'>): Explanation | null {
	if (state.phase !== 'turn') return fact('onlyInTurns', {}, ['TB-2.1']);
	return (to === null ? null : noSuchPlace(state, to)) ?? same(state.placed, to, 'TB-2.2');
}

function badCrews(state: FullState, { place, to }: Of<'crews'>): Explanation | null {
	if (state.phase === 'cop' || state.phase === 'turn' || place === 'chicago') {
		return unmanned(state, place, to);
	}
	const done = state.phase === 'end' && state.turnedUp.some(({ city }) => city === place);
	return done
		? fact('alreadyTurnedUp', { city: where(place) }, ['TB-3.1'])
		: unmanned(state, place, to);
}

function unmanned(state: FullState, place: Of<'crews'>['place'], to: readonly Crew[]) {
	const before = state.crews[place];
	for (const { seat, family, associates } of to) {
		const refusal =
			noSuchPlayer(state, seat) ?? tooFew(state, before, { seat, family, associates });
		if (refusal !== null) return refusal;
	}
	const twice = new Set(to.map(({ seat }) => seat)).size !== to.length;
	if (twice) return fact('badNumber', {}, ['TB-2.2']);
	const changed = state.players.some((_, seat) => {
		const [was, is] = [crewOf(before, seat), crewOf(to, seat)];
		return was.family !== is.family || was.associates !== is.associates;
	});
	return changed ? untenable(state, place, to) : fact('nothingChanges', {}, ['TB-2.2']);
}

function tooFew(state: FullState, before: readonly Crew[], to: Crew): Explanation | null {
	const numbers = [to.family, to.associates];
	if (numbers.some((n) => !Number.isInteger(n) || n < 0)) return fact('badNumber', {}, ['TB-2.2']);
	const was = crewOf(before, to.seat);
	const hand = state.players[to.seat] ?? { family: 0, associates: 0 };
	const [family, associates] = [hand.family + was.family, hand.associates + was.associates];
	const who = player(to.seat);
	if (to.family > family) {
		return fact('tooFewFamily', { who, has: family, needed: to.family }, ['TB-1.1']);
	}
	return to.associates > associates
		? fact('tooFewAssociates', { who, has: associates, needed: to.associates }, ['TB-1.1'])
		: null;
}

/** Associates alone (TB-2.3), or two colours with equally many (TB-2.4). */
function untenable(state: FullState, place: Of<'crews'>['place'], to: readonly Crew[]) {
	const { sides } = state.setup;
	const sideWith = new Map<number, number>();
	for (const [side, count] of countsOf(to, sides).entries()) {
		if (count === 0) continue;
		if (!hasFamily(to, sides, side)) {
			return fact('associatesAlone', { who: named(sides, side), place: where(place) }, ['TB-2.3']);
		}
		const other = sideWith.get(count);
		if (other !== undefined) {
			const values = { who: named(sides, other), other: named(sides, side), place: where(place) };
			return fact('equalThere', { ...values, count }, ['TB-2.4']);
		}
		sideWith.set(count, side);
	}
	return null;
}

function badFamily(state: State, { player: seat, from, to }: Of<'family'>): Explanation | null {
	return isThere(state, seat, from)
		? badTerm(state, from, to)
		: fact('noPieceThere', { who: player(seat) }, ['TB-1.1']);
}

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

function badAssociate({ players }: FullState, { player: seat, to }: Of<'associate'>) {
	const own = players[seat] ?? { associates: 0, spent: 0 };
	const there = to === 'hand' ? own.spent : own.associates;
	return there > 0 ? null : fact('noPieceThere', { who: player(seat) }, ['TB-1.1']);
}

function badCard(state: FullState, { city, index, to }: Of<'card'>): Explanation | null {
	const missing = noCard(state, { city, index });
	if (missing !== null) return missing;
	const wrong = noSuchFace(to.face) ?? noSuchPlace(state, to.city);
	if (wrong !== null) return wrong;
	return city === to.city
		? same(state.played[city][index], to.face, 'TB-2.2')
		: noCardLeft(state, to.city);
}

const noCard = ({ played }: FullState, { city, index }: Pick<Of<'card'>, 'city' | 'index'>) =>
	played[city][index] === undefined ? fact('noCardThere', { city: where(city) }, ['TB-2.2']) : null;

/** A card can only be missing while fewer lie open than have been played (TB-2.2). */
function noneMissed(state: FullState, { city, face }: Of<'cardMissed'>): Explanation | null {
	const count = openCards(state);
	return (
		noSuchFace(face) ??
		noCardLeft(state, city) ??
		(count < cardsPlayed(state) ? null : fact('noneMissing', { count }, ['TB-2.2']))
	);
}

/** A turn of this round, before which no more cards can have been played than lie open (TB-2.1, TB-2.2). */
function badTurnNumber(state: FullState, { to }: Of<'turnNumber'>): Explanation | null {
	if (state.phase !== 'turn') return fact('onlyInTurns', {}, ['TB-2.1']);
	const turns = turnsOf(state.setup);
	if (!Number.isInteger(to) || to < 1 || to > turns) {
		return fact('noSuchTurn', { turns }, ['TB-2.1']);
	}
	const count = openCards(state);
	const most = (to - 1) * state.setup.players;
	return count > most
		? fact('tooManyOpen', { count, needed: most, turn: to }, ['TB-2.2'])
		: same(state.turn, to, 'TB-2.1');
}

/** Only those who have not played in this turn can be on turn (TB-2.1). */
function badTurn(state: FullState, { player: seat }: Of<'turn'>): Explanation | null {
	if (state.phase !== 'turn') return fact('onlyInTurns', {}, ['TB-2.1']);
	if (state.order.indexOf(seat) < state.at) {
		return fact('hasPlayed', { who: player(seat), turn: state.turn, turns: turnsOf(state.setup) }, [
			'TB-2.1'
		]);
	}
	return same(state.order[state.at], seat, 'TB-2.1');
}
