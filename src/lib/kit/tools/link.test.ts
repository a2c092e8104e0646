import { describe, expect, test } from 'vitest';
import {
	assumed,
	listOf,
	nullable,
	numbers,
	oneOf,
	optional,
	part,
	question,
	resized,
	seatLetter,
	seatLetters,
	whole,
	word
} from './link';

interface Score {
	readonly points: readonly number[];
	readonly cards: readonly number[];
	readonly first: number | null;
	readonly start: number;
	readonly stack: readonly number[];
	readonly rule: 'always' | 'onlyWithSense';
	readonly view: 'line' | 'cards';
	readonly row: readonly { readonly name: string; readonly size: number }[];
}

const card = part(
	(text) => {
		const [, name, size] = /^([a-z]+)(\d)$/.exec(text) ?? [];
		return name === undefined ? undefined : { name, size: Number(size) };
	},
	({ name, size }) => `${name}${String(size)}`
);

const score = question<Score>(
	{
		points: ['p', assumed(numbers({ least: -9, most: 99, count: { least: 2, most: 6 } }), [0, 0])],
		cards: [
			'cards',
			({ points }) => {
				const { length } = points;
				const counts = numbers({ most: 9, count: { least: length, most: length } });
				return assumed(counts, resized([], length));
			}
		],
		first: ['first', ({ points }) => nullable(seatLetter(points.length))],
		start: ['start', ({ points }) => optional(seatLetter(points.length), 0)],
		stack: ['stack', optional(seatLetters(6, 4), [])],
		rule: ['rule', optional(oneOf({ always: 'always', sense: 'onlyWithSense' }), 'always')],
		view: ['view', optional(word(['line', 'cards']), 'line')],
		row: ['row', optional(listOf(card, '-', 3), [])]
	},
	({ row, view }) => (view === 'line' && row.some(({ size }) => size === 0) ? 'row' : null)
);

const asked = (query: string) => score.read(new URLSearchParams(query));

describe('a question that a link can hold', () => {
	test.each([
		'p=12-%7E2-0&cards=1-2-3',
		'p=1-2&cards=0-0&first=b&start=b&stack=abba&rule=sense&view=cards&row=ace0-king4'
	])('%s is read and written again', (query) => {
		const found = asked(query);
		expect(found.ok && score.write(found.question).toString()).toBe(query);
	});

	test('an empty link asks what is assumed, and says only what must stand there', () => {
		expect(asked('')).toEqual({ ok: true, question: score.blank });
		expect(score.blank).toMatchObject({ points: [0, 0], cards: [0, 0], first: null, row: [] });
		expect(score.write(score.blank).toString()).toBe('p=0-0&cards=0-0');
	});

	test.each([
		['p=1', 'p', null],
		['p=1-2-x', 'p', null],
		['p=1-100', 'p', null],
		['p=1-~10', 'p', null],
		['p=1-2&cards=1', 'cards', null],
		['p=1-2&cards=1-~1', 'cards', null],
		['p=1-2&first=c', 'first', null],
		['first=ab', 'first', null],
		['start=', 'start', null],
		['stack=abz', 'stack', null],
		['stack=aaaaa', 'stack', null],
		['rule=never', 'rule', null],
		['rule=toString', 'rule', null],
		['view=', 'view', null],
		['view=cards&row=ace1-x', 'row', 2],
		['view=cards&row=a1-a1-a1-a1', 'row', 4],
		['row=ace0', 'row', null]
	])('%s: the part that can’t be read is named', (query, name, at) => {
		expect(asked(query)).toMatchObject({ ok: false, wrong: { name, at } });
	});

	test('what is quoted stays short', () => {
		const read = asked(`p=${'9'.repeat(10_000)}`);
		expect(read.ok ? 0 : read.wrong.text.length).toBe(40);
	});

	test('a number has a bound on either side', () => {
		const one = question<{ n: number }>({ n: ['n', assumed(whole({ least: 1, most: 9 }), 1)] });
		const read = (query: string) => one.read(new URLSearchParams(query)).ok;
		expect(['n=1', 'n=9', 'n=0', 'n=10', 'n=1.5', 'n= 1'].map(read)).toEqual([
			true,
			true,
			false,
			false,
			false,
			false
		]);
	});
});
