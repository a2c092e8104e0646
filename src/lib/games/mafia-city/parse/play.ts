import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import { location, tokenAt, twoLocations, type Seating } from './vocabulary';

/** A card or symbol played, with its targets (MC-5). */
export const playOf = ({ seat }: Seating) =>
	kinds('as', {
		informer: { target: tokenAt },
		thief: { from: seat },
		policeRaid: { location },
		levers: { locations: twoLocations },
		bigPlan: { from: tokenAt, to: location },
		deals: {},
		hat: { from: tokenAt },
		twoHats: { to: location },
		bullet: {},
		complicity: { target: tokenAt },
		hiredAssassin: { target: tokenAt },
		secretDeal: {},
		plusOne: {}
	});

export const effect = kinds('as', {
	prisonEffect: { target: tokenAt },
	harbourEffect: { to: location }
});

export const veto = v.picklist(['twoFists', 'policeChief', 'fbi']);
