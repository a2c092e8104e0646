import type { Seat } from '$lib/engine/explanation';
import type { Event } from '../schema';
import type { FullScript } from './script';

type Reason = Extract<Event, { type: 'drew' }>['reason'];

/**
 * A player draws cards. The piles are shuffled only at the moment that a card is needed; with both empty
 * the rest of the draw is lost (MC-1.7). A card whose effect this is has been counted with the discards, but
 * is laid on them only afterwards (MC-2.1 B): it is not shuffled with them.
 * @returns how many were drawn.
 */
export function draw(script: FullScript, player: Seat, wanted: number, reason: Reason): number {
	const kept = reason === 'deals' ? 1 : 0;
	let drawn = 0;
	while (drawn < wanted) {
		if (script.state.drawPile === 0) {
			if (script.state.discardPile === kept) break;
			reshuffle(script, kept);
		}
		const cards = Math.min(wanted - drawn, script.state.drawPile);
		script.emit({ type: 'drew', player, cards, reason });
		drawn += cards;
	}
	return drawn;
}

/** The current starting player makes the discard pile a new draw pile (MC-1.7). */
export const reshuffle = (script: FullScript, kept: 0 | 1 = 0): void => {
	script.emit({ type: 'reshuffled', by: script.state.start, ...(kept === 1 ? { kept } : {}) });
};
