import { MOST_MONEY, SANCTIONS, type City, type Face } from '../model';
import { CITY_CARDS } from './city-sets';

/**
 * What is known of each city (TB-5): the rulebook shows Detroit whole and single cards of others, the rest
 * is from other editions or inferred. Where cards are missing nothing is known; the app invents none.
 */
const KNOWN: Readonly<Record<City, readonly Face[]>> = {
	newYork: [0, 1, 2, 3],
	boston: [3, 'prison'],
	detroit: [1, 2, 3, 4, 'revolver'],
	kansasCity: [2, 3, 'revolver'],
	cincinnati: ['banishment'],
	memphis: [1, 2, 3, 'hospital'],
	philadelphia: [3, 'revolver', 'prison'],
	stLouis: ['theft', 'shootout']
};

/** Every face that a city card may show: money from 0 to 9, and the sanctions (TB-5). */
export const FACES: readonly Face[] = [
	...Array.from({ length: MOST_MONEY + 1 }, (_, money) => money),
	...SANCTIONS
];

/** The cards of a city as far as they are known without looking into the box (TB-5). */
export const knownCards = (city: City): readonly Face[] => KNOWN[city];

/** The known cards of a city that do not lie open yet, and whether all cards of the city are known. */
interface Hidden {
	readonly faces: readonly Face[];
	/** No card of the city is unknown, so the rest is certain. */
	readonly complete: boolean;
}

/**
 * What can still be hidden in a city, to be offered first when a card is entered (TB-5).
 * @param contents the cards of the table's own box, or what is known without it.
 * @param open the cards that lie open; one that is not in `contents` shows that the box is another one.
 */
export function hiddenCards(city: City, open: readonly Face[], contents: readonly Face[]): Hidden {
	const left = [...contents];
	const foreign = open.filter((face) => {
		const at = left.indexOf(face);
		if (at >= 0) left.splice(at, 1);
		return at < 0;
	});
	const complete = foreign.length === 0 && contents.length === CITY_CARDS[city];
	return { faces: left, complete };
}
