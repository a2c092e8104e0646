import type { Seat } from '$lib/engine/explanation';
import { characters } from '$lib/ui/letters';
import { CITIES, MOST_MONEY, SANCTIONS, type City, type Face } from '../../model';
import type { LastCard } from '../../rules/chicago';
import type { Options, Setup } from '../../schema';

/*
 * The questions of the quick tools, written so that a person can read them in a link. Players are the
 * letters a to f, cities their printed numbers. A link is a border: what it holds is unknown until it is
 * read here.
 */

/** A part of a link that can't be read, as it stands there. */
export interface Unreadable {
	readonly name: string;
	readonly text: string;
}

export type Read<Q> =
	{ readonly ok: true; readonly question: Q } | { readonly ok: false; readonly wrong: Unreadable };

type Players = Setup['players'];

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Most that a number of a tool may be. */
export const MOST = { hand: 9, power: 999, gained: 99, available: 18 } as const;

/* ---------- Chicago: ?left=newYork-3_boston-prison_detroit-4&sanctions=zero ---------- */

export interface ChicagoQuestion {
	/** The cities to the left of Chicago with their last card, from left to right. */
	readonly left: readonly LastCard[];
	readonly option: Options['chicago'];
}

export function readChicago(input: URLSearchParams): Read<ChicagoQuestion> {
	const text = input.get('left') ?? '';
	const left = text === '' ? [] : text.split('_').map(lastCard);
	const cards = left.filter((card) => card !== null);
	const twice = new Set(cards.map(({ city }) => city)).size !== cards.length;
	if (cards.length !== left.length || twice) return wrong('left', text);
	const sanctions = input.get('sanctions') ?? 'counts';
	if (sanctions !== 'counts' && sanctions !== 'zero') return wrong('sanctions', sanctions);
	return { ok: true, question: { left: cards, option: sanctions } };
}

export function writeChicago({ left, option }: ChicagoQuestion): URLSearchParams {
	const cards = left.map(({ city, face }) => `${city}-${face === null ? 'none' : String(face)}`);
	return new URLSearchParams({
		...(cards.length > 0 ? { left: cards.join('_') } : {}),
		...(option === 'zero' ? { sanctions: 'zero' } : {})
	});
}

function lastCard(text: string): LastCard | null {
	const [name, shown, more] = text.split('-');
	const city = CITIES.find((known) => known === name);
	const face = shown === undefined ? undefined : faceOf(shown);
	return city === undefined || face === undefined || more !== undefined ? null : { city, face };
}

function faceOf(text: string): Face | null | undefined {
	if (text === 'none') return null;
	if (/^\d$/.test(text) && Number(text) <= MOST_MONEY) return Number(text);
	return SANCTIONS.find((sanction) => sanction === text);
}

/* ---------- Last turn: ?hands=3-2-3-0&gun=b ---------- */

export interface LastTurnQuestion {
	/** Gangsters in hand, by seat. */
	readonly hands: readonly number[];
	readonly gun: Seat;
}

export function readLastTurn(input: URLSearchParams): Read<LastTurnQuestion> {
	const hands = numbers(input, 'hands', {
		most: MOST.hand,
		least: 0,
		otherwise: '0-0-0-0'
	});
	if (!hands.ok) return hands;
	const seats = hands.question.length;
	if (!isTable(seats)) return wrong('hands', input.get('hands') ?? '');
	const text = input.get('gun') ?? 'a';
	const gun = LETTERS.indexOf(text);
	if (gun < 0 || gun >= seats) return wrong('gun', text);
	return { ok: true, question: { hands: hands.question, gun } };
}

export const writeLastTurn = ({ hands, gun }: LastTurnQuestion): URLSearchParams =>
	new URLSearchParams({ hands: hands.join('-'), gun: LETTERS[gun] ?? 'a' });

/* ---------- Cities: ?players=4&cities=1234567 ---------- */

export interface CitiesQuestion {
	readonly players: Players;
	readonly cities: readonly City[];
}

export function readCities(input: URLSearchParams): Read<CitiesQuestion> {
	const count = input.get('players') ?? '4';
	const players = /^\d$/.test(count) ? Number(count) : 0;
	if (!isTable(players)) return wrong('players', count);
	const text = input.get('cities') ?? '';
	const rising = Array.from(text).every((digit, at) => at === 0 || digit > text.charAt(at - 1));
	if (!/^[1-8]*$/.test(text) || !rising) return wrong('cities', text);
	const cities = CITIES.filter((_, at) => text.includes(String(at + 1)));
	return { ok: true, question: { players, cities } };
}

export function writeCities({ players, cities }: CitiesQuestion): URLSearchParams {
	const numbers = cities.map((city) => String(CITIES.indexOf(city) + 1)).join('');
	return new URLSearchParams({
		players: String(players),
		...(numbers === '' ? {} : { cities: numbers })
	});
}

/* ---------- Ranking: ?power=12-9-~2&gained=3-4-0&gangsters=5-4-4 ---------- */

export interface RankingQuestion {
	/** By colour; below zero written with a tilde, as the hyphen parts the numbers. */
	readonly power: readonly number[];
	readonly gained: readonly number[];
	readonly available: readonly number[];
}

export function readRanking(input: URLSearchParams): Read<RankingQuestion> {
	const power = numbers(input, 'power', { most: MOST.power, otherwise: '0-0-0-0' });
	if (!power.ok) return power;
	const colours = power.question.length;
	if (colours < 2 || colours > 5) return wrong('power', input.get('power') ?? '');
	const otherwise = resized([], colours).join('-');
	const gained = numbers(input, 'gained', { most: MOST.gained, otherwise, length: colours });
	if (!gained.ok) return gained;
	const available = numbers(input, 'gangsters', {
		most: MOST.available,
		least: 0,
		otherwise,
		length: colours
	});
	if (!available.ok) return available;
	return {
		ok: true,
		question: {
			power: power.question,
			gained: gained.question,
			available: available.question
		}
	};
}

export const writeRanking = ({ power, gained, available }: RankingQuestion): URLSearchParams =>
	new URLSearchParams({
		power: power.map(signed).join('-'),
		gained: gained.map(signed).join('-'),
		gangsters: available.join('-')
	});

/* ---------- What they share ---------- */

/** The same list for another number of players: cut, or filled with zeros. */
export const resized = (list: readonly number[], seats: number): readonly number[] =>
	Array.from({ length: seats }, (_, at) => list[at] ?? 0);

const signed = (n: number): string => (n < 0 ? `~${String(-n)}` : String(n));

const wrong = (name: string, text: string): { ok: false; wrong: Unreadable } => ({
	ok: false,
	wrong: { name, text: characters(text).slice(0, 40).join('') }
});

const isTable = (seats: number): seats is Players => seats >= 2 && seats <= 6;

interface Limits {
	readonly most: number;
	readonly otherwise: string;
	readonly least?: number;
	readonly length?: number;
}

/** Numbers parted by hyphens, within their limits. */
function numbers(
	input: URLSearchParams,
	name: string,
	{ most, otherwise, least = -most, length }: Limits
): Read<readonly number[]> {
	const text = input.get(name) ?? otherwise;
	if (!/^~?\d{1,3}(-~?\d{1,3})*$/.test(text)) return wrong(name, text);
	const list = text.split('-').map((part) => Number(part.replace('~', '-')) + 0);
	const fits =
		(length === undefined || list.length === length) && list.every((n) => n >= least && n <= most);
	return fits ? { ok: true, question: list } : wrong(name, text);
}
