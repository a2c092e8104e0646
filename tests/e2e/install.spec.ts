import { expect, test } from '@playwright/test';
import { drawn } from './support/app';
import { WORDS } from './support/words';

test.use({ serviceWorkers: 'allow' });

const words = WORDS.en;
const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test.describe('on an iPhone', () => {
	test.use({ userAgent: IPHONE });

	test('installing is explained before the first game, until it is not wanted', async ({
		page
	}) => {
		await page.goto('./');
		await drawn(page);
		await page.getByText(words.installTitle).click();
		await expect(page.getByText(words.installIphone)).toBeVisible();
		await page.getByRole('button', { name: words.notNow }).click();
		await expect(page.getByText(words.installTitle)).toHaveCount(0);
		await page.reload();
		await drawn(page);
		await expect(page.getByText(words.installTitle)).toHaveCount(0);
	});
});

test('the browser is asked to install by a button of ours', async ({ page }) => {
	await page.goto('./');
	await drawn(page);
	const asked = page.evaluate(
		() =>
			new Promise((resolve) => {
				const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
					prompt: () => {
						resolve('asked');
						return Promise.resolve({ outcome: 'accepted' });
					}
				});
				window.dispatchEvent(offer);
			})
	);
	await page.getByText(words.installTitle).click();
	await page.getByRole('button', { name: words.install, exact: true }).click();
	expect(await asked).toBe('asked');
	await expect(page.getByRole('button', { name: words.install, exact: true })).toHaveCount(0);
});

test('the manifest names icons that exist', async ({ page, request }) => {
	await page.goto('./');
	const address = await page.locator('link[rel="manifest"]').getAttribute('href');
	const url = new URL(address ?? '', page.url());
	const manifest = (await (await request.get(url.href)).json()) as {
		name: string;
		icons: { src: string; sizes: string; purpose?: string }[];
	};
	expect(manifest.name).toBe('Consigliere');
	expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
		expect.arrayContaining(['192x192', '512x512'])
	);
	expect(manifest.icons.some(({ purpose }) => purpose?.includes('maskable') === true)).toBe(true);
	for (const { src } of manifest.icons) {
		const icon = await request.get(new URL(src, url).href);
		expect(icon.headers()['content-type']).toMatch(/^image\//);
	}
});

test('a message lies away from the next tap, and lets a tap on it through', async ({ page }) => {
	await page.goto('./');
	const message = page.getByText(words.offlineReady);
	await expect(message).toBeVisible();
	const where = await message.evaluate((element) => {
		const { x, y, width, height, bottom } = element.getBoundingClientRect();
		const hit = document.elementFromPoint(x + width / 2, y + height / 2);
		return { bottom: bottom / innerHeight, caught: element.contains(hit) };
	});
	expect(where.bottom).toBeLessThan(0.5);
	expect(where.caught).toBe(false);
	await page
		.getByRole('region', { name: words.messages })
		.getByRole('button', { name: words.close })
		.click();
	await expect(message).toHaveCount(0);
});
