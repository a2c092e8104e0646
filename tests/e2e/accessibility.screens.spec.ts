import { expect, test } from '@playwright/test';
import { drawn, ROUTES } from './support/app';
import { violationsInThemes } from './support/axe';
import { enlarge, overflow } from './support/room';

test('no page has a barrier that axe can find, dark or light, and each takes text of twice its size', async ({
	page
}) => {
	test.setTimeout(480_000);
	for (const route of ROUTES) {
		await test.step(route, async () => {
			await page.goto(route);
			await drawn(page);
			expect(await violationsInThemes(page)).toEqual([]);
			await enlarge(page);
			expect(await overflow(page)).toEqual([]);
		});
	}
});
