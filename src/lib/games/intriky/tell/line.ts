import { player, teller, term, type Ref } from '$lib/engine/explanation';
import type { log } from '../messages/en/log';
import type { Place } from '../schema';

/** Builds the lines of this game's log. */
export const line = teller<typeof log>();

export const placeTerm = (place: Place): Ref => term(`place.${place.in}`);

/** Whose place it is; the piles are the table's. */
export const placeOwner = (place: Place): Ref =>
	'player' in place ? player(place.player) : term('place.table');
