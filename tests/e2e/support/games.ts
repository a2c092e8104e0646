import fc from 'fast-check';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame } from '../../../src/lib/contract/game';
import type { SeatedPlayer } from '../../../src/lib/contract/players';
import type { Laws } from '../../../src/lib/contract/laws';
import { Chance } from '../../contract/chance';
import { randomGame } from '../../contract/play';
import { storedGame, type StoredGame } from './stored';

const folder = path.resolve(import.meta.dirname, '../../../src/lib/games');

/** The games that there are, by their folders; specs of the shell hold for each. */
export const GAMES: readonly string[] = readdirSync(folder).filter((name) =>
	existsSync(path.join(folder, name, 'game.ts'))
);

const NAMES = ['Eva', 'Marek', 'Zsófia', 'Ľubo', 'Anežka', 'Řehoř'];
const COLOURS = ['blue', 'red', 'green', 'yellow', 'black', 'white'] as const;

/** Players with names of all our languages. */
export const seated = (count: number): readonly SeatedPlayer[] =>
	NAMES.slice(0, count).map((name, seat) => ({ name, colour: COLOURS[seat] ?? 'white' }));

async function loaded<T>(game: string, file: string): Promise<T> {
	const module = (await import(pathToFileURL(path.join(folder, game, file)).href)) as {
		default: T;
	};
	return module.default;
}

/** A game that was played by chance, the same for the same seed, as the browser would have stored it. */
export async function randomStoredGame(
	id: string,
	seed: number,
	moves: number
): Promise<StoredGame> {
	const game = await loaded<AnyGame>(id, 'game.ts');
	const laws = await loaded<Laws<unknown, unknown, unknown>>(id, 'tests/laws.ts');
	const [setup] = fc.sample(laws.setups(), { numRuns: 1, seed });
	const played = [...randomGame(game, setup, new Chance(seed), { moves, corrections: 0 })];
	const seats = game.progress(game.initial(setup)).scores.length;
	return storedGame(game, {
		id: `${id}-${String(seed)}`,
		players: seated(seats),
		setup,
		commands: played.map(({ command }) => command)
	});
}
