import { ok, refuse, type Result } from '$lib/engine/result';
import type { Seat } from '$lib/engine/explanation';
import type { FullTurn, Task, TaskKind } from '../model';
import type { Asked, Spot } from '../schema';
import { faceAt, placeOf } from '../questions/cards';
import { noSeat, notOnTurn, somethingDue } from '../rules/acting';
import { fact, who } from '../rules/fact';
import { effectOf } from '../rules/readings';
import { dutyFirst, effectPart, mayCancelIn, mayMoveCard, mayStealFrom } from '../rules/tasks';
import { nextDuty } from '../questions/duties';
import { playable } from './read';
import { unless, type Decision } from './script';
import { followedBy } from './settle';

/**
 * Plays the corner effect of an own laid card on a player, by discarding it; several a turn (IN-2, IN-6).
 * Refused: out of turn, no such card, its effect not entered, the defence.
 */
export function playEffect(state: FullTurn, command: Asked<'playEffect'>): Decision {
	const { player, index, line, target } = command;
	const refused = noSeat(state, player, target) ?? somethingDue(state) ?? notOnTurn(state, player);
	if (refused !== null) return refuse(refused);
	const card = state.rows[player]?.cards[index];
	if (card === undefined) return refuse(fact('noSuchCard', {}, ['IN-6', 'IN-2']));
	const effect = playable(effectOf(card, line));
	if (!effect.ok) return effect;
	const part = effectPart(effect.value, target);
	const amount = Math.min(part.amount, within(state, part.kind));
	return ok(
		followedBy(state, {
			type: 'effectPlayed',
			player,
			index,
			effect: effect.value,
			part: { ...part, amount }
		})
	);
}

/** The card itself is discarded after its effect: it is never the card that is taken or drawn. */
function within({ drawPile, discardPile }: FullTurn, kind: TaskKind): number {
	if (kind === 'takeTop') return discardPile;
	return kind === 'take' ? drawPile + discardPile : Infinity;
}

/** The task that a player has to carry out now, if it is one of these. */
function taskOf(state: FullTurn, player: Seat, kinds: readonly TaskKind[]): Result<Task> {
	const duty = nextDuty(state);
	if (duty === null) return refuse(fact('nothingDue', { who: who(player) }, ['IN-3.1', 'IN-5']));
	if (duty.kind === 'read' || duty.player !== player || !kinds.includes(duty.kind))
		return refuse(dutyFirst(duty));
	return ok(duty);
}

const isThere = (state: FullTurn, spot: Spot): boolean => faceAt(state, placeOf(spot)) !== null;

/**
 * Moves a laid card because a command or an effect says so (IN-5, IN-6). Refused: nothing due, one's own card
 * by a command, a card moved already, a place that is no end of the row (IN-3.2; by table option any place).
 */
export function move(state: FullTurn, { player, from, to, position }: Asked<'move'>): Decision {
	const task = taskOf(state, player, ['move', 'mayMove']);
	if (!task.ok) return task;
	if (!isThere(state, from)) return refuse(fact('noSuchCard', {}, ['IN-5']));
	const card = from.in === 'row' ? (state.rows[from.row]?.cards[from.index] ?? null) : null;
	const own = from.row === player && task.value.kind === 'move';
	const reasons = [
		noSeat(state, to),
		own ? fact('moveOthers', { who: who(player) }, ['IN-5']) : null,
		mayMoveCard(task.value, from.row, card) || own ? null : fact('movedAlready', {}, ['IN-5']),
		cannotJoin(state, from, to, position)
	];
	return unless(reasons, () => followedBy(state, { type: 'moved', player, from, to, position }));
}

/** IN-3.2. An initiator that waits has no place in the row: its position is 0. */
function cannotJoin(state: FullTurn, from: Spot, to: Seat, position: number) {
	const same = from.row === to;
	if (from.in === 'waiting')
		return same || position !== 0 ? fact('nothingMoves', {}, ['IN-3.2']) : null;
	const length = (state.rows[to]?.cards.length ?? 0) - (same ? 1 : 0);
	if (same && position === from.index) return fact('nothingMoves', {}, ['IN-3.2']);
	const end = position === 0 || position === length;
	if (position > length || position < 0) return fact('noSuchPlace', {}, ['IN-3.2']);
	return end || state.setup.options.move === 'anywhere' ? null : fact('joinsEnds', {}, ['IN-3.2']);
}

/**
 * Discards a laid card because a command or an effect says so (IN-5, IN-6). Refused: nothing due, no card there,
 * another player's row by a command where the table plays so.
 */
export function cancel(state: FullTurn, { player, at }: Asked<'cancel'>): Decision {
	const task = taskOf(state, player, ['cancel', 'cancelOne']);
	if (!task.ok) return task;
	const allowed = mayCancelIn(task.value, at.row, state.setup.options.cancel);
	const reasons = [
		isThere(state, at) ? null : fact('noSuchCard', {}, ['IN-5']),
		allowed ? null : fact('cancelOwn', { who: who(player) }, ['IN-5'])
	];
	return unless(reasons, () => followedBy(state, { type: 'cancelled', player, at }));
}

/** Takes a random card from another hand (IN-6). Refused: nothing due, the own hand, an empty one. */
export function steal(state: FullTurn, { player, from }: Asked<'steal'>): Decision {
	const task = taskOf(state, player, ['steal']);
	if (!task.ok) return task;
	const able = mayStealFrom(task.value, state.hands, from);
	const reason =
		from === player
			? fact('stealOthers', {}, ['IN-6'])
			: fact('handEmpty', { who: who(from) }, ['IN-6']);
	return unless([noSeat(state, from), able ? null : reason], () =>
		followedBy(state, { type: 'stole', player, from })
	);
}
