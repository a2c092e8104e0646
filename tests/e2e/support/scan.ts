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

interface TraceEvent {
	readonly ph: string;
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	/** What the thread itself took, in microseconds. */
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/**
 * The longest task of the page while something is done, in milliseconds of work: what a busy machine makes it
 * wait for doesn't count.
 */
export async function longestTask(page: Page, during: () => Promise<void>): Promise<number> {
	const browser = page.context().browser();
	if (browser === null) throw new Error('no browser');
	await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
	await during();
	const trace = String(await browser.stopTracing());
	const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
	const thread = ({ pid, tid }: TraceEvent): string => `${String(pid)}:${String(tid)}`;
	const mains = new Set(
		traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(thread)
	);
	const tasks = traceEvents.filter((event) => event.ph === 'X' && mains.has(thread(event)));
	if (tasks.length === 0) throw new Error('no task was traced');
	return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
