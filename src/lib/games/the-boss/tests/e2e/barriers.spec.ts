import { expect, test, type Page } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { violationsInThemes } from '../../../../../../tests/e2e/support/axe';
import { inTheMiddle, openTable, STATES } from './states';

const clear = async (page: Page): Promise<void> => {
	expect(await violationsInThemes(page)).toEqual([]);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the table has no barrier that axe can find in any phase', async ({ page }) => {
	test.setTimeout(300_000);
	for (const [name, make] of Object.entries(STATES)) {
		await test.step(name, async () => {
			await openTable(page, make());
			await drawn(page);
			await clear(page);
		});
	}
});

test('no sheet has a barrier that axe can find', async ({ page }) => {
	test.setTimeout(180_000);
	await openTable(page, inTheMiddle());
	await page.locator('[data-place=boston]').click();
	await clear(page);
	await page.keyboard.press('Escape');
	await page.locator('.correct').click();
	for (const part of await page.locator('dialog[open] summary').all()) await part.click();
	await clear(page);
});
