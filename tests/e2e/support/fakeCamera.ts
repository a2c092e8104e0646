import type { Browser } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';

/**
 * Writes a film of one picture for Chromium's fake camera (`--use-file-for-fake-video-capture`): the photo in
 * the middle of a table, in the size of a common camera.
 */
export async function film(browser: Browser, photo: string, file: string): Promise<void> {
	const page = await browser.newPage();
	const frame = await page.evaluate(async (data) => {
		const image = new Image();
		image.src = `data:image/jpeg;base64,${data}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: 1280, height: 720 });
		const scale = Math.min(1280 / image.width, 720 / image.height);
		const [width, height] = [image.width * scale, image.height * scale];
		const pen = canvas.getContext('2d');
		if (pen === null) throw new Error('no canvas');
		pen.fillStyle = '#544434';
		pen.fillRect(0, 0, 1280, 720);
		pen.drawImage(image, (1280 - width) / 2, (720 - height) / 2, width, height);
		return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
	}, readFileSync(photo).toString('base64'));
	await page.close();
	writeFileSync(file, Buffer.from(frame, 'base64'));
}

/** Starts Chromium with a camera that isn't there: it shows the film, or a test picture of its own. */
export function withCamera(film?: string) {
	const found = findChromium();
	const shown = film === undefined ? [] : [`--use-file-for-fake-video-capture=${film}`];
	return {
		args: [...CHROMIUM_ARGS, '--use-fake-device-for-media-stream', ...shown],
		...(found === null ? {} : { executablePath: found })
	};
}
