import { expect, test, type Page } from '@playwright/test';
import { drawn, prefer } from '../../../../../../tests/e2e/support/app';
import { violationsInThemes } from '../../../../../../tests/e2e/support/axe';
import { enlarge, overflow } from '../../../../../../tests/e2e/support/room';
import { addDeck, openSheet, openTable, SHEETS, STATES } from './states';

const clear = async (page: Page): Promise<void> => {
	expect(await violationsInThemes(page)).toEqual([]);
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the table has no barrier that axe can find in any state', async ({ page }) => {
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
	test.setTimeout(300_000);
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

test('the table takes text of twice its size', async ({ page }) => {
	test.setTimeout(300_000);
	await prefer(page, { language: 'hu' });
	for (const state of ['start', 'reading', 'over'] as const) {
		await openTable(page, STATES[state]());
		await enlarge(page);
		expect(await overflow(page)).toEqual([]);
	}
});
