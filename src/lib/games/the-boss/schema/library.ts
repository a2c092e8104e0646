import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { CITY_CARDS } from '../rules/city-sets';
import { city, faces } from './vocabulary';

/** What a city of the table's own box holds. Refused: unknown cities and faces, more cards than it has (TB-1.2). */
export const library = v.strictObject({
	kind: v.literal('city'),
	value: v.pipe(
		v.strictObject({ city, faces }),
		v.check((contents) => contents.faces.length <= CITY_CARDS[contents.city])
	)
});

export type CityContents = Output<typeof library>;
