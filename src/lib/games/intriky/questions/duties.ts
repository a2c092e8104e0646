import type { Seat } from '$lib/engine/explanation';
import type { Duty, FullTurn, State } from '../model';

/** What somebody has to do before the turn goes on, if anything (IN-5). In light tracking nobody knows. */
export const nextDuty = (state: State): Duty | null =>
	state.phase === 'turn' && state.tracking === 'full' ? (state.duties.at(-1) ?? null) : null;

/** The play of the uppermost task that nobody has begun, or that one player has not begun. */
export function duePlay({ duties }: Pick<FullTurn, 'duties'>, player?: Seat): number | null {
	for (const duty of duties.toReversed()) {
		if (duty.kind === 'read' || !duty.fresh || duty.play === null) continue;
		if (player === undefined || duty.player === player) return duty.play;
	}
	return null;
}
