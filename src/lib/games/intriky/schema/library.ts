import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { character, initiatorNumber, intrigue } from './vocabulary';

const MOST_LETTERS = 400;

/** A card of the table's own deck. Refused: missing halves, unknown words, prices below nothing or in fractions. */
export const library = v.variant('kind', [
	v.strictObject({
		kind: v.literal('character'),
		value: v.strictObject({
			...character.entries,
			/** What it does, as the card says it. */
			skill: v.pipe(v.string(), v.maxLength(MOST_LETTERS))
		})
	}),
	v.strictObject({
		kind: v.literal('initiator'),
		value: v.strictObject({ number: initiatorNumber })
	}),
	v.strictObject({ kind: v.literal('intrigue'), value: intrigue })
]);

/** A card of the table's own deck (IN-8: what the rulebook doesn't print stands on the cards). */
export type OwnCard = Output<typeof library>;
