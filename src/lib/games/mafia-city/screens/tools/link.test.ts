import { describe, expect, test } from 'vitest';
import {
	readControl,
	readDraws,
	readWinner,
	writeControl,
	writeDraws,
	writeWinner,
	type Read
} from './link';

const input = (query: string): URLSearchParams => new URLSearchParams(query);

describe('a link holds the whole question of a tool', () => {
	test.each([
		['at=harbour&stack=abba&deals=a1', readControl, writeControl],
		['at=townHall&stack=edcba&deals=b2e9&raise=present', readControl, writeControl],
		['at=prison', readControl, writeControl]
	])('control: %s', (query, read, write) => {
		const found = read(input(query));
		expect(found.ok && write(found.question).toString()).toBe(query);
	});

	test('winner', () => {
		const query = 'vp=13-13-9&reserve=1-1-2&cards=2-2-1&mayor=b&start=c&to=15';
		const found = readWinner(input(query));
		expect(found.ok && writeWinner(found.question).toString()).toBe(query);
	});

	test('draws', () => {
		const query = 'vp=2-3-3-4-9&cards=1-2-2-2-0&start=e';
		const found = readDraws(input(query));
		expect(found.ok && writeDraws(found.question).toString()).toBe(query);
	});

	test('an empty link asks nothing yet', () => {
		expect([readControl(input('')).ok, readWinner(input('')).ok, readDraws(input('')).ok]).toEqual([
			true,
			true,
			true
		]);
	});
});

describe('nonsense in a link is named', () => {
	const wrong = (read: Read<unknown>): string => (read.ok ? 'read' : read.wrong.name);

	test.each([
		['at=moon', 'at'],
		['stack=abz', 'stack'],
		[`stack=${'a'.repeat(25)}`, 'stack'],
		['deals=a', 'deals'],
		['deals=a1x', 'deals'],
		['raise=nobody', 'raise']
	])('control: %s', (query, name) => {
		expect(wrong(readControl(input(query)))).toBe(name);
	});

	test.each([
		['vp=1-2', 'vp'],
		['vp=1-2-3-4-5-6', 'vp'],
		['vp=1-2-x', 'vp'],
		['vp=1-2-3&reserve=1-2', 'reserve'],
		['vp=1-2-3&cards=1-2-50', 'cards'],
		['vp=1-2-3&mayor=d', 'mayor'],
		['vp=1-2-3&start=ab', 'start'],
		['vp=1-2-3&to=0', 'to']
	])('winner: %s', (query, name) => {
		expect(wrong(readWinner(input(query)))).toBe(name);
	});

	test('what is quoted stays short', () => {
		const read = readDraws(input(`vp=${'9'.repeat(10_000)}`));
		expect(read.ok ? 0 : read.wrong.text.length).toBe(40);
	});
});
