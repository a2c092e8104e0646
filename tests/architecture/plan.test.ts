import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_PLAN, SCREENS } from './plan';

const folder = path.resolve(import.meta.dirname, '../../src/lib/games');
const games = readdirSync(folder, { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map(({ name }) => name);

/** The names in a folder without their endings, each once. */
const namesIn = (...parts: readonly string[]): readonly string[] => [
	...new Set(readdirSync(path.join(folder, ...parts)).map((file) => file.replace(/\..*$/, '')))
];

/** What every game has. */
const NEEDED = ['card', 'game', 'rulebook', 'schema', 'messages', 'screens', 'tests'];

describe.each(games)('%s is built on the plan of all games', (game) => {
	it('has no room that the others have not', () => {
		expect(namesIn(game).filter((name) => !(name in GAME_PLAN))).toEqual([]);
	});

	it('leaves out none that the shell asks for', () => {
		expect(NEEDED.filter((name) => !namesIn(game).includes(name))).toEqual([]);
	});

	it('keeps its screens in their rooms', () => {
		expect(namesIn(game, 'screens').filter((name) => !(name in SCREENS))).toEqual([]);
	});
});
