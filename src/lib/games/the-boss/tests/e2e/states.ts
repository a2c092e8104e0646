import type { Page } from '@playwright/test';
import { seated } from '../../../../../../tests/e2e/support/games';
import { seed, storedGame, type StoredGame } from '../../../../../../tests/e2e/support/stored';
import { Chance } from '../../../../../../tests/contract/chance';
import { randomMove } from '../../../../../../tests/contract/play';
import game from '../../game';
import type { State } from '../../model';
import type { Command, Setup } from '../../schema';

export const SETUP: Setup = {
	players: 4,
	start: 0,
	sides: [0, 1, 2, 3],
	cities: ['newYork', 'boston', 'detroit', 'kansasCity', 'cincinnati', 'memphis', 'philadelphia'],
	options: { chicago: 'counts' },
	tracking: 'full'
};

/** Six players in three teams with all the cities (TB-1.1, TB-1.3). */
const TEAMS = {
	players: 6,
	sides: [0, 1, 2, 0, 1, 2],
	cities: [...SETUP.cities, 'stLouis']
} as const satisfies Partial<Setup>;

/** Two players with three cities (TB-1.3). */
const TWO = {
	players: 2,
	sides: [0, 1],
	cities: ['newYork', 'boston', 'detroit']
} as const satisfies Partial<Setup>;

/** A game that `until` says is far enough, played by chance from `seed` on. */
function playedUntil(
	id: string,
	until: (state: State) => boolean,
	changes: Partial<Setup> = {}
): StoredGame {
	const setup = { ...SETUP, ...changes };
	const chance = new Chance(1);
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

/** A game in which exactly this was entered. */
export function scripted(
	id: string,
	commands: readonly Command[],
	changes: Partial<Setup> = {}
): StoredGame {
	const setup = { ...SETUP, ...changes };
	return storedGame(game, { id, players: seated(setup.players), setup, commands });
}

/** The fourth round begins: whoever went to prison in the first and to hospital in the second is back (TB-3.6). */
const allBack: readonly Command[] = [
	{ type: 'turnCop', cop: 'gold' },
	{ type: 'collect', player: 0, city: 'boston', face: 'prison' },
	{ type: 'collect', player: 1, city: 'philadelphia', face: 'prison' },
	{ type: 'endRound' },
	{ type: 'turnCop', cop: 'silver' },
	{ type: 'collect', player: 2, city: 'memphis', face: 'hospital' },
	{ type: 'collect', player: 3, city: 'cincinnati', face: 'hospital' },
	{ type: 'endRound' },
	{ type: 'turnCop', cop: 'gold' },
	{ type: 'collect', player: 3, city: 'boston', face: 'banishment' },
	{ type: 'endRound' }
];

const inTurn =
	(round: number, turn: number, at: number) =>
	(state: State): boolean =>
		state.phase === 'turn' && state.round === round && state.turn === turn && state.at === at;

/** Two players before the first turn. */
export const forTwo = (): StoredGame => playedUntil('boss-for-two', () => true, TWO);

/** A player is on turn in the second round. */
export const inTheMiddle = (): StoredGame => playedUntil('boss-middle', inTurn(2, 3, 1));

/** The table in its phases, each from a game that was played up to there. */
export const STATES: Readonly<Record<string, () => StoredGame>> = {
	start: () => playedUntil('boss-start', () => true),
	turn: () => playedUntil('boss-turn', inTurn(2, 4, 2)),
	cop: () => playedUntil('boss-cop', (state) => state.phase === 'cop' && state.round === 2),
	last: () => playedUntil('boss-last', inTurn(2, 5, 0)),
	end: () =>
		playedUntil(
			'boss-end',
			(state) => state.phase === 'end' && state.round === 2 && state.turnedUp.length === 1
		),
	round: () => playedUntil('boss-round', inTurn(3, 1, 0)),
	finished: () => playedUntil('boss-finished', (state) => state.phase === 'finished'),
	sixOver: () => playedUntil('boss-six-over', (state) => state.phase === 'finished', TEAMS),
	six: () => playedUntil('boss-six', inTurn(2, 4, 1), TEAMS),
	two: () => playedUntil('boss-two', inTurn(1, 3, 1), TWO),
	light: () =>
		playedUntil(
			'boss-light',
			(state) => state.phase === 'round' && state.round === 2 && state.turnedUp.length === 2,
			{ tracking: 'light' }
		),
	lightRound: () =>
		playedUntil('boss-light-round', (state) => state.round === 2, { tracking: 'light' }),
	lightBack: () => scripted('boss-light-back', allBack, { tracking: 'light' }),
	lightBackSix: () => scripted('boss-light-back-six', allBack, { ...TEAMS, tracking: 'light' })
};

/** Puts a game into the browser's database and opens its table. */
export async function openTable(page: Page, game: StoredGame): Promise<void> {
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./table/?game=${game.record.id}`);
	await page.locator('.panel-of-phase').waitFor();
}
