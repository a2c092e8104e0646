import { player, type Explanation } from '$lib/engine/explanation';
import type { City, EndPhase, Face, Side } from '../model';
import { isBanished, pendingCities } from '../questions';
import { SHOOTOUT, THEFT } from '../rules/chicago';
import { fact, named, where } from '../rules/fact';
import { hits, mayBeHit } from '../rules/hits';
import { majority } from '../rules/majority';
import { noSuchFace, noSuchPlace, noSuchPlayer } from './refusals';
import { decided, type Decision, type TableScript } from './script';
import { settleEnd } from './settle';
import type { Command } from '../schema';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The face-down card of a city is turned up; whoever has most gangsters takes what it shows (TB-3.1). */
export function turnUp(state: EndPhase, { city, face }: Of<'turnUp'>): Decision {
	const refusal = noSuchFace(face) ?? notToTurnUp(state, city);
	return decided(state, refusal, (script) => {
		const { side } = majority(city, state.crews[city], state.setup.sides);
		if (side === null) return;
		script.emit({ type: 'turnedUp', city, face, side });
		takeWhatItShows(script, state, city, face, side);
		if (pendingCities(state).length === 1) settleEnd(script);
	});
}

function notToTurnUp(state: EndPhase, city: City): Explanation | null {
	const [choice] = state.choices;
	if (choice !== undefined) {
		const who = named(state.setup.sides, choice.side);
		return fact('chooseFirst', { who, city: where(choice.city) }, ['TB-3.5']);
	}
	const unknown = noSuchPlace(state, city);
	if (unknown !== null) return unknown;
	if (state.turnedUp.some((one) => one.city === city)) {
		return fact('alreadyTurnedUp', { city: where(city) }, ['TB-3.1']);
	}
	const verdict = majority(city, state.crews[city], state.setup.sides);
	return verdict.side === null ? verdict.explain() : null;
}

/** The M$ of a card for its winner (TB-3.3, TB-3.4). */
export function amountOf(face: Face): number {
	if (typeof face === 'number') return face;
	if (face === 'theft') return THEFT;
	return face === 'shootout' ? SHOOTOUT : 0;
}

function takeWhatItShows(
	script: TableScript,
	state: EndPhase,
	city: City,
	face: Face,
	side: Side
): void {
	const { crews, setup } = state;
	const amount = amountOf(face);
	if (amount !== 0) script.emit({ type: 'earned', side, city, amount });
	if (face === 'banishment' && !isBanished(state, side, city)) {
		script.emit({ type: 'banished', side, city });
	}
	for (const { side: hitSide, harm, seats } of hits(face, side, crews[city], setup.sides)) {
		const [only, other] = seats;
		if (only === undefined) continue;
		if (other === undefined) script.emit({ type: 'hit', player: only, city, harm });
		else script.emit({ type: 'choiceAsked', choice: { side: hitSide, city, harm } });
	}
}

/** The partners say whose family member is hit (TB-3.5). */
export function choose(state: EndPhase, { player: seat }: Of<'choose'>): Decision {
	const [choice] = state.choices;
	return decided(state, notToChoose(state, seat), (script) => {
		if (choice === undefined) return;
		script.emit({ type: 'hit', player: seat, city: choice.city, harm: choice.harm });
		settleEnd(script);
	});
}

function notToChoose(state: EndPhase, seat: number): Explanation | null {
	const [choice] = state.choices;
	if (choice === undefined) return fact('nothingToChoose', {}, ['TB-3.5']);
	const unknown = noSuchPlayer(state, seat);
	if (unknown !== null) return unknown;
	const { city, side } = choice;
	if (mayBeHit(state.crews[city], state.setup.sides, side).includes(seat)) return null;
	return fact('notToBeHit', { who: player(seat), city: where(city) }, ['TB-3.5']);
}
