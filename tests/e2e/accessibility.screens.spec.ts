import { expect, test } from '@playwright/test';
import { drawn, prefer, ROUTES, THEMES } from './support/app';
import { violations } from './support/axe';
import { enlarge, overflow } from './support/room';

for (const theme of THEMES) {
	test(`no page has a barrier that axe can find, ${theme}`, async ({ page }) => {
		test.slow();
		await prefer(page, { theme });
		for (const route of ROUTES) {
			await test.step(route, async () => {
				await page.goto(route);
				await drawn(page);
				expect(await violations(page)).toEqual([]);
			});
		}
	});
}

test('every page takes text of twice its size', async ({ page }) => {
	test.slow();
	for (const route of ROUTES) {
		await test.step(route, async () => {
			await page.goto(route);
			await drawn(page);
			await enlarge(page);
			expect(await overflow(page)).toEqual([]);
		});
	}
});
