import * as v from 'valibot';
import { location, seat, tokenAt, twoLocations } from './vocabulary';

/** A card or symbol played, with its targets (MC-5). */
export const play = v.variant('as', [
	v.strictObject({ as: v.literal('informer'), target: tokenAt }),
	v.strictObject({ as: v.literal('thief'), from: seat }),
	v.strictObject({ as: v.literal('policeRaid'), location }),
	v.strictObject({ as: v.literal('levers'), locations: twoLocations }),
	v.strictObject({ as: v.literal('bigPlan'), from: tokenAt, to: location }),
	v.strictObject({ as: v.literal('deals') }),
	v.strictObject({ as: v.literal('hat'), from: tokenAt }),
	v.strictObject({ as: v.literal('twoHats'), to: location }),
	v.strictObject({ as: v.literal('bullet') }),
	v.strictObject({ as: v.literal('complicity'), target: tokenAt }),
	v.strictObject({ as: v.literal('hiredAssassin'), target: tokenAt }),
	v.strictObject({ as: v.literal('secretDeal') }),
	v.strictObject({ as: v.literal('plusOne') })
]);

export const effect = v.variant('as', [
	v.strictObject({ as: v.literal('prisonEffect'), target: tokenAt }),
	v.strictObject({ as: v.literal('harbourEffect'), to: location })
]);

export const veto = v.picklist(['twoFists', 'policeChief', 'fbi']);
