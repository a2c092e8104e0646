import { seed, type StoredGame } from '../../../../../tests/e2e/support/stored';
import { shoot } from '../../../../../tests/e2e/support/shots';
import { playedUntil } from './states';

/** The table in its phases, each from a game that was played up to there. */
const STATES: Readonly<Record<string, () => StoredGame>> = {
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

for (const [name, make] of Object.entries(STATES)) {
	shoot(`table-${name}`, async (page) => {
		const game = make();
		await page.goto('./history/');
		await seed(page, [game]);
		await page.goto(`./table/?game=${game.record.id}`);
		await page.locator('.panel-of-phase').waitFor();
	});
}

shoot('table-card-sheet', async (page) => {
	const game = playedUntil('cards', (state) => state.phase === 'action' && state.round === 2);
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./table/?game=${game.record.id}`);
	await page.locator('.panel-of-phase .primary').first().click();
});

shoot('table-correct', async (page) => {
	const game = playedUntil('correct', (state) => state.phase === 'action' && state.round === 2);
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./table/?game=${game.record.id}`);
	await page.locator('.correct').click();
});

shoot('home-running', async (page) => {
	await page.goto('./history/');
	await seed(page, [playedUntil('running', (state) => state.round === 2)]);
	await page.goto('./');
});

shoot('result', async (page) => {
	const game = playedUntil('over', (state) => state.phase === 'finished', { level: 'beginners' });
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./result/?game=${game.record.id}`);
});

shoot('history-full', async (page) => {
	await page.goto('./history/');
	await seed(page, [
		playedUntil('running', (state) => state.round === 2),
		playedUntil('over', (state) => state.phase === 'finished', { level: 'beginners' })
	]);
	await page.reload();
});
