import { expect, test, type Page } from '@playwright/test';
import { drawn, prefer, THEMES } from '../../../../../tests/e2e/support/app';
import { violations } from '../../../../../tests/e2e/support/axe';
import { enlarge, overflow } from '../../../../../tests/e2e/support/room';
import { addDeck, openSheet, openTable, SHEETS, STATES } from './states';

const clear = async (page: Page): Promise<void> => {
	expect(await violations(page)).toEqual([]);
};

for (const theme of THEMES) {
	test(`no screen of the game has a barrier that axe can find, ${theme}`, async ({ page }) => {
		test.setTimeout(600_000);
		await prefer(page, { theme });
		await page.emulateMedia({ reducedMotion: 'reduce' });
		for (const [name, make] of Object.entries(STATES)) {
			await test.step(name, async () => {
				await openTable(page, make());
				await drawn(page);
				await clear(page);
			});
		}
		await addDeck(page);
		await clear(page);
		for (const name of Object.keys(SHEETS) as readonly (keyof typeof SHEETS)[]) {
			await test.step(name, async () => {
				await openSheet(page, name);
				for (const part of await page.locator('dialog[open] summary').all()) await part.click();
				await clear(page);
			});
		}
	});
}

test('the table takes text of twice its size', async ({ page }) => {
	test.setTimeout(300_000);
	await prefer(page, { language: 'hu' });
	for (const state of ['start', 'reading', 'over'] as const) {
		await openTable(page, STATES[state]());
		await enlarge(page);
		expect(await overflow(page)).toEqual([]);
	}
});
