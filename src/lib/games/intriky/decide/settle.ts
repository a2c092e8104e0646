import type { Seat } from '$lib/engine/explanation';
import type { TurnState, ReadingDue, Task } from '../model';
import type { Event } from '../schema';
import { canGoOn } from '../rules/tasks';
import { nextDuty } from '../questions/duties';
import { scriptFor, type TableScript } from './script';

/**
 * Carries out what needs nobody's choice, the uppermost duty first, until a person has to act or nothing is
 * due (the law of taps). What can't be done in full is done as far as possible (IN-4.5).
 */
export function settle(script: TableScript): readonly Event[] {
	for (let duty = nextDuty(script.state); duty !== null; duty = nextDuty(script.state)) {
		const over = duty.kind === 'read' ? lapse(script, duty) : carryOut(script, duty);
		if (!over) break;
	}
	return script.events;
}

/** The given events first, then whatever follows by itself; in light tracking nothing does. */
export function followedBy(state: TurnState, ...events: readonly Event[]): readonly Event[] {
	if (state.tracking === 'light') return events;
	const script = scriptFor(state);
	for (const event of events) script.emit(event);
	return settle(script);
}

/** An initiator whose row has become too short reads nothing. True if so. */
function lapse(script: TableScript, { player, number }: ReadingDue): boolean {
	if ((script.state.rows[player]?.cards.length ?? 0) >= number) return false;
	script.emit({ type: 'readingLapsed', player, number });
	return true;
}

/** True if the task is over; false if its player has to choose. */
function carryOut(script: TableScript, task: Task): boolean {
	const { player, kind } = task;
	const hand = script.state.hands[player] ?? 0;
	let done = 0;
	switch (kind) {
		case 'take':
			done = draw(script, player, task.left);
			break;
		case 'discard':
		case 'throw': {
			done = Math.min(hand, task.left);
			const reason = kind === 'throw' ? 'random' : 'chosen';
			if (done > 0) script.emit({ type: 'discarded', player, cards: done, reason });
			break;
		}
		case 'takeTop':
			done = Math.min(script.state.discardPile, task.left);
			for (let card = 0; card < done; card += 1) script.emit({ type: 'tookTop', player });
			break;
		default:
			if (canGoOn(script.state, task)) return false;
	}
	script.emit({ type: 'taskOver', kind, player, lost: task.left - done });
	return true;
}

/**
 * Draws cards; an empty pile is made anew from the discard pile at once (IN-1.4). How many were drawn: with
 * both piles empty the rest is lost.
 */
export function draw(script: TableScript, player: Seat, cards: number): number {
	let left = cards;
	reshuffle(script);
	while (left > 0 && script.state.drawPile > 0) {
		const now = Math.min(left, script.state.drawPile);
		script.emit({ type: 'drew', player, cards: now });
		left -= now;
		reshuffle(script);
	}
	return cards - left;
}

function reshuffle(script: TableScript): void {
	const { drawPile, discardPile } = script.state;
	if (drawPile === 0 && discardPile > 0) script.emit({ type: 'reshuffled', cards: discardPile });
}
