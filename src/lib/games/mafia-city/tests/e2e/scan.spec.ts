import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prefer, readyForOffline } from '../../../../../../tests/e2e/support/app';
import { film, withCamera } from '../../../../../../tests/e2e/support/fakeCamera';
import { choose, storage } from '../../../../../../tests/e2e/support/scan';
import { SCAN } from '../../../../../../tests/e2e/support/words';
import { terms } from '../../messages/cs/terms';
import card from '../../card';

/** A drawn card, photographed on a table; Slovak, so that its title is not what a Czech screen calls it. */
const PHOTO = path.join(import.meta.dirname, 'informer.jpg');
const FILM = path.join(tmpdir(), `informer-${String(process.pid)}.mjpeg`);
const words = SCAN.cs;
/** A busy machine takes its time. */
const READING = 90_000;
const informer = terms['card.informer'];

test.describe.configure({ timeout: 180_000 });
test.use({
	serviceWorkers: 'allow',
	permissions: ['camera'],
	launchOptions: withCamera(FILM)
});

test.beforeEach(async ({ page, browser }) => {
	await film(browser, PHOTO, FILM);
	await prefer(page, { language: 'cs' });
	await page.goto(`./scan/${card.id}/`);
	await readyForOffline(page);
	await page.getByRole('button', { name: words.load('3,3') }).click();
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
});

test('from the camera to the rule, without network, and no picture is kept or sent', async ({
	page,
	context
}) => {
	await context.setOffline(true);
	const before = await storage(page);
	const asked: string[] = [];
	context.on('request', (request) => {
		if (request.method() !== 'GET' || request.postData() !== null) asked.push(request.url());
	});
	await page.getByRole('button', { name: words.camera }).click();
	await page.getByRole('button', { name: words.shoot }).click();
	await expect(page.getByText(words.cardsFound(1))).toBeVisible({ timeout: READING });
	await expect(page.locator('video')).toHaveCount(0);
	expect(await storage(page)).toEqual(before);
	expect(asked).toEqual([]);

	await page.getByRole('button', { name: words.confirmOne(informer) }).click();
	await expect(page).toHaveURL(/\/rules\/.*#MC-5$/);
	await expect(page.locator('[id="MC-5"]')).toBeInViewport();
});

test('a photo held sideways is read as its EXIF says', async ({ page }) => {
	const sideways = await page.evaluate(async (data) => {
		const image = new Image();
		image.src = `data:image/jpeg;base64,${data}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: image.height, height: image.width });
		const pen = canvas.getContext('2d');
		pen?.rotate(-Math.PI / 2);
		pen?.drawImage(image, -image.width, 0);
		return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
	}, readFileSync(PHOTO).toString('base64'));
	await choose(page, 'sideways.jpg', turnedByExif(Buffer.from(sideways, 'base64')));
	await expect(page.getByText(words.cardsFound(1))).toBeVisible({ timeout: READING });
	const shape = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => ({
		upright: canvas.height > canvas.width
	}));
	expect(shape).toEqual({ upright: true });
	await expect(page.getByRole('button', { name: words.confirmOne(informer) })).toBeEnabled();
});

test('what was read is corrected by one tap, and a scan can be cancelled', async ({ page }) => {
	await choose(page, 'informer.jpg', readFileSync(PHOTO));
	await page.getByRole('button', { name: words.cancel }).click();
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible();
	await choose(page, 'informer.jpg', readFileSync(PHOTO));
	await expect(page.getByText(words.cardsFound(1))).toBeVisible({ timeout: READING });
	await page.getByRole('button', { name: terms['card.thief'], exact: true }).click();
	await page.getByRole('button', { name: words.confirmOne(terms['card.thief']) }).click();
	await expect(page).toHaveURL(/#MC-5$/);
});

/** The JPEG with an EXIF that says: turn it a quarter clockwise (orientation 6). */
function turnedByExif(jpeg: Buffer): Buffer {
	const tiff = Buffer.from(
		'4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
		'hex'
	);
	const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
	const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
	return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
