import { seated } from '../../../../../tests/e2e/support/games';
import { storedGame, type StoredGame } from '../../../../../tests/e2e/support/stored';
import { Chance } from '../../../../../tests/contract/chance';
import { randomMove } from '../../../../../tests/contract/play';
import game from '../game';
import type { Setup, State } from '../model';

const SETUP: Setup = {
	players: 4,
	start: 0,
	sides: [0, 1, 2, 3],
	cities: [
		'newYork',
		'boston',
		'detroit',
		'kansasCity',
		'cincinnati',
		'memphis',
		'philadelphia'
	],
	options: { chicago: 'counts' },
	tracking: 'full'
};

/** Six players in three teams with all the cities (TB-1.1, TB-1.3). */
export const TEAMS = {
	players: 6,
	sides: [0, 1, 2, 0, 1, 2],
	cities: [...SETUP.cities, 'stLouis']
} as const satisfies Partial<Setup>;

/** A game that `until` says is far enough, played by chance from `seed` on. */
export function playedUntil(
	id: string,
	until: (state: State) => boolean,
	{ seed = 1, ...changes }: Partial<Setup> & { seed?: number } = {}
): StoredGame {
	const setup = { ...SETUP, ...changes };
	const chance = new Chance(seed);
	const commands: unknown[] = [];
	let state = game.initial(setup);
	while (!until(state as State)) {
		const move = randomMove(game, state, chance, 0);
		if (move === null) throw new Error(`${id} ended before it was far enough`);
		commands.push(move.command);
		state = move.after;
	}
	return storedGame(game, { id, players: seated(setup.players), setup, commands });
}
