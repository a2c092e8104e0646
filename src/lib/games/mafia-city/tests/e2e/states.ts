import type { Page } from '@playwright/test';
import { seated } from '../../../../../../tests/e2e/support/games';
import { seed, storedGame, type StoredGame } from '../../../../../../tests/e2e/support/stored';
import type { Correctable } from '../../../../../../tests/e2e/support/longGame';
import { Chance } from '../../../../../../tests/contract/chance';
import { randomMove } from '../../../../../../tests/contract/play';
import game from '../../game';
import type { State } from '../../model';
import type { Command, Setup } from '../../schema';

const SETUP: Setup = {
	players: 4,
	start: 0,
	level: 'advanced',
	layout: [
		'businessDistrict',
		'policeStation',
		'harbour',
		'fightersClub',
		'privateClub',
		'prison',
		'townHall'
	],
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'full'
};

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

/** A game in which exactly this was done. */
export const scripted = (
	id: string,
	commands: readonly Command[],
	changes: Partial<Setup> = {}
): StoredGame => {
	const setup = { ...SETUP, ...changes };
	return storedGame(game, { id, players: seated(setup.players), setup, commands });
};

/** The table corrects points as often as one likes. */
export const CORRECTED: Correctable = {
	game,
	setup: SETUP,
	correction: (at) => ({
		what: 'vp',
		player: at % SETUP.players,
		to: 1 + (Math.floor(at / SETUP.players) % 2)
	})
};

/** The table in its phases, each from a game that was played up to there. */
export const STATES = {
	action: () =>
		playedUntil(
			'action',
			(state) =>
				state.round === 2 && state.phase === 'action' && 'turn' in state && state.turn === 2
		),
	locations: () =>
		playedUntil(
			'locations',
			(state) =>
				state.phase === 'locations' &&
				state.round === 2 &&
				'step' in state &&
				state.marked.length === 4 &&
				state.step.kind === 'control'
		),
	strategy: () =>
		playedUntil('strategy', (state) => state.phase === 'strategy' && state.round === 2),
	finished: () =>
		playedUntil('finished', (state) => state.phase === 'finished', { level: 'beginners' }),
	light: () =>
		playedUntil('light', (state) => state.phase === 'locations' && state.round === 2, {
			tracking: 'light'
		}),
	five: () =>
		playedUntil('five', (state) => state.phase === 'action' && state.round === 3, { players: 5 })
};

/** Stores the game in the browser and opens its table. */
export async function openTable(page: Page, game: StoredGame): Promise<void> {
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./table/?game=${game.record.id}`);
	await page.locator('.panel-of-phase').waitFor();
}
