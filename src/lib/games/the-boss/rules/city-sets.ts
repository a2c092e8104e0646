import type { Explanation } from '$lib/engine/explanation';
import { CITIES, type City, type Place } from '../model';
import { fact } from './fact';
import type { Setup } from '../schema';

type Players = Setup['players'];

/** How many cards each city has (TB-1.2). */
export const CITY_CARDS: Readonly<Record<City, number>> = {
	newYork: 4,
	boston: 4,
	detroit: 5,
	kansasCity: 3,
	cincinnati: 4,
	memphis: 4,
	philadelphia: 3,
	stLouis: 5
};

/** The printed sets as the rulebook lists them, by the cities' numbers (TB-1.3). */
const PRINTED: Readonly<Record<Players, readonly string[]>> = {
	2: [
		...['123', '235', '135', '236', '136', '128', '258', '268', '168'],
		...['1247', '2457', '1467', '2467']
	],
	3: [
		...['12345', '12458', '23456', '24568', '13456', '14568', '12346', '12468'],
		...['12357', '12578', '23567', '25678', '13567', '15678', '12367', '12678']
	],
	4: ['1234567', '1245678', '123568'],
	5: ['1234567', '1245678', '123568'],
	6: ['12345678']
};

/** City cards that each player is dealt: 5, with 5 or 6 players 4 (TB-1.6). */
export const handSize = (players: Players): 4 | 5 => (players <= 4 ? 5 : 4);

/** The printed number of a city. */
export const numberOf = (city: City): number => CITIES.indexOf(city) + 1;

/** Whether the rulebook itself lists this choice (TB-1.3). */
export const isPrinted = (players: Players, cities: readonly City[]): boolean =>
	PRINTED[players].includes(cities.map((city) => String(numberOf(city))).join(''));

/** What a choice of cities comes to (TB-1.4). */
interface CitySet {
	/** The sum fits: every card can be dealt. */
	readonly fits: boolean;
	readonly explanation: Explanation;
}

/**
 * Whether these cities can be played with so many players: their cards, less the one that lies under each
 * boss, must be just enough to deal (TB-1.4). The explanation shows both sums.
 */
export function citySet(players: Players, cities: readonly City[]): CitySet {
	const all = cities.reduce((sum, city) => sum + CITY_CARDS[city], 0);
	const hand = handSize(players);
	const values = {
		all,
		cities: cities.length,
		rest: all - cities.length,
		players,
		hand,
		needed: players * hand
	};
	const fits = values.rest === values.needed;
	return { fits, explanation: fact(fits ? 'citiesFit' : 'citiesDontFit', values, ['TB-1.4']) };
}

/** Every choice of cities that fits, printed or not, in the order of their numbers (TB-1.3, TB-1.4). */
export const citySets = (players: Players): readonly (readonly City[])[] =>
	CITIES.reduceRight<readonly (readonly City[])[]>(
		(rest, city) => [...rest.map((cities) => [city, ...cities]), ...rest],
		[[]]
	).filter((cities) => citySet(players, cities).fits);

/** The cities among these places: all but Chicago, which has no cards (TB-1.2). */
export const citiesIn = (places: readonly Place[]): readonly City[] =>
	places.filter((place) => place !== 'chicago');

/** The boss cards in ascending number with Chicago in the second place (TB-1.5). */
export const firstRow = ([first, ...others]: readonly City[]): readonly Place[] =>
	first === undefined ? ['chicago'] : [first, 'chicago', ...others];
