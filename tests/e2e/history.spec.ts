import { expect, test } from '@playwright/test';
import { drawn } from './support/app';
import { GAMES, randomStoredGame } from './support/games';
import { seed } from './support/stored';
import { WORDS } from './support/words';

const words = WORDS.en;

for (const game of GAMES) {
	test(`${game}: a game can be reopened, deleted and brought back`, async ({ page }) => {
		await page.goto('./history/');
		await drawn(page);
		await seed(page, [await randomStoredGame(game, 3, 12)]);
		await page.reload();
		const remove = page.getByRole('button', { name: new RegExp(`^${words.delete}`) });
		await remove.click();
		await expect(page.getByText(words.deleted)).toBeVisible();
		await page.getByRole('button', { name: words.undo, exact: true }).click();
		await expect(remove).toBeVisible();

		await remove.click();
		await page.reload();
		await page.getByRole('button', { name: new RegExp(`^${words.restore}`) }).click();
		await expect(remove).toBeVisible();

		await page.locator('a[href*="table/?game="]').first().click();
		await expect(page).toHaveURL(/table\/\?game=/);
		await drawn(page);
	});
}

test('a record that cannot be read is shown, can be saved, and hides no other', async ({
	page
}) => {
	await page.goto('./history/');
	await drawn(page);
	const good = await Promise.all(GAMES.slice(0, 1).map((game) => randomStoredGame(game, 4, 5)));
	const broken = { record: { id: 'broken', players: 7, setup: '⛔' }, rows: [] };
	const foreign = {
		record: { ...good[0]?.record, id: 'foreign', game: 'chess' },
		rows: []
	};
	await seed(page, [...good, broken, foreign]);
	await page.reload();
	await expect(page.getByText(words.unreadableGame)).toBeVisible();
	await expect(page.locator('a[href*="table/?game="]').first()).toBeVisible();

	const saving = page.waitForEvent('download');
	await page
		.getByRole('button', { name: new RegExp(words.saveFile) })
		.first()
		.click();
	const file = await (await saving).createReadStream();
	let text = '';
	for await (const chunk of file) text += String(chunk);
	expect(text).toContain('⛔');

	const remove = page.getByRole('button', { name: words.deleteGame('broken') });
	await remove.click();
	await expect(remove).toHaveCount(0);
	await page.getByRole('button', { name: words.undo, exact: true }).click();
	await expect(remove).toBeVisible();
	await remove.click();
	await page.getByRole('button', { name: words.restoreGame('broken') }).click();
	await expect(remove).toBeVisible();

	await page.goto('./table/?game=broken');
	await expect(page.getByText(words.trouble.unreadable.title)).toBeVisible();
	await page.goto('./table/?game=foreign');
	await expect(page.getByText(words.trouble.noGame.title)).toBeVisible();
});

test('a log with nonsense in it opens no blank screen', async ({ page }) => {
	await page.goto('./history/');
	await drawn(page);
	for (const game of GAMES) {
		const { record, rows } = await randomStoredGame(game, 5, 8);
		const nonsense = rows.map((row, at) => (at === 3 ? { ...row, events: [{ type: '💣' }] } : row));
		const torn = rows.map((row, at) => (at === 3 ? { ...row, parent: 'elsewhere' } : row));
		await seed(page, [
			{
				record: { ...record, id: 'nonsense' },
				rows: nonsense.map((row) => ({ ...row, gameId: 'nonsense' }))
			},
			{ record: { ...record, id: 'torn' }, rows: torn.map((row) => ({ ...row, gameId: 'torn' })) }
		]);
		for (const id of ['nonsense', 'torn']) {
			await page.goto(`./table/?game=${id}`);
			await expect(page.getByText(words.trouble.unreadable.title)).toBeVisible();
		}
	}
});

test('a game of a later version is not misread: it says so and can be saved', async ({ page }) => {
	await page.goto('./history/');
	await drawn(page);
	for (const game of GAMES) {
		const { record, rows } = await randomStoredGame(game, 6, 8);
		await seed(page, [
			{ record: { ...record, id: 'laterRules', rulesVersion: 99 }, rows: [] },
			{ record: { ...record, id: 'laterFormat', formatVersion: 99 }, rows }
		]);
		for (const id of ['laterRules', 'laterFormat']) {
			await page.goto(`./table/?game=${id}`);
			await expect(page.getByText(words.trouble.fromLater.title)).toBeVisible();
			await expect(page.getByRole('button', { name: words.saveFile })).toBeVisible();
		}
	}
});
