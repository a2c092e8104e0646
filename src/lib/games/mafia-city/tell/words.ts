import { player, teller, term, type Ref } from '$lib/engine/explanation';
import type { log } from '../messages/en/log';
import type { Holder, Location, State } from '../model';
import { ownerIn } from '../questions';
import type { LocationEffect, Play, TokenAt } from '../schema';

/** Makes a line of the log. */
export const line = teller<typeof log>();

/** A location by its name alone; log lines are short. */
export const place = (location: Location): Ref => term(`locationName.${location}`);

/** Where a figure is: with its holder, or on its own location (MC-1.4). */
export const holding = (holder: Holder, home: Location): Ref =>
	holder === null ? place(home) : player(holder);

/** Whose mafioso this is; in a line that the rules refuse there may be none, then only the stack is named. */
export function ownerOf(state: State, at: TokenAt): Ref {
	const owner = ownerIn(state, at);
	return owner === undefined ? term('place.stack') : player(owner);
}

/** What a veto is aimed at: a card, a symbol, or the effect of a location. */
export function playName({ as }: Play | LocationEffect): Ref {
	switch (as) {
		case 'hat':
		case 'twoHats':
			return term('symbol.hat');
		case 'bullet':
		case 'plusOne':
			return term(`symbol.${as}`);
		case 'prisonEffect':
			return term('location.prison');
		case 'harbourEffect':
			return term('location.harbour');
		default:
			return term(`card.${as}`);
	}
}
