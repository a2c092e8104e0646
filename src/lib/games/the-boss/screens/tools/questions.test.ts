import { describe, expect, test } from 'vitest';
import type { Read } from '$lib/kit/tools/link';
import { chicago, cities, lastTurn, ranking } from './questions';

const input = (query: string): URLSearchParams => new URLSearchParams(query);

describe('a link holds the whole question of a tool', () => {
	test.each(['left=newYork-3_boston-prison_detroit-none', 'left=stLouis-theft&sanctions=zero', ''])(
		'chicago: %s',
		(query) => {
			const found = chicago.read(input(query));
			expect(found.ok && chicago.write(found.question).toString()).toBe(query);
		}
	);

	test('last turn', () => {
		const query = 'hands=3-2-3-0-9-1&gun=f';
		const found = lastTurn.read(input(query));
		expect(found.ok && lastTurn.write(found.question).toString()).toBe(query);
	});

	test.each(['players=4&cities=1234567', 'players=2'])('cities: %s', (query) => {
		const found = cities.read(input(query));
		expect(found.ok && cities.write(found.question).toString()).toBe(query);
	});

	test('ranking, with power below zero', () => {
		const query = 'power=12-9-%7E2&gained=3-4-%7E1&gangsters=5-4-4';
		const found = ranking.read(input(query));
		expect(found.ok && found.question.power).toEqual([12, 9, -2]);
		expect(found.ok && ranking.write(found.question).toString()).toBe(query);
	});

	test('an empty link asks nothing yet', () => {
		const questions = [chicago, lastTurn, cities, ranking];
		expect(questions.map((one) => one.read(input('')).ok)).toEqual([true, true, true, true]);
	});
});

describe('nonsense in a link is named', () => {
	const wrong = (read: Read<unknown>): string => (read.ok ? 'read' : read.wrong.name);

	test.each([
		['left=moon-3', 'left'],
		['left=chicago-3', 'left'],
		['left=boston', 'left'],
		['left=boston-10', 'left'],
		['left=boston-3-3', 'left'],
		['left=boston-3_boston-2', 'left'],
		['left=_', 'left'],
		['sanctions=maybe', 'sanctions']
	])('chicago: %s', (query, name) => {
		expect(wrong(chicago.read(input(query)))).toBe(name);
	});

	test.each([
		['hands=1', 'hands'],
		['hands=1-2-3-4-5-6-7', 'hands'],
		['hands=1-10', 'hands'],
		['hands=1-x', 'hands'],
		['hands=1-~2', 'hands'],
		['hands=1-2&gun=c', 'gun'],
		['hands=1-2&gun=ab', 'gun']
	])('last turn: %s', (query, name) => {
		expect(wrong(lastTurn.read(input(query)))).toBe(name);
	});

	test.each([
		['players=7', 'players'],
		['players=1', 'players'],
		['players=x', 'players'],
		['cities=129', 'cities'],
		['cities=21', 'cities'],
		['cities=11', 'cities']
	])('cities: %s', (query, name) => {
		expect(wrong(cities.read(input(query)))).toBe(name);
	});

	test.each([
		['power=1', 'power'],
		['power=1-2-3-4-5-6', 'power'],
		['power=1-2-', 'power'],
		['power=1-2&gained=1', 'gained'],
		['power=1-2&gained=1-100', 'gained'],
		['power=1-2&gangsters=1-~1', 'gangsters']
	])('ranking: %s', (query, name) => {
		expect(wrong(ranking.read(input(query)))).toBe(name);
	});

	test('what is quoted stays short', () => {
		const read = lastTurn.read(input(`hands=${'9'.repeat(10_000)}`));
		expect(read.ok ? 0 : read.wrong.text.length).toBe(40);
	});
});
