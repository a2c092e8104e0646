import { player, type Explanation } from '$lib/engine/explanation';
import {
	badBanishment,
	badChicago,
	badCop,
	badNumber,
	badRound,
	badTerm,
	badTurnedUp,
	same
} from '../decide/correct';
import { noSuchPlayer, noSuchSide, otherPhase } from '../decide/refusals';
import type { Decision } from '../decide/script';
import { shared } from '../corrections/shared';
import type { Command, Correction, FamilyPlace, LightState, RoundPhase } from '../model';
import { fact, named } from '../rules/fact';
import { lastTurn } from '../rules/last-turn';
import { decided, type LightScript } from './script';
import { settleCorrection } from './settle';
import { familyFree } from './supply';

/** The table overrules: power, the round, who is lost or away, gun, Chicago's place, cop cards, banishment, what was told. */
export function decideCorrection(state: LightState, correction: Correction): Decision {
	return decided(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		if (correction.what === 'gun') orderAnew(script);
		settleCorrection(script);
	});
}

/** Where hands have been told, the gun bears on the order that they lead to (TB-2.8). */
function orderAnew(script: LightScript): void {
	const { state } = script;
	if (state.phase !== 'round' || state.lastTurn === null) return;
	const { counts } = state.lastTurn;
	script.emit({ type: 'handsTold', counts, order: lastTurn(counts, state.gun).order });
}

function uncorrectable(state: LightState, correction: Correction): Explanation | null {
	if (state.phase === 'finished') return fact('gameOver', {}, ['TB-4']);
	switch (correction.what) {
		case 'power':
		case 'gained':
			return badNumber(state, correction);
		case 'family':
			return (
				noSuchPlayer(state, correction.player) ??
				missing(state, correction.player, correction.from) ??
				badTerm(state, correction.from, correction.to)
			);
		case 'round':
			return badRound(state, correction);
		case 'gun':
			return (
				noSuchPlayer(state, correction.player) ??
				(state.gun === correction.player ? fact('nothingChanges', {}, ['TB-3.6']) : null)
			);
		case 'chicago':
			return badChicago(state, correction);
		case 'cop':
			return badCop(state, correction);
		case 'banished':
			return badBanishment(state, correction);
		case 'turnedUp':
			return badTurnedUp(state, correction);
		case 'paid':
			return state.phase === 'round'
				? same(state.paid, correction.to, 'TB-3.2')
				: otherPhase(state);
		case 'shot':
			return state.phase === 'round' ? badShot(state, correction) : otherPhase(state);
		default:
			return fact('lightUntracked', {}, ['TB-2']);
	}
}

/** Others than the winner of the shootout count as shot or not (TB-3.4). */
function badShot(
	state: RoundPhase,
	{ side, to }: Extract<Correction, { what: 'shot' }>
): Explanation | null {
	const { shootout, setup } = state;
	if (shootout === null) return fact('noShootout', {}, ['TB-3.4']);
	const unknown = noSuchSide(state, side);
	if (unknown !== null) return unknown;
	return side === shootout.by
		? fact('ownShootout', { who: named(setup.sides, side) }, ['TB-3.4'])
		: same(shootout.shot.includes(side), to, 'TB-3.4');
}

function missing(state: LightState, seat: number, from: FamilyPlace): Explanation | null {
	const there =
		from.in === 'hand'
			? familyFree(state, seat) > 0
			: from.in === 'dead'
				? (state.players[seat]?.dead ?? 0) > 0
				: state.away.some(
						(one) => one.seat === seat && one.in === from.in && one.returns === from.returns
					);
	return there ? null : fact('noPieceThere', { who: player(seat) }, ['TB-1.1']);
}

/** Every correction that makes sense in light tracking. */
export const correctionsLight = (state: LightState): readonly Command[] =>
	[...shared(state), ...told(state)].map((correction) => ({ type: 'correct', correction }));

/** Whether Chicago has been paid, and who counts as shot. */
function told(state: LightState): readonly Correction[] {
	if (state.phase !== 'round') return [];
	const { paid, shootout } = state;
	const shot = [...state.purses.keys()]
		.filter((side) => shootout !== null && side !== shootout.by)
		.map((side): Correction => ({ what: 'shot', side, to: !shootout?.shot.includes(side) }));
	return [{ what: 'paid', to: !paid }, ...shot];
}
