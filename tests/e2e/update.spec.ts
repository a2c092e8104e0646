import { expect, test } from '@playwright/test';
import { drawn, readyForOffline } from './support/app';
import { GAMES, randomStoredGame } from './support/games';
import { site } from './support/site';
import { seed } from './support/stored';
import { WORDS } from './support/words';

test.use({ serviceWorkers: 'allow' });

const words = WORDS.en;

test('a new version comes on a tap, and never while a game is on a table', async ({
	context
}, info) => {
	const served = await site(info.outputPath('site'));
	try {
		const home = await context.newPage();
		await home.goto(`${served.url}history/`);
		await readyForOffline(home);

		const [game] = GAMES;
		const table = await context.newPage();
		if (game !== undefined) {
			const stored = await randomStoredGame(game, 2, 10);
			await seed(home, [stored]);
			await table.goto(`${served.url}table/?game=${stored.record.id}`);
			await drawn(table);
			await table.evaluate(() => {
				document.body.dataset['untouched'] = 'yes';
			});
		}

		served.renew();
		await home.goto(served.url);
		await home.getByRole('button', { name: words.updateNow }).click();
		if (game !== undefined) {
			await expect(home.getByText(words.updateWaits)).toBeVisible();
			await expect(table.getByText(words.updateReady)).toHaveCount(0);
			await expect(table.locator('body')).toHaveAttribute('data-untouched', 'yes');
			await table.close();
		}

		await home.evaluate(() => {
			document.body.dataset['old'] = 'yes';
		});
		await home.getByRole('button', { name: words.updateNow }).click();
		await expect(home.locator('body')).not.toHaveAttribute('data-old', 'yes');
		await drawn(home);
		await expect(home.getByText(words.updateReady)).toHaveCount(0);
	} finally {
		served.stop();
	}
});
