import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { City, Place, RoundPhase, TieBreakPhase } from '../model';
import { familyFree, isBanished, isCopDue } from '../questions';
import { leftOfChicago, payoutOf } from '../rules/chicago';
import { certainCop } from '../rules/cops';
import { allNamed, fact, named, where } from '../rules/fact';
import { lastTurn } from '../rules/last-turn';
import { sideOf } from '../rules/majority';
import { gangsters } from '../setup';
import { amountOf } from './end';
import { noSuchFace, noSuchPlace, noSuchPlayer } from './refusals';
import { decided, type Decision } from './script';
import { settleRound, settleTie } from './settle';
import type { Command } from '../schema';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/* What light tracking is told: power, terms, Chicago and the end follow the same rules as in full tracking. */

/** Who took what a city's card shows (TB-3.1, TB-3.4); with partners also whose family member is hit. */
export function collect(state: RoundPhase, { player: seat, city, face }: Of<'collect'>): Decision {
	const refusal =
		noSuchPlayer(state, seat) ??
		noSuchPlace(state, city) ??
		noSuchFace(face) ??
		notToCollect(state, seat, city) ??
		(isHarm(face) ? nobodyToHit(state, seat) : null) ??
		nobodyToSend(state, seat, city);
	return decided(state, refusal, (script) => {
		const side = sideOf(state.setup.sides, seat);
		script.emit({ type: 'turnedUp', city, face, side });
		const amount = amountOf(face);
		if (amount !== 0) script.emit({ type: 'earned', side, city, amount });
		if (face === 'banishment') script.emit({ type: 'banished', side, city });
		if (isHarm(face)) script.emit({ type: 'hit', player: seat, city, harm: face });
	});
}

const isHarm = (face: Of<'collect'>['face']) =>
	face === 'revolver' || face === 'prison' || face === 'hospital';

function notToCollect(state: RoundPhase, seat: Seat, city: City) {
	if (state.turnedUp.some((one) => one.city === city)) {
		return fact('alreadyTurnedUp', { city: where(city) }, ['TB-3.1']);
	}
	return notThere(state, seat, city);
}

/** A banished colour has nobody in the city: it wins nothing and loses nobody there (TB-2.6). */
function notThere(state: RoundPhase, seat: Seat, city: City): Explanation | null {
	const { sides } = state.setup;
	const side = sideOf(sides, seat);
	return isBanished(state, side, city)
		? fact('isBanished', { who: named(sides, side), place: where(city) }, ['TB-2.6'])
		: null;
}

const nobodyToHit = (state: RoundPhase, seat: Seat): Explanation | null =>
	familyFree(state, seat) > 0 ? null : fact('noFamilyLeft', { who: player(seat) }, ['TB-3.4']);

/** A colour whose family members are all lost or away has nobody anywhere: associates never go alone (TB-2.3). */
function nobodyToSend(state: RoundPhase, seat: Seat, place: Place): Explanation | null {
	const { sides } = state.setup;
	const side = sideOf(sides, seat);
	const some = [...sides.keys()].some((one) => sides[one] === side && familyFree(state, one) > 0);
	const values = { who: named(sides, side), place: where(place) };
	return some ? null : fact('noFamilyForAssociates', values, ['TB-2.3']);
}

/** Another colour was present at the shootout and loses a family member (TB-3.4). */
export function shot(state: RoundPhase, { player: seat }: Of<'shot'>): Decision {
	const refusal = noSuchPlayer(state, seat) ?? notShot(state, seat) ?? nobodyToHit(state, seat);
	return decided(state, refusal, (script) => {
		const city = state.shootout?.city;
		if (city !== undefined) script.emit({ type: 'hit', player: seat, city, harm: 'shootout' });
	});
}

function notShot(state: RoundPhase, seat: Seat): Explanation | null {
	const { shootout, setup } = state;
	if (shootout === null) return fact('noShootout', {}, ['TB-3.4']);
	const side = sideOf(setup.sides, seat);
	if (side === shootout.by) return fact('ownShootout', { who: player(seat) }, ['TB-3.4']);
	return shootout.shot.includes(side)
		? fact('shotAlready', { who: named(setup.sides, side) }, ['TB-3.5'])
		: notThere(state, seat, shootout.city);
}

/** Chicago's majority takes half of the last cards to its left (TB-3.2). */
export function payChicago(state: RoundPhase, { player: seat, faces }: Of<'payChicago'>): Decision {
	const count = leftOfChicago(state.row).length;
	const refusal =
		noSuchPlayer(state, seat) ??
		(state.paid ? fact('chicagoPaidAlready', {}, ['TB-3.2']) : null) ??
		(faces.length === count ? null : fact('cardsToTheLeft', { count }, ['TB-3.2'])) ??
		faces.map(noSuchFace).find((one) => one !== null) ??
		nobodyToSend(state, seat, 'chicago');
	return decided(state, refusal, (script) => {
		const side = sideOf(state.setup.sides, seat);
		const { amount } = payoutOf(state.row, faces, state.setup.options.chicago);
		script.emit({ type: 'chicagoPaid', side, faces, amount });
	});
}

/** The gangsters in hand before the last turn give its order (TB-2.8). */
export function tellHands(state: RoundPhase, { counts }: Of<'tellHands'>): Decision {
	const known = state.lastTurn?.counts.join() === counts.join();
	const refusal =
		badCounts(state, counts) ?? (known ? fact('nothingChanges', {}, ['TB-2.8']) : null);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'handsTold', counts, order: lastTurn(counts, state.gun).order });
	});
}

function badCounts(state: RoundPhase, counts: readonly number[]): Explanation | null {
	const { associates } = gangsters(state.setup.players);
	const fits =
		counts.length === state.setup.players &&
		counts.every(
			(n, seat) => Number.isInteger(n) && n >= 0 && n <= familyFree(state, seat) + associates
		);
	return fits ? null : fact('badHands', {}, ['TB-1.1']);
}

/** The round is over; a cop card that is not certain must be told first (TB-2.7). */
export function endRound(state: RoundPhase): Decision {
	const due = isCopDue(state);
	const certain = certainCop(state.cops);
	const refusal = due && certain === null ? fact('copFirst', {}, ['TB-2.7']) : null;
	return decided(state, refusal, (script) => {
		if (due && certain !== null) script.emit({ type: 'copTurned', cop: certain });
		settleRound(script);
	});
}

/** Those of the tied with most gangsters for a further round (TB-4). */
export function tellMost(state: TieBreakPhase, { sides: best }: Of<'tellMost'>): Decision {
	const inOrder = state.tied.filter((side) => best.includes(side));
	const fits = best.length > 0 && inOrder.join() === best.join();
	const tied = allNamed(state.setup.sides, state.tied);
	return decided(state, fits ? null : fact('onlyTheTied', { tied }, ['TB-4']), (script) => {
		settleTie(script, state.tied, best);
	});
}
