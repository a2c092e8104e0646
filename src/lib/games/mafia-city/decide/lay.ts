import type { Seat } from '$lib/engine/explanation';
import type { Play } from '../schema';
import { takeEffect } from './effects';
import type { FullScript } from './script';
import { settle } from './settle';

/** How many cards a play takes from the hand (MC-5). */
export const cardsFor = (play: Play): 1 | 2 => (play.as === 'twoHats' ? 2 : 1);

/** The cards are spent, the effect happens unless it is cancelled later, and what follows of itself. */
export function layCards(script: FullScript, seat: Seat, play: Play): void {
	script.emit({ type: 'cardsPlayed', player: seat, play, cards: cardsFor(play) });
	takeEffect(script, seat, play);
	settle(script);
}
