import { describe, expect, test } from 'vitest';
import type { Read } from '$lib/kit/tools/link';
import { controlLink, drawsLink, winnerLink } from './link';

const input = (query: string): URLSearchParams => new URLSearchParams(query);

describe('a link holds the whole question of a tool', () => {
	test.each([
		['at=harbour&stack=abba&deals=a1', controlLink],
		['at=townHall&stack=edcba&deals=b2e9&raise=present', controlLink],
		['at=prison', controlLink]
	])('control: %s', (query, link) => {
		const found = link.read(input(query));
		expect(found.ok && link.write(found.question).toString()).toBe(query);
	});

	test('winner', () => {
		const query = 'vp=13-13-9&reserve=1-1-2&cards=2-2-1&mayor=b&start=c&to=15';
		const found = winnerLink.read(input(query));
		expect(found.ok && winnerLink.write(found.question).toString()).toBe(query);
	});

	test('draws', () => {
		const query = 'vp=2-3-3-4-9&cards=1-2-2-2-0&start=e';
		const found = drawsLink.read(input(query));
		expect(found.ok && drawsLink.write(found.question).toString()).toBe(query);
	});

	test('an empty link asks nothing yet', () => {
		expect([
			controlLink.read(input('')).ok,
			winnerLink.read(input('')).ok,
			drawsLink.read(input('')).ok
		]).toEqual([true, true, true]);
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
		expect(wrong(controlLink.read(input(query)))).toBe(name);
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
		expect(wrong(winnerLink.read(input(query)))).toBe(name);
	});

	test('what is quoted stays short', () => {
		const read = drawsLink.read(input(`vp=${'9'.repeat(10_000)}`));
		expect(read.ok ? 0 : read.wrong.text.length).toBe(40);
	});
});
