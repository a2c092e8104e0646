import { expect, test } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readyForOffline } from './support/app';
import { keptFiles, offer, SCREENS, withReader } from './support/scan';
import { site } from './support/site';
import { SCAN, WORDS } from './support/words';

test.use({ serviceWorkers: 'allow' });

const [screen] = SCREENS;
const words = SCAN.en;
test.describe.configure({ timeout: 120_000 });
test.skip(screen === undefined, 'no game has cards to read');

test('says how much it loads, keeps it for good, and lets it be removed', async ({
	page,
	context
}) => {
	await page.goto(screen ?? '');
	await readyForOffline(page);
	await expect(page.getByText(words.offer('3.3'))).toBeVisible();
	expect(await keptFiles(page)).toEqual([]);
	await withReader(page, screen ?? '');
	expect(await keptFiles(page)).toHaveLength(4);

	await context.setOffline(true);
	await page.reload();
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
	await page.goto('./settings/');
	await page.getByRole('button', { name: words.readerRemove }).click();
	await expect(page.getByText(words.readerRemoved)).toBeVisible();
	expect(await keptFiles(page)).toEqual([]);

	await page.goto(screen ?? '');
	await offer(page).click();
	await expect(page.getByRole('alert')).toContainText(words.problems.offline);
});

for (const [what, spoil] of [
	['a page of HTML with status 200', () => Buffer.from('<!doctype html><h1>Log in</h1>')],
	['a body cut off', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
	[
		'other bytes of the same length',
		(whole: Buffer) => Buffer.concat([whole.subarray(1), Buffer.of(0)])
	]
] as const) {
	test(`${what} instead of the language data is never kept, and the next try works`, async ({
		page
	}, info) => {
		const folder = info.outputPath('site');
		const served = await site(folder);
		const file = path.join(folder, 'ocr/ces.traineddata.bin');
		const whole = readFileSync(file);
		try {
			writeFileSync(file, spoil(whole));
			await page.goto(`${served.url}${screen ?? ''}`);
			await readyForOffline(page);
			await offer(page).click();
			await expect(page.getByRole('alert')).toContainText(words.problems.badDownload);
			expect(await keptFiles(page)).toHaveLength(3);
			await expect(page.getByText(words.offerRest('2.2'))).toBeVisible();

			writeFileSync(file, whole);
			await offer(page).click();
			await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
			expect(await keptFiles(page)).toHaveLength(4);
		} finally {
			served.stop();
		}
	});
}

test.describe('without the service worker', () => {
	test.use({ serviceWorkers: 'block' });

	test('a download can be cancelled, and goes on where it was', async ({ page }) => {
		let hold = true;
		const asked: string[] = [];
		await page.route('**/ocr/*.bin', async (route) => {
			asked.push(path.basename(new URL(route.request().url()).pathname));
			// Never answered: the person has to give it up.
			if (hold && asked.at(-1) === 'ces.traineddata.bin') return;
			await route.continue();
		});
		await page.goto(screen ?? '');
		await offer(page).click();
		await expect(page.getByRole('progressbar', { name: words.loading })).toBeVisible();
		await expect.poll(() => asked).toContain('ces.traineddata.bin');
		await page.getByRole('button', { name: words.cancel }).click();
		await expect(page.getByText(words.offerRest('2.2'))).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);

		hold = false;
		asked.length = 0;
		await page.reload();
		await offer(page).click();
		await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
		expect(asked).toEqual(['ces.traineddata.bin']);
	});

	test('a full device is said', async ({ page }) => {
		await page.addInitScript(() => {
			Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
		});
		await page.goto(screen ?? '');
		await offer(page).click();
		await expect(page.getByRole('alert')).toContainText(words.problems.noRoom);
		await expect(page.getByRole('heading', { name: words.words })).toBeVisible();
		await expect(page.getByRole('link', { name: WORDS.en.toHome })).toBeVisible();
	});
});
