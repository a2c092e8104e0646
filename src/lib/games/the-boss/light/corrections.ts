import { player, type Explanation } from '$lib/engine/explanation';
import { badBanishment, badChicago, badCop, badNumber, badTerm } from '../decide/correct';
import { noSuchPlayer } from '../decide/refusals';
import type { Decision } from '../decide/script';
import { shared } from '../corrections/shared';
import type { Command, Correction, FamilyPlace, LightState } from '../model';
import { fact } from '../rules/fact';
import { decided } from './script';
import { settleCorrection } from './settle';
import { familyFree } from './supply';

/** The table overrules: power, who is lost or away, gun, Chicago's place, cop cards, banishment. */
export function decideCorrection(state: LightState, correction: Correction): Decision {
	return decided(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		settleCorrection(script);
	});
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
		default:
			return fact('lightUntracked', {}, ['TB-2']);
	}
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
	shared(state).map((correction) => ({ type: 'correct', correction }));
