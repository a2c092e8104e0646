import { expect, test } from '@playwright/test';
import { drawn, LANGUAGES, prefer, readyForOffline, ROUTES } from './support/app';

test.use({ serviceWorkers: 'allow' });

/** Addresses that only a running app can answer: nothing is stored under them. */
const UNSTORED = ['./table/?game=nobody', './result/?game=nobody', './no/such/page/'];

for (const language of LANGUAGES) {
	test(`every page in ${language} without network, after one visit of Home`, async ({
		page,
		context
	}) => {
		await page.goto('./');
		await readyForOffline(page);
		await context.setOffline(true);
		await prefer(page, { language });
		for (const route of [...ROUTES, ...UNSTORED]) {
			await test.step(route, async () => {
				await page.goto(route);
				await drawn(page);
				await expect(page.locator('html')).toHaveAttribute('lang', language);
			});
		}
	});
}
