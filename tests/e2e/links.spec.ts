import { expect, test } from '@playwright/test';
import { drawn, ROUTES } from './support/app';
import { WORDS } from './support/words';

const words = WORDS.en;
/** What no page can read: no value, bytes that are no text, numbers that are none, more than anybody types. */
const NONSENSE = ['?%E0%A4%A&=', '?at=%00&stack=☠☠☠&vp=-1,NaN,9e99', `?q=${'x'.repeat(4000)}`];
/** The same for what a page reads by its name. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
	'./table/': ['?game', '?game=', '?game=%00'],
	'./result/': ['?game', '?game=', '?game=%00'],
	'./new/': ['?again', '?again=nobody', '?again=%00']
};

test('links with nonsense in them lead to a screen that says so', async ({ page }) => {
	test.slow();
	const broken: string[] = [];
	page.on('pageerror', (error) => broken.push(String(error)));
	const readers = ROUTES.filter((route) => /table|result|new|tools/.test(route));
	for (const route of readers) {
		const [, named = []] = Object.entries(NAMED).find(([start]) => route.startsWith(start)) ?? [];
		for (const query of [...named, ...NONSENSE]) {
			await test.step(route + query.slice(0, 30), async () => {
				await page.goto(route + query);
				await drawn(page);
				await expect(page.getByText(words.broken, { exact: true })).toHaveCount(0);
			});
		}
	}
	expect(broken).toEqual([]);
});

test('a page that does not exist says so and leads home', async ({ page }) => {
	for (const address of [
		'./no/such/page/',
		'./new/nothing/',
		'./rules/nothing/',
		'./tools/no/one/'
	]) {
		await page.goto(address);
		await expect(page.getByText(words.notFound)).toBeVisible();
	}
	await page.getByRole('link', { name: words.toHome }).first().click();
	await drawn(page);
});
