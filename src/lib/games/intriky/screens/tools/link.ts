import type { Seat } from '$lib/engine/explanation';
import { characters } from '$lib/ui/letters';
import { BOX, EFFECTS, LINES, MOST_DOLLARS, SYMBOLS, WORDS, type Line } from '../../model';
import type { Half, Intrigue, Options } from '../../schema';

/*
 * The questions of the quick tools, written so that a person can read them in a link. Players are the letters
 * a to d. A link is a border: what it holds is unknown until it is read here.
 */

/** A part of a link that can't be read, as it stands there; `card` says which card of the row it is in. */
export interface Unreadable {
	readonly name: string;
	readonly text: string;
	readonly card: number | null;
}

export type Read<Q> =
	{ readonly ok: true; readonly question: Q } | { readonly ok: false; readonly wrong: Unreadable };

const LETTERS = ['a', 'b', 'c', 'd'];

/** Most that a number of a tool may be. */
export const MOST = { hand: BOX.cards, row: BOX.intrigues, price: 99 } as const;

/*
 * Checker: ?row=take.pistol_one.car_4-two.bottles_cancel.pistol_2&n=2&look=lower1&to=ba&hands=5-3-2
 * A card: upper half, lower half, dollars; a half: word, symbol, corner effect. What is not known is left out.
 */

export interface CheckerQuestion {
	/** Words of one line, or whole cards. */
	readonly view: 'line' | 'cards';
	readonly row: readonly Intrigue[];
	/** The initiator; null reads the whole row. */
	readonly number: number | null;
	/** The reading that is looked at; null for the first. */
	readonly look: { readonly line: Line; readonly start: number } | null;
	readonly sort: 'row' | 'dollars';
	readonly symbols: Options['symbols'];
	/** On whom each command of the reading that is looked at is played. */
	readonly targets: readonly Seat[];
	/** Cards in each hand; null where nobody has told. */
	readonly hands: readonly number[] | null;
}

export const EMPTY_CHECK: CheckerQuestion = {
	view: 'line',
	row: [],
	number: null,
	look: null,
	sort: 'row',
	symbols: 'always',
	targets: [],
	hands: null
};

export function readChecker(input: URLSearchParams): Read<CheckerQuestion> {
	const row = readRow(input.get('row') ?? '');
	if (!row.ok) return row;
	const n = input.get('n');
	if (n !== null && !(/^\d{1,2}$/.test(n) && Number(n) >= 1 && Number(n) <= MOST.row))
		return wrong('n', n);
	const look = readLook(input.get('look'));
	if (!look.ok) return look;
	const view = input.get('view') ?? 'line';
	if (view !== 'line' && view !== 'cards') return wrong('view', view);
	const sort = input.get('sort') ?? 'row';
	if (sort !== 'row' && sort !== 'dollars') return wrong('sort', sort);
	const symbols = input.get('symbols') ?? 'always';
	if (symbols !== 'always' && symbols !== 'sense') return wrong('symbols', symbols);
	const people = readPeople(input.get('to') ?? '', input.get('hands'));
	if (!people.ok) return people;
	return {
		ok: true,
		question: {
			view,
			row: row.question,
			number: n === null ? null : Number(n),
			look: look.question,
			sort,
			symbols: symbols === 'sense' ? 'onlyWithSense' : 'always',
			...people.question
		}
	};
}

/** Who is aimed at, and how many cards each has in hand. */
function readPeople(
	to: string,
	hands: string | null
): Read<Pick<CheckerQuestion, 'targets' | 'hands'>> {
	if (!/^[a-d]*$/.test(to) || to.length > MOST.row) return wrong('to', to);
	const targets = Array.from(to, (letter) => LETTERS.indexOf(letter));
	if (hands === null) return { ok: true, question: { targets, hands } };
	if (!/^\d{1,2}(-\d{1,2}){2,3}$/.test(hands)) return wrong('hands', hands);
	const counts = hands.split('-').map(Number);
	const tooMany = counts.findIndex((cards) => cards > MOST.hand);
	if (tooMany !== -1) return wrong('hands', hands, tooMany + 1);
	if (targets.some((seat) => seat >= counts.length)) return wrong('to', to);
	return { ok: true, question: { targets, hands: counts } };
}

export function writeChecker(question: CheckerQuestion): URLSearchParams {
	const { view, row, number, look, sort, symbols, targets, hands } = question;
	return new URLSearchParams({
		...(view === 'line' ? {} : { view }),
		...(row.length > 0 ? { row: row.map(writeCard).join('-') } : {}),
		...(number === null ? {} : { n: String(number) }),
		...(look === null ? {} : { look: `${look.line}${String(look.start + 1)}` }),
		...(sort === 'row' ? {} : { sort }),
		...(symbols === 'always' ? {} : { symbols: 'sense' }),
		...(targets.length > 0 ? { to: targets.map((seat) => LETTERS[seat] ?? '').join('') } : {}),
		...(hands === null ? {} : { hands: hands.join('-') })
	});
}

function readRow(text: string): Read<readonly Intrigue[]> {
	if (text === '') return { ok: true, question: [] };
	const parts = text.split('-');
	if (parts.length > MOST.row) return wrong('row', text, MOST.row + 1);
	const row: Intrigue[] = [];
	for (const [at, part] of parts.entries()) {
		const card = readCard(part);
		if (card === null) return wrong('row', part, at + 1);
		row.push(card);
	}
	return { ok: true, question: row };
}

function readCard(text: string): Intrigue | null {
	const [upper, lower = '', bags = '', more] = text.split('_');
	const halves = [readHalf(upper ?? ''), readHalf(lower)] as const;
	if (halves[0] === null || halves[1] === null || more !== undefined) return null;
	if (bags !== '' && !(/^\d$/.test(bags) && Number(bags) >= 1 && Number(bags) <= MOST_DOLLARS))
		return null;
	return {
		upper: halves[0],
		lower: halves[1],
		dollars: bags === '' ? 'unknown' : Number(bags)
	};
}

/** One of the known words, `unknown` for nothing, null for anything else. */
const oneOf = <T extends string>(known: readonly T[], text: string): T | 'unknown' | null =>
	text === '' ? 'unknown' : (known.find((each) => each === text) ?? null);

function readHalf(text: string): Half | null {
	const [name = '', sign = '', corner = '', more] = text.split('.');
	const word = oneOf(WORDS, name);
	const symbol = oneOf(SYMBOLS, sign);
	const effect = oneOf([...EFFECTS, 'none' as const], corner);
	if (word === null || symbol === null || effect === null || more !== undefined) return null;
	return { word, symbol, effect };
}

const left = (value: string | number): string => (value === 'unknown' ? '' : String(value));

const writeHalf = ({ word, symbol, effect }: Half): string =>
	[word, symbol, effect].map(left).join('.').replace(/\.+$/, '');

const writeCard = ({ upper, lower, dollars }: Intrigue): string =>
	[writeHalf(upper), writeHalf(lower), left(dollars)].join('_').replace(/_+$/, '');

function readLook(text: string | null): Read<CheckerQuestion['look']> {
	if (text === null) return { ok: true, question: null };
	const [, name, start] = /^([a-z]+)(\d{1,2})$/.exec(text) ?? [];
	const line = LINES.find((known) => known === name);
	if (line === undefined || Number(start) === 0) return wrong('look', text);
	return { ok: true, question: { line, start: Number(start) - 1 } };
}

/* ---------- Payment: ?bank=4-2-1&change=1&for=2-3 ---------- */

export interface PaymentQuestion {
	readonly bank: readonly number[];
	readonly change: number;
	readonly purposes: readonly number[];
}

export const EMPTY_PAYMENT: PaymentQuestion = { bank: [], change: 0, purposes: [] };

export function readPayment(input: URLSearchParams): Read<PaymentQuestion> {
	const bank = numbers(input, 'bank', MOST_DOLLARS);
	if (!bank.ok) return bank;
	const purposes = numbers(input, 'for', MOST.price);
	if (!purposes.ok) return purposes;
	const change = input.get('change') ?? '0';
	if (!/^\d{1,2}$/.test(change)) return wrong('change', change);
	return {
		ok: true,
		question: { bank: bank.question, change: Number(change), purposes: purposes.question }
	};
}

export const writePayment = ({ bank, change, purposes }: PaymentQuestion): URLSearchParams =>
	new URLSearchParams({
		...(bank.length > 0 ? { bank: bank.join('-') } : {}),
		...(change > 0 ? { change: String(change) } : {}),
		...(purposes.length > 0 ? { for: purposes.join('-') } : {})
	});

/** A list of whole numbers from 1 to a bound, none for nothing. */
function numbers(input: URLSearchParams, name: string, most: number): Read<readonly number[]> {
	const text = input.get(name) ?? '';
	if (text === '') return { ok: true, question: [] };
	const list = text.split('-');
	const at = list.findIndex(
		(part) => !/^\d{1,2}$/.test(part) || Number(part) < 1 || Number(part) > most
	);
	if (at !== -1) return wrong(name, list[at] ?? '', at + 1);
	if (list.length > BOX.cards) return wrong(name, text, BOX.cards + 1);
	return { ok: true, question: list.map(Number) };
}

const wrong = (
	name: string,
	text: string,
	card: number | null = null
): { ok: false; wrong: Unreadable } => ({
	ok: false,
	wrong: { name, text: characters(text).slice(0, 40).join(''), card }
});
