import type { Page } from '@playwright/test';
import { shoot } from '../../../../../tests/e2e/support/shots';
import { seed, type StoredGame } from '../../../../../tests/e2e/support/stored';
import type { State } from '../model';
import { playedUntil, TEAMS } from './states';

const inTurn =
	(round: number, turn: number, at: number) =>
	(state: State): boolean =>
		state.phase === 'turn' && state.round === round && state.turn === turn && state.at === at;

/** The table in its phases, each from a game that was played up to there. */
const STATES: Readonly<Record<string, () => StoredGame>> = {
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
	six: () => playedUntil('boss-six', inTurn(2, 4, 1), TEAMS),
	two: () =>
		playedUntil('boss-two', inTurn(1, 3, 1), {
			players: 2,
			sides: [0, 1],
			cities: ['newYork', 'boston', 'detroit']
		}),
	light: () =>
		playedUntil(
			'boss-light',
			(state) => state.phase === 'round' && state.round === 2 && state.turnedUp.length === 2,
			{ tracking: 'light' }
		)
};

async function open(page: Page, game: StoredGame): Promise<void> {
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./table/?game=${game.record.id}`);
	await page.locator('.panel-of-phase').waitFor();
}

for (const [name, make] of Object.entries(STATES)) {
	shoot(`boss-${name}`, (page) => open(page, make()));
}

shoot('boss-place-sheet', async (page) => {
	await open(page, playedUntil('boss-place', inTurn(2, 3, 1)));
	await page.locator('[data-place=detroit]').click();
});

shoot('boss-correct', async (page) => {
	await open(page, playedUntil('boss-correct', inTurn(2, 3, 1)));
	await page.locator('.correct').click();
});

const TOOLS = {
	chicago: 'left=newYork-3_boston-prison_detroit-4',
	'last-turn': 'hands=3-2-3-0&gun=b',
	cities: 'players=4&cities=1234567',
	ranking: 'power=12-9-~2&gained=3-4-0&gangsters=5-4-4'
} as const;
for (const [tool, question] of Object.entries(TOOLS)) {
	shoot(`boss-tool-${tool}`, (page) => page.goto(`./tools/the-boss/${tool}/?${question}`));
}

for (const players of [4, 6]) {
	shoot(`boss-new-${String(players)}`, async (page) => {
		await page.goto('./new/the-boss/');
		await page.getByRole('textbox').first().waitFor();
		const add = page.locator('ol + .button.full');
		for (let seat = 2; seat < players; seat += 1) await add.click();
		await page.locator('.setup').scrollIntoViewIfNeeded();
	});
}
