import { expect, type Page } from '@playwright/test';
import { ROUTES } from './app';
import { SCAN } from './words';

const words = SCAN.en;

/** The scan screens of the games that have one. */
export const SCREENS: readonly string[] = ROUTES.filter((route) => route.startsWith('./scan/'));

/** The button that downloads what is still missing. */
export const offer = (page: Page) => page.getByRole('button', { name: /^Download / });

/** Opens a scan screen and downloads the reader. */
export async function withReader(page: Page, screen: string): Promise<void> {
	await page.goto(screen);
	await offer(page).click();
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible({ timeout: 30_000 });
}

/** Hands a file to the screen, as the file chooser does. */
export async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
	const mimeType = name.endsWith('.png') ? 'image/png' : 'image/jpeg';
	await page
		.locator('input[type=file][accept="image/*"]')
		.setInputFiles({ name, mimeType, buffer });
}

/** The names of the reader's files that the browser keeps. */
export const keptFiles = (page: Page): Promise<readonly string[]> =>
	page.evaluate(async () => {
		const names = (await caches.keys()).filter((name) => name.endsWith('.reader'));
		const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
		return found.flat().map(({ url }) => url.slice(url.lastIndexOf('/') + 1));
	});

/** Everything that the page has put away, with sizes: equal before and after means that nothing was kept. */
export const storage = (page: Page): Promise<unknown> =>
	page.evaluate(async () => ({
		local: Object.entries(localStorage),
		session: Object.keys(sessionStorage).filter((key) => !key.startsWith('sveltekit:')),
		databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
		caches: await Promise.all(
			(await caches.keys())
				.sort()
				.map(async (name) => (await (await caches.open(name)).keys()).length)
		)
	}));
