import type { GameScan, ScannedCard } from '$lib/contract/scan';
import { CITIES, type Place } from './model';

const PLACES: readonly Place[] = [...CITIES, 'chicago'];

/** The names as the cards print them, which are the same in every language. */
const PRINTED: Readonly<Record<Place, string>> = {
	newYork: 'New York',
	boston: 'Boston',
	detroit: 'Detroit',
	kansasCity: 'Kansas City',
	cincinnati: 'Cincinnati',
	memphis: 'Memphis',
	philadelphia: 'Philadelphia',
	stLouis: 'St. Louis',
	chicago: 'Chicago'
};

/** A city card or a boss card is known by its city, and opens what the rules say of it. */
export const scan: GameScan = {
	id: 'city',
	vocabulary: () => ({
		cards: 'oneTitle',
		entries: PLACES.map((id) => ({ id, printed: [PRINTED[id]] }))
	}),
	term: (id) => `place.${id}`,
	open: (cards) => {
		const place = placeOf(cards);
		if (place === null) return null;
		return { to: 'rule', rule: place === 'chicago' ? 'TB-3.2' : 'TB-5' };
	}
};

/** The place of the first card; null where nobody could tell. */
export const placeOf = ([card]: readonly ScannedCard[]): Place | null =>
	PLACES.find((known) => known === card?.upper) ?? null;
