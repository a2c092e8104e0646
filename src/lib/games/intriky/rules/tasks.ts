import type { Explanation, RuleId, Seat } from '$lib/engine/explanation';
import type { CornerEffect, Duty, FullTurn, LaidCard, Task, TaskKind } from '../model';
import type { Options, Part } from '../schema';
import { dutyTerm, fact, who } from './fact';
import { openCards } from '../questions/cards';
import type { CommandRead } from './sentence';

/** What each corner effect makes its target do, and how often (IN-6); the defence is no such effect. */
const EFFECT_TASKS: Readonly<
	Record<Exclude<CornerEffect, 'defence'>, readonly [TaskKind, number]>
> = {
	throwOne: ['throw', 1],
	takeOne: ['take', 1],
	takeTop: ['takeTop', 1],
	layTwo: ['lay', 2],
	cancelOne: ['cancelOne', 1],
	moveOne: ['mayMove', 1],
	stealOne: ['steal', 1]
};

export function effectPart(effect: Exclude<CornerEffect, 'defence'>, player: Seat): Part {
	const [kind, amount] = EFFECT_TASKS[effect];
	return { kind, player, amount };
}

/** What a command of a sentence makes its target do (IN-5). */
export const commandPart = ({ command, sum }: CommandRead, player: Seat): Part => ({
	kind: command,
	player,
	amount: sum
});

/** The rule that stands behind a duty. */
export function ruleOf({ kind }: Pick<Duty, 'kind'>): RuleId {
	if (kind === 'read') return 'IN-4.1';
	return (['take', 'discard', 'lay', 'move', 'cancel'] as readonly string[]).includes(kind)
		? 'IN-5'
		: 'IN-6';
}

/** What must be done first, as a refusal of anything else. */
export const dutyFirst = (duty: Duty): Explanation =>
	fact('dutyFirst', { who: who(duty.player), duty: dutyTerm(duty) }, [ruleOf(duty)]);

/** Whether a task's player may take this card up for moving (IN-5, IN-6). */
export function mayMoveCard(task: Task, row: Seat, card: LaidCard | null): boolean {
	const reach = task.kind === 'mayMove' || row !== task.player;
	return reach && (card === null || !task.moved.includes(card.id));
}

/** Whether a task's player may cancel a card in this row (IN-5 R, IN-6). */
export const mayCancelIn = (task: Task, row: Seat, cancel: Options['cancel']): boolean =>
	task.kind === 'cancelOne' || cancel === 'anyRow' || row === task.player;

/** Whether a victim's hand can be robbed by this player (IN-6). */
export const mayStealFrom = (task: Task, hands: readonly number[], victim: Seat): boolean =>
	victim !== task.player && (hands[victim] ?? 0) > 0;

/** Whether there is anything left for a task's player to do with it; the rest is lost (IN-4.5). */
export function canGoOn(state: FullTurn, task: Task): boolean {
	if (task.left === 0) return false;
	const open = openCards(state);
	switch (task.kind) {
		case 'lay':
			return (state.hands[task.player] ?? 0) > 0;
		case 'move':
		case 'mayMove':
			return open.some(({ spot, card }) => mayMoveCard(task, spot.row, card));
		case 'cancel':
		case 'cancelOne':
			return open.some(({ spot }) => mayCancelIn(task, spot.row, state.setup.options.cancel));
		case 'steal':
			return state.hands.some((_, victim) => mayStealFrom(task, state.hands, victim));
		default:
			return true;
	}
}
