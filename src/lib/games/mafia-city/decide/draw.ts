import type { Seat } from '$lib/engine/explanation';
import type { Event } from '../model';
import type { Script } from './script';

type Reason = Extract<Event, { type: 'drew' }>['reason'];

/**
 * A player draws cards. The piles are shuffled only at the moment that a card is needed; with both empty
 * the rest of the draw is lost (MC-1.7).
 * @returns how many were drawn.
 */
export function draw(script: Script, player: Seat, wanted: number, reason: Reason): number {
	let drawn = 0;
	while (drawn < wanted) {
		if (script.state.drawPile === 0) {
			if (script.state.discardPile === 0) break;
			reshuffle(script);
		}
		const cards = Math.min(wanted - drawn, script.state.drawPile);
		script.emit({ type: 'drew', player, cards, reason });
		drawn += cards;
	}
	return drawn;
}

/** The current starting player makes the discard pile a new draw pile (MC-1.7). */
export const reshuffle = (script: Script): void => {
	script.emit({ type: 'reshuffled', by: script.state.start });
};
