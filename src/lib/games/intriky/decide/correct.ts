import type { Explanation, RuleId } from '$lib/engine/explanation';
import { ok, refuse, unreachable } from '$lib/engine/result';
import { unchanged } from '$lib/engine/unchanged';
import { evolve } from '../evolve';
import { faceAt } from '../evolve/places';
import { MOST_DOLLARS } from '../model';
import type { FullTurn, TurnState } from '../model';
import type { Correction, Event, Face, Place } from '../schema';
import { noSeat } from '../rules/acting';
import { fact } from '../rules/fact';
import { allOpen, HIRES_A_TURN, winnerAmong } from '../rules/hiring';
import { firstReason, type Decision } from './script';
import { followedBy } from './settle';

/**
 * The table overrules what is tracked. A card goes from one place to another, so that none appears or vanishes
 * (IN-1.1); faces, the turn and its counts are set. Refused: a card that is not there, a face that does not
 * fit the place, a number that can't be right, a correction that changes nothing. A fourth character in
 * Service wins also by correction (IN-2.2).
 */
export function correct(state: TurnState, correction: Correction): Decision {
	const refused = cannotCorrect(state, correction);
	if (refused !== null) return refuse(refused);
	const corrected: Event = { type: 'corrected', correction };
	const events = state.tracking === 'full' ? followedBy(state, corrected) : [corrected];
	// A part of a sentence that nothing can be done with is lost as soon as it is put in (IN-4.5).
	if (unchanged(evolve, state, events)) return refuse(nothingChanges('IN-4.5'));
	const winner = winnerAmong(evolve(state, corrected).purses);
	return ok(winner === null ? events : [...events, { type: 'won', player: winner }]);
}

/** No game lasts so long. */
const LAST_ROUND = 999;

const nothingChanges = (rule: RuleId = 'IN-1.1'): Explanation => fact('nothingChanges', {}, [rule]);
const badNumber = (rule: RuleId): Explanation => fact('badNumber', {}, [rule]);

function cannotCorrect(state: TurnState, correction: Correction): Explanation | null {
	switch (correction.what) {
		case 'card':
			return cannotPlace(state, correction);
		case 'face':
			return cannotSet(state, correction.at, correction.face);
		case 'turn':
			return (
				noSeat(state, correction.player) ??
				(correction.player === state.active ? nothingChanges('IN-2') : null)
			);
		case 'hired':
			return setNumber(state.hired, correction.to, HIRES_A_TURN, 'IN-2.1');
		case 'change':
			return setNumber(state.change, correction.to, MOST_DOLLARS * 10, 'IN-7.1');
		case 'laid':
			return onCloth(state, (full) =>
				full.laid === correction.to ? nothingChanges('IN-2') : null
			);
		case 'round':
			return setNumber(state.round, correction.to, LAST_ROUND, 'IN-2');
		case 'duty':
			return onCloth(
				state,
				() =>
					noSeat(state, correction.part.player) ??
					(correction.part.amount > 0 ? null : badNumber('IN-5'))
			);
		case 'duties':
			return onCloth(state, (full) => (full.duties.length === 0 ? nothingChanges('IN-5') : null));
		default:
			return unreachable(correction);
	}
}

const onCloth = (
	state: TurnState,
	reason: (full: FullTurn) => Explanation | null
): Explanation | null =>
	state.tracking === 'full' ? reason(state) : fact('handsNotTracked', {}, ['IN-2']);

function setNumber(now: number, to: number, most: number, rule: RuleId): Explanation | null {
	if (to < 0 || to > most) return badNumber(rule);
	return to === now ? nothingChanges(rule) : null;
}

type CardCorrection = Extract<Correction, { what: 'card' }>;

function cannotPlace(state: TurnState, { from, to, face }: CardCorrection): Explanation | null {
	return firstReason(
		...[from, to].map((place) => ('player' in place ? noSeat(state, place.player) : null)),
		isFilled(state, from) ? null : fact('noSuchCard', {}, ['IN-1.1']),
		fitsPlace(to, face) ? null : fact('faceUnfit', {}, ['IN-1.1']),
		samePlace(state, from, to) ? nothingChanges() : null,
		indexFits(state, from, to) ? null : badNumber('IN-1.1'),
		isCharacter(to) && !isCharacter(from) ? allOpen(state) : null
	);
}

const isCharacter = (place: Place): boolean => place.in === 'reserve' || place.in === 'service';

/** Whether a card can be taken from there. In light tracking everything else is the box. */
function isFilled(state: TurnState, place: Place): boolean {
	if (place.in === 'bank' || place.in === 'reserve' || place.in === 'service')
		return faceAt(state, place) !== null;
	if (state.tracking === 'light') return true;
	if (place.in === 'draw') return state.drawPile > 0;
	if (place.in === 'discard') return state.discardPile > 0;
	if (place.in === 'hand') return (state.hands[place.player] ?? 0) > 0;
	return faceAt(state, place) !== null;
}

const FACES: Readonly<Record<Place['in'], Face['as'] | null>> = {
	draw: null,
	discard: null,
	hand: null,
	row: 'intrigue',
	waiting: 'initiator',
	bank: 'dollars',
	reserve: 'character',
	service: 'character'
};

const fitsPlace = (place: Place, face: Face | null): boolean =>
	FACES[place.in] === (face?.as ?? null);

const isAway = (state: TurnState, place: Place): boolean =>
	state.tracking === 'light' && !['bank', 'reserve', 'service'].includes(place.in);

function samePlace(state: TurnState, from: Place, to: Place): boolean {
	if (isAway(state, from) && isAway(state, to)) return true;
	if (from.in !== to.in) return false;
	if ('index' in from && 'index' in to) return from.player === to.player && from.index === to.index;
	return !('player' in from) || !('player' in to) || from.player === to.player;
}

/** Where an index says the place, it counts after the card was taken up. */
function indexFits(state: TurnState, from: Place, to: Place): boolean {
	if (!('index' in to) || isAway(state, to)) return true;
	const same = from.in === to.in && 'player' in from && from.player === to.player;
	return to.index >= 0 && to.index <= lengthAt(state, to) - (same ? 1 : 0);
}

function lengthAt(state: TurnState, place: Extract<Place, { index: number }>): number {
	if (place.in === 'bank' || place.in === 'reserve' || place.in === 'service')
		return state.purses[place.player]?.[place.in].length ?? 0;
	if (state.tracking === 'light') return 0;
	const row = state.rows[place.player];
	return (place.in === 'row' ? row?.cards.length : row?.waiting.length) ?? 0;
}

function cannotSet(state: TurnState, at: Place, face: Face): Explanation | null {
	const known = faceAt(state, at);
	if (known === null) return fact('noSuchCard', {}, ['IN-1.1']);
	if (!fitsPlace(at, face)) return fact('faceUnfit', {}, ['IN-1.1']);
	return JSON.stringify(known) === JSON.stringify(face) ? nothingChanges() : null;
}
