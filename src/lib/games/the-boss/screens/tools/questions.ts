import type { Seat } from '$lib/engine/explanation';
import {
	assumed,
	numbers,
	oneOf,
	optional,
	part,
	question,
	resized,
	seatLetter,
	word
} from '$lib/kit/tools/link';
import { CITIES, MOST_MONEY, SANCTIONS, type City, type Face } from '../../model';
import type { LastCard } from '../../rules/chicago';
import { numberOf } from '../../rules/city-sets';
import type { Options, Setup } from '../../schema';

/* The questions of the quick tools, as a person can read them in a link. Cities are words, or their printed numbers. */

/** Most that a number of a tool may be. */
export const MOST = { hand: 9, power: 999, gained: 99, available: 18 } as const;

const zeros = (count: number): readonly number[] => resized([], count);

export interface ChicagoQuestion {
	/** The cities to the left of Chicago with their last card, from left to right. */
	readonly left: readonly LastCard[];
	readonly option: Options['chicago'];
}

/** `left=newYork-3_boston-prison_detroit-none&sanctions=zero` */
export const chicago = question<ChicagoQuestion>({
	left: ['left', optional(part(lastCards, written), [])],
	option: ['sanctions', optional(word(['counts', 'zero']), 'counts')]
});

/** Each city once; undefined where one can't be read. */
function lastCards(text: string): readonly LastCard[] | undefined {
	const found = text === '' ? [] : text.split('_').map(lastCard);
	const cards = found.filter((card) => card !== undefined);
	const cities = new Set(cards.map(({ city }) => city));
	return cities.size === found.length ? cards : undefined;
}

function written(cards: readonly LastCard[]): string {
	return cards.map(({ city, face }) => `${city}-${String(face ?? 'none')}`).join('_');
}

function lastCard(text: string): LastCard | undefined {
	const [name, shown, ...more] = text.split('-');
	const city = CITIES.find((known) => known === name);
	const face = shown === undefined || more.length > 0 ? undefined : faceOf(shown);
	return city === undefined || face === undefined ? undefined : { city, face };
}

function faceOf(text: string): Face | null | undefined {
	if (text === 'none') return null;
	if (/^\d$/.test(text) && Number(text) <= MOST_MONEY) return Number(text);
	return SANCTIONS.find((sanction) => sanction === text);
}

export interface LastTurnQuestion {
	/** Gangsters in hand, by seat. */
	readonly hands: readonly number[];
	readonly gun: Seat;
}

/** `hands=3-2-3-0&gun=b` */
export const lastTurn = question<LastTurnQuestion>({
	hands: ['hands', assumed(numbers({ most: MOST.hand, count: { least: 2, most: 6 } }), zeros(4))],
	gun: ['gun', ({ hands }) => assumed(seatLetter(hands.length), 0)]
});

export interface CitiesQuestion {
	readonly players: Setup['players'];
	readonly cities: readonly City[];
}

const PLAYERS = oneOf({ 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 } as const);

/** `players=4&cities=1234567` */
export const cities = question<CitiesQuestion>({
	players: ['players', assumed(PLAYERS, 4)],
	cities: [
		'cities',
		optional(
			part(citiesOf, (list) => list.map(numberOf).join('')),
			[]
		)
	]
});

/** Printed numbers, ascending. */
function citiesOf(text: string): readonly City[] | undefined {
	const found = CITIES.filter((city) => text.includes(String(numberOf(city))));
	return found.map(numberOf).join('') === text ? found : undefined;
}

export interface RankingQuestion {
	/** By colour, as the rest. */
	readonly power: readonly number[];
	readonly gained: readonly number[];
	readonly available: readonly number[];
}

/** For as many colours as have power. */
const alike =
	(bounds: { readonly least: number; readonly most: number }) =>
	({ power: { length } }: RankingQuestion) =>
		assumed(numbers({ ...bounds, count: { least: length, most: length } }), zeros(length));

/** `power=12-9-~2&gained=3-4-0&gangsters=5-4-4` */
export const ranking = question<RankingQuestion>({
	power: [
		'power',
		assumed(
			numbers({ least: -MOST.power, most: MOST.power, count: { least: 2, most: 5 } }),
			zeros(4)
		)
	],
	gained: ['gained', alike({ least: -MOST.gained, most: MOST.gained })],
	available: ['gangsters', alike({ least: 0, most: MOST.available })]
});
