import { expect, test } from '@playwright/test';
import { blackPng } from './support/png';
import { choose, SCREENS, withReader } from './support/scan';
import { SCAN } from './support/words';

test.use({ serviceWorkers: 'allow' });

const [screen] = SCREENS;
const words = SCAN.en;
test.describe.configure({ timeout: 120_000 });
test.skip(screen === undefined, 'no game has cards to read');

const HEIC = Buffer.concat([
	Buffer.from('00000018667479706865696300000000', 'hex'),
	Buffer.from('mif1heic', 'latin1'),
	Buffer.alloc(2000)
]);
const BROKEN = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(500, 7)]);

test('a picture that gives nothing says why, and the words stay at hand', async ({ page }) => {
	test.setTimeout(180_000);
	await withReader(page, screen ?? '');
	for (const [name, file, problem] of [
		['one.png', blackPng(1, 1), words.problems.tooSmall],
		['broken.jpg', BROKEN, words.problems.undecodable],
		['photo.heic', HEIC, words.problems.undecodable],
		['huge.png', blackPng(20_000, 20_000), words.problems.tooLarge]
	] as const) {
		await test.step(name, async () => {
			await choose(page, name, file);
			await expect(page.getByRole('alert')).toContainText(problem);
			await expect(page.getByRole('heading', { name: words.words })).toBeVisible();
		});
	}
	await test.step('pasted', async () => {
		await page.evaluate(
			(bytes) => {
				const clipboardData = new DataTransfer();
				const file = new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' });
				clipboardData.items.add(file);
				dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
			},
			[...blackPng(1, 1)]
		);
		await expect(page.getByRole('alert')).toContainText(words.problems.tooSmall);
	});
	await test.step('nothing in it', async () => {
		await choose(page, 'black.png', blackPng(800, 600));
		await expect(page.getByText(words.nothingFound)).toBeVisible({ timeout: 60_000 });
		await expect(page.getByRole('listitem')).toHaveCount(0);
		await page.getByRole('button', { name: words.another }).click();
	});
	await test.step('100 megapixels', async () => {
		await choose(page, 'large.png', blackPng(10_000, 10_000));
		await expect(page.getByText(words.nothingFound)).toBeVisible({ timeout: 90_000 });
	});
});

test('without a camera a photo and the words remain, and nothing asks again', async ({ page }) => {
	await page.addInitScript(() => {
		navigator.mediaDevices.getUserMedia = () =>
			Promise.reject(new DOMException('none', 'NotFoundError'));
	});
	await withReader(page, screen ?? '');
	await page.getByRole('button', { name: words.camera }).click();
	await expect(page.getByText(words.noCamera)).toBeVisible();
	await expect(page.getByRole('button', { name: words.camera })).toHaveCount(0);
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
});
