import { describe, expect, it } from 'vitest';
import type { GameCard } from '$lib/contract/card';
import { characters } from '$lib/ui/letters';
import { cut, NAME_LENGTH, tidy } from './names';
import { draw, Seating } from './seating.svelte';

const name = { en: '', cs: '', sk: '', hu: '' };
const card: GameCard = {
	id: 'test',
	name: 'Test',
	players: { min: 2, max: 3 },
	colours: ['red', 'blue', 'green', 'yellow'],
	tools: [],
	line: name,
	emblem: ''
};
const seated = (...names: readonly string[]) => {
	const seating = new Seating(card);
	seating.seat(names.map((each) => ({ name: each, colour: 'red' })));
	return seating;
};
const namesOf = ({ players }: Seating) => players.map((player) => player.name);
const coloursOf = ({ players }: Seating) => players.map((player) => player.colour);

describe('seating', () => {
	it('begins with as many empty places as the game needs, each with its own colour', () => {
		const seating = new Seating(card);
		expect(coloursOf(seating)).toEqual(['red', 'blue']);
		expect(seating.problem).toMatchObject({ kind: 'empty', key: 0 });
	});

	it('gives a remembered person the first empty place and their colour, if it is free', () => {
		const seating = new Seating(card);
		expect(seating.welcome('Eva', 'green')).toBe(true);
		expect(seating.welcome('Adam', 'green')).toBe(true);
		expect(seating.welcome('Jana', 'yellow')).toBe(true);
		expect(seating.welcome('Marek', 'red')).toBe(false);
		expect(namesOf(seating)).toEqual(['Eva', 'Adam', 'Jana']);
		expect(coloursOf(seating)).toEqual(['green', 'blue', 'yellow']);
	});

	it('swaps a colour that somebody else has', () => {
		const seating = seated('Eva', 'Adam');
		seating.recolour(0, 'blue');
		expect(coloursOf(seating)).toEqual(['blue', 'red']);
	});

	it('keeps the starting player through a change of seats', () => {
		const seating = seated('Eva', 'Adam', 'Jana');
		seating.start = 1;
		seating.move(1, -1);
		expect(namesOf(seating)).toEqual(['Adam', 'Eva', 'Jana']);
		expect(seating.start).toBe(0);
		seating.move(0, -1);
		expect(seating.start).toBe(0);
	});

	it('neither overfills the table nor goes below what the game needs', () => {
		const seating = seated('Eva', 'Adam', 'Jana', 'Marek');
		expect(namesOf(seating)).toEqual(['Eva', 'Adam', 'Jana']);
		seating.add('Marek');
		seating.remove(1);
		seating.remove(0);
		expect(namesOf(seating)).toEqual(['Eva', 'Jana']);
	});

	it('finds names that people take for the same', () => {
		expect(seated('Eva', ' eva\u200F ').problem).toMatchObject({ kind: 'twice', name: 'eva' });
		expect(seated('Eva', 'Ewa').problem).toBeNull();
	});
});

describe('names', () => {
	it('cuts ten thousand characters at a whole one', () => {
		const family = '👩‍👩‍👧';
		expect(cut('é'.repeat(10_000))).toHaveLength(NAME_LENGTH);
		expect(characters(cut(family.repeat(10_000))).every((each) => each === family)).toBe(true);
		expect(cut(`a${'\u0301'.repeat(10_000)}`).length).toBeLessThanOrEqual(400);
	});

	it('leaves other scripts and pictures as they are, without marks that turn the line', () => {
		expect(tidy('  \u202Eשרה   כהן ')).toBe('שרה כהן');
		expect(tidy('🎩')).toBe('🎩');
	});
});

describe('drawing the starting player', () => {
	it('draws each seat', () => {
		const drawn = new Set(Array.from({ length: 300 }, () => draw(5)));
		expect([...drawn].sort()).toEqual([0, 1, 2, 3, 4]);
	});
});
