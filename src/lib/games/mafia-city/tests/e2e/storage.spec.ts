import { expect, test, type Page } from '@playwright/test';
import { Sight, storedChain, words } from './english';
import { openTable, scripted } from './states';

/** Makes every write fail as the browser does it. */
const refuseWrites = (page: Page, error: string): Promise<void> =>
	page.evaluate((name) => {
		IDBObjectStore.prototype.add = () => {
			throw new DOMException('refused by the test', name);
		};
	}, error);

test('a full device is told, the tap is not shown, and nothing before it is lost', async ({
	page
}) => {
	const game = scripted('full', [{ type: 'place', player: 0, location: 'prison' }]);
	await openTable(page, game);
	const sight = new Sight(page);
	await refuseWrites(page, 'QuotaExceededError');
	await sight.place('Harbour [2]').click();
	await expect(page.getByRole('alert').getByText(words.problems.full)).toBeVisible();
	await expect(sight.place('Harbour [2]')).not.toHaveAttribute('aria-label', /Marek/);
	expect(await storedChain(page, game.record.id)).toHaveLength(1);

	// There is room again: the same tap counts, and the game goes on.
	await page.reload();
	await sight.place('Harbour [2]').click();
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Marek/);
	expect(await storedChain(page, game.record.id)).toHaveLength(2);
});

test('a game that the browser has cleared is put back from the open table', async ({ page }) => {
	const game = scripted('cleared', [{ type: 'place', player: 0, location: 'prison' }]);
	await openTable(page, game);
	const sight = new Sight(page);
	await page.evaluate(async () => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('consigliere');
			opening.onsuccess = () => {
				resolve(opening.result);
			};
		});
		const transaction = db.transaction(['games', 'entries'], 'readwrite');
		transaction.objectStore('games').clear();
		transaction.objectStore('entries').clear();
		await new Promise((resolve) => (transaction.oncomplete = resolve));
		db.close();
	});
	await sight.place('Harbour [2]').click();
	await expect(page.getByText(words.putBack)).toBeVisible();
	await page.reload();
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Marek/);
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Eva/);
});
