import { expect, test, type Page } from '@playwright/test';
import { drawn, prefer, THEMES } from '../../../../../tests/e2e/support/app';
import { violations } from '../../../../../tests/e2e/support/axe';
import { inTheMiddle, openTable, STATES } from './states';

const clear = async (page: Page): Promise<void> => {
	expect(await violations(page)).toEqual([]);
};

for (const theme of THEMES) {
	test(`the table has no barrier that axe can find in any phase, ${theme}`, async ({ page }) => {
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
		await test.step('sheets', async () => {
			await openTable(page, inTheMiddle());
			await page.locator('[data-place=boston]').click();
			await clear(page);
			await page.keyboard.press('Escape');
			await page.locator('.correct').click();
			for (const part of await page.locator('dialog[open] summary').all()) await part.click();
			await clear(page);
		});
	});
}
