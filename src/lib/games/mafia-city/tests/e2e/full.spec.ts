import { expect, test } from '@playwright/test';
import { readyForOffline } from '../../../../../../tests/e2e/support/app';
import { startBrowser, type Browser } from '../../../../../../tests/e2e/support/browser';
import { play } from './evening';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';

const open: Browser[] = [];
test.afterEach(async () => {
	for (const browser of open) await browser.kill();
});

const PHONE = { width: 390, height: 844 };
const NAMES = ['Eva', 'Řehoř', 'Žofie', 'Ctirad'];
/** Taps until the battery dies. */
const FIRST_HALF = 45;

test('four players, everything tracked, in Czech, without network, the browser killed in the middle', async ({
	baseURL
}, info) => {
	test.setTimeout(900_000);
	const data = info.outputPath('person');
	const home = baseURL ?? '';

	const first = await startBrowser(data, PHONE);
	open.push(first);
	await first.page.goto(home);
	await first.page.evaluate(() => {
		localStorage.setItem('consigliere.locale', 'cs');
	});
	await readyForOffline(first.page);
	await first.page.context().setOffline(true);
	await first.page.goto(home);
	const before = new Person(first.page, new Whim(20));
	await before.setUp(NAMES, 'full');
	expect(await play(before, () => before.taps >= FIRST_HALF)).toBe(false);
	const shown = await before.sight();
	await first.kill();

	const second = await startBrowser(data, PHONE);
	open.push(second);
	await second.page.context().setOffline(true);
	await second.page.goto(home);
	const after = new Person(second.page, new Whim(21));
	await second.page.getByRole('link', { name: after.words.resume }).click({ timeout: 30_000 });
	await expect(after.city).toBeVisible();
	await expect.poll(() => after.sight()).toBe(shown);
	expect(await play(after)).toBe(true);

	await second.page.locator('a[href*="/result/?game="]').click();
	await expect(second.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
