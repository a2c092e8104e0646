import type { Seat } from '$lib/engine/explanation';
import { characters } from '$lib/ui/letters';
import { target } from '../../setup';
import { LOCATIONS, MOST_VP, type Location } from '../../model';
import type { Options, Setup } from '../../schema';

/*
 * The questions of the quick tools, written so that a person can read them in a link. Players are the
 * letters a to e. A link is a border: what it holds is unknown until it is read here.
 */

/** A part of a link that can't be read, as it stands there. */
export interface Unreadable {
	readonly name: string;
	readonly text: string;
}

export type Read<Q> =
	{ readonly ok: true; readonly question: Q } | { readonly ok: false; readonly wrong: Unreadable };

const LETTERS = ['a', 'b', 'c', 'd', 'e'];
const MOST_STACKED = 24;

/** Most that a number of a tool may be. */
export const MOST = { vp: MOST_VP, reserve: 12, cards: 49, deals: 9 } as const;

export const letterOf = (seat: Seat): string => LETTERS[seat] ?? '';

/* ---------- Control: ?at=harbour&stack=abba&deals=a1&raise=present ---------- */

export interface ControlQuestion {
	readonly location: Location;
	readonly stack: readonly Seat[];
	readonly raises: readonly number[];
	readonly raise: Options['raise'];
}

export function readControl(input: URLSearchParams): Read<ControlQuestion> {
	const at = input.get('at') ?? 'prison';
	const location = LOCATIONS.find((known) => known === at);
	if (location === undefined) return wrong('at', at);
	const stack = input.get('stack') ?? '';
	if (!/^[a-e]*$/.test(stack) || stack.length > MOST_STACKED) return wrong('stack', stack);
	const deals = input.get('deals') ?? '';
	if (!/^([a-e]\d)*$/.test(deals)) return wrong('deals', deals);
	const raises = LETTERS.map((letter) => {
		const at = deals.indexOf(letter);
		return at < 0 ? 0 : Number(deals.charAt(at + 1));
	});
	const raise = input.get('raise') ?? 'anyone';
	if (raise !== 'anyone' && raise !== 'present') return wrong('raise', raise);
	return {
		ok: true,
		question: {
			location,
			stack: Array.from(stack, (letter) => LETTERS.indexOf(letter)),
			raises,
			raise: raise === 'present' ? 'presentOnly' : 'anyone'
		}
	};
}

export function writeControl(question: ControlQuestion): URLSearchParams {
	const deals = question.raises.flatMap((count, seat) =>
		count > 0 ? [`${letterOf(seat)}${String(count)}`] : []
	);
	return new URLSearchParams({
		at: question.location,
		...(question.stack.length > 0 ? { stack: question.stack.map(letterOf).join('') } : {}),
		...(deals.length > 0 ? { deals: deals.join('') } : {}),
		...(question.raise === 'presentOnly' ? { raise: 'present' } : {})
	});
}

/* ---------- Winner: ?vp=13-12-9&reserve=0-1-2&cards=2-2-1&mayor=b&start=a&to=13 ---------- */

export interface WinnerQuestion {
	readonly vp: readonly number[];
	readonly reserve: readonly number[];
	readonly cards: readonly number[];
	readonly mayor: Seat | null;
	readonly start: Seat;
	/** VP to reach (MC-1.5). */
	readonly to: number;
}

export function readWinner(input: URLSearchParams): Read<WinnerQuestion> {
	const vp = numbers(input, 'vp', MOST.vp, '0-0-0-0');
	if (!vp.ok) return vp;
	const seats = vp.question.length;
	if (!isTable(seats)) return wrong('vp', input.get('vp') ?? '');
	const reserve = numbers(input, 'reserve', MOST.reserve, none(seats), seats);
	if (!reserve.ok) return reserve;
	const cards = numbers(input, 'cards', MOST.cards, none(seats), seats);
	if (!cards.ok) return cards;
	const mayor = seat(input, 'mayor', seats);
	if (!mayor.ok) return mayor;
	const start = seat(input, 'start', seats);
	if (!start.ok) return start;
	const to = input.get('to') ?? String(target(seats, 'advanced'));
	if (!/^\d{1,2}$/.test(to) || Number(to) === 0) return wrong('to', to);
	return {
		ok: true,
		question: {
			vp: vp.question,
			reserve: reserve.question,
			cards: cards.question,
			mayor: mayor.question,
			start: start.question ?? 0,
			to: Number(to)
		}
	};
}

export function writeWinner(question: WinnerQuestion): URLSearchParams {
	return new URLSearchParams({
		vp: question.vp.join('-'),
		reserve: question.reserve.join('-'),
		cards: question.cards.join('-'),
		...(question.mayor === null ? {} : { mayor: letterOf(question.mayor) }),
		start: letterOf(question.start),
		to: String(question.to)
	});
}

/* ---------- Draws: ?vp=2-3-3-4&cards=1-2-2-2&start=b ---------- */

export interface DrawsQuestion {
	readonly vp: readonly number[];
	readonly cards: readonly number[];
	/** The new starting player (MC-2.4.1). */
	readonly start: Seat;
}

export function readDraws(input: URLSearchParams): Read<DrawsQuestion> {
	const vp = numbers(input, 'vp', MOST.vp, '0-0-0-0');
	if (!vp.ok) return vp;
	const seats = vp.question.length;
	if (!isTable(seats)) return wrong('vp', input.get('vp') ?? '');
	const cards = numbers(input, 'cards', MOST.cards, none(seats), seats);
	if (!cards.ok) return cards;
	const start = seat(input, 'start', seats);
	if (!start.ok) return start;
	return {
		ok: true,
		question: { vp: vp.question, cards: cards.question, start: start.question ?? 0 }
	};
}

export function writeDraws({ vp, cards, start }: DrawsQuestion): URLSearchParams {
	return new URLSearchParams({
		vp: vp.join('-'),
		cards: cards.join('-'),
		start: letterOf(start)
	});
}

/* ---------- What they share ---------- */

/** The same list for another number of players: cut, or filled with zeros. */
export const resized = (list: readonly number[], seats: number): readonly number[] =>
	Array.from({ length: seats }, (_, at) => list[at] ?? 0);

const wrong = (name: string, text: string): { ok: false; wrong: Unreadable } => ({
	ok: false,
	wrong: { name, text: characters(text).slice(0, 40).join('') }
});

const none = (seats: number): string => resized([], seats).join('-');

const isTable = (seats: number): seats is Setup['players'] => seats >= 3 && seats <= 5;

function numbers(
	input: URLSearchParams,
	name: string,
	most: number,
	otherwise: string,
	length?: number
): Read<readonly number[]> {
	const text = input.get(name) ?? otherwise;
	if (!/^\d{1,2}(-\d{1,2})*$/.test(text)) return wrong(name, text);
	const list = text.split('-').map(Number);
	const fits = (length === undefined || list.length === length) && list.every((n) => n <= most);
	return fits ? { ok: true, question: list } : wrong(name, text);
}

function seat(input: URLSearchParams, name: string, seats: number): Read<Seat | null> {
	const text = input.get(name);
	if (text === null) return { ok: true, question: null };
	const found = LETTERS.indexOf(text);
	return found >= 0 && found < seats ? { ok: true, question: found } : wrong(name, text);
}
