import { expect, test } from '@playwright/test';
import { withCamera } from './support/fakeCamera';
import { SCREENS, withReader } from './support/scan';
import { SCAN } from './support/words';

const [screen] = SCREENS;
const words = SCAN.en;

test.describe.configure({ timeout: 120_000 });
test.skip(screen === undefined, 'no game has cards to read');
test.use({
	serviceWorkers: 'allow',
	launchOptions: withCamera()
});

test('a refusal is taken for an answer', async ({ page }) => {
	await withReader(page, screen ?? '');
	await expect(page.getByText(words.why)).toBeVisible();
	await page.getByRole('button', { name: words.camera }).click();
	await expect(page.getByText(words.refused)).toBeVisible();
	await expect(page.getByRole('button', { name: words.camera })).toHaveCount(0);
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { name: words.words })).toBeVisible();
});

test.describe('allowed', () => {
	test.use({ permissions: ['camera'] });

	test('the camera runs only while it is looked through', async ({ page }) => {
		await page.addInitScript(() => {
			const media = navigator.mediaDevices;
			const ask = media.getUserMedia.bind(media);
			const streams: MediaStream[] = [];
			Object.assign(window, { streams });
			media.getUserMedia = async (wish) => {
				const stream = await ask(wish);
				streams.push(stream);
				return stream;
			};
		});
		const states = () =>
			page.evaluate(() =>
				(window as unknown as { streams: MediaStream[] }).streams.map(
					(stream) => stream.getTracks()[0]?.readyState
				)
			);
		await withReader(page, screen ?? '');
		expect(await states()).toEqual([]);
		await page.getByRole('button', { name: words.camera }).click();
		await expect(page.locator('video')).toBeVisible();
		expect(await states()).toEqual(['live']);

		await page.evaluate(() => {
			Object.defineProperty(document, 'hidden', { value: true, configurable: true });
			document.dispatchEvent(new Event('visibilitychange'));
		});
		await expect(page.locator('video')).toHaveCount(0);
		expect(await states()).toEqual(['ended']);

		await page.evaluate(() => {
			Object.defineProperty(document, 'hidden', { value: false, configurable: true });
		});
		await page.getByRole('button', { name: words.camera }).click();
		await expect(page.locator('video')).toBeVisible();
		await page.getByRole('link', { name: 'Home' }).click();
		await expect(page.locator('video')).toHaveCount(0);
		expect(await states()).toEqual(['ended', 'ended']);
	});

	test('its light is offered where there is one', async ({ page }) => {
		await page.addInitScript(() => {
			const wishes: unknown[] = [];
			Object.assign(window, { wishes });
			MediaStreamTrack.prototype.getCapabilities = () =>
				({ torch: true }) as MediaTrackCapabilities;
			MediaStreamTrack.prototype.applyConstraints = (wish) => {
				wishes.push(wish?.advanced);
				return Promise.resolve();
			};
		});
		await withReader(page, screen ?? '');
		await page.getByRole('button', { name: words.camera }).click();
		const light = page.getByRole('button', { name: words.torch });
		await expect(light).toHaveAttribute('aria-pressed', 'false');
		await light.click();
		await expect(light).toHaveAttribute('aria-pressed', 'true');
		const asked = await page.evaluate(() => (window as unknown as { wishes: unknown[] }).wishes);
		expect(asked).toEqual([[{ torch: true }]]);
	});
});
