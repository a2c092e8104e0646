import type { Explanation } from '$lib/engine/explanation';
import type { City, Face, Place } from '../model';
import { citiesIn } from './city-sets';
import { fact, shown, where } from './fact';
import type { Options } from '../schema';

/** What theft and shootout count where they count (TB-3.2 R, TB-3.4). */
export const THEFT = -2;
export const SHOOTOUT = 4;

/** The last-played card of a city; null where none lies. */
export interface LastCard {
	readonly city: City;
	readonly face: Face | null;
}

interface Payout {
	readonly sum: number;
	/** Half of the sum, rounded down, never below zero. */
	readonly amount: number;
	/** The calculation, with what each city counts. */
	readonly explain: () => Explanation;
}

/** The cities to the left of Chicago, from left to right (TB-3.2). */
export function leftOfChicago(row: readonly Place[]): readonly City[] {
	return citiesIn(row.slice(0, Math.max(0, row.indexOf('chicago'))));
}

/** What a card counts for Chicago (TB-3.2). */
function worth(face: Face | null, option: Options['chicago']): number {
	if (face === null) return 0;
	if (typeof face === 'number') return face;
	if (option === 'zero') return 0;
	if (face === 'theft') return THEFT;
	return face === 'shootout' ? SHOOTOUT : 0;
}

/** What Chicago's majority takes, as a calculation (TB-3.2). */
export function payout(cards: readonly LastCard[], option: Options['chicago']): Payout {
	const counted = cards.map(({ city, face }) => ({ city, face, value: worth(face, option) }));
	const sum = counted.reduce((total, { value }) => total + value, 0);
	const amount = Math.max(0, Math.floor(sum / 2));
	return {
		sum,
		amount,
		explain: () => {
			const because = counted.map(({ city, face, value }) =>
				face === null
					? fact('noCardThere', { city: where(city) }, ['TB-3.2'])
					: fact('countsForChicago', { city: where(city), face: shown(face), value }, ['TB-3.2'])
			);
			const key = cards.length === 0 ? 'chicagoFirst' : 'chicagoHalf';
			return fact(key, { sum, amount }, ['TB-3.2'], because);
		}
	};
}

/** The same of the last card of each city to the left of Chicago, from left to right (TB-3.2). */
export const payoutOf = (
	row: readonly Place[],
	faces: readonly Face[],
	option: Options['chicago']
): Payout =>
	payout(
		leftOfChicago(row).map((city, at) => ({ city, face: faces[at] ?? null })),
		option
	);
