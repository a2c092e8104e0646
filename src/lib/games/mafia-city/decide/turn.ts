import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { ActionPhase } from '../model';
import { actingSeat, isComeRound } from '../questions';
import { explain } from './refusals';

/** Refuses an action of anybody who is not on turn (MC-2.1, MC-2.1.1). */
export function notOnTurn(state: ActionPhase, seat: Seat): Explanation | null {
	const acting = actingSeat(state);
	if (seat === acting) return null;
	if (state.bullet !== null) {
		return explain('bulletFirst', { who: player(state.bullet) }, ['MC-2.1.1']);
	}
	if (state.passed[seat] === true) return explain('hasPassed', { who: player(seat) }, ['MC-2.1.1']);
	return acting === null
		? explain('onlyInAction', {}, ['MC-2.1.3'])
		: explain('othersTurn', { who: player(acting) }, ['MC-2.1']);
}

/** Refuses a Bullet of anybody but one who has passed and whose turn has come round (MC-2.1.1b). */
export function noBullet(state: ActionPhase, seat: Seat): Explanation | null {
	if (state.bullet !== null) {
		return state.bullet === seat
			? explain('bulletOnce', {}, ['MC-2.1.1'])
			: explain('bulletFirst', { who: player(state.bullet) }, ['MC-2.1.1']);
	}
	if (state.passed[seat] !== true) {
		return explain('bulletOnlyPassed', { who: player(seat) }, ['MC-2.1.1']);
	}
	return isComeRound(state, seat)
		? null
		: explain('bulletLater', { who: player(seat) }, ['MC-2.1.1']);
}
