import { test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { readyForOffline } from './support/app';
import { measured } from './support/figures';
import { GAMES, randomStoredGame } from './support/games';
import { seed } from './support/stored';

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;

/** Gzipped JS and CSS that a page asks for until it is quiet, in kB. */
async function weigh(page: Page, address: string): Promise<{ js: number; css: number }> {
	const bodies: Promise<{ kind: string; bytes: number }>[] = [];
	page.on('response', (response) => {
		const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
		if (kind === undefined) return;
		bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body).length })));
	});
	await page.goto(address);
	await page.waitForLoadState('networkidle');
	const files = await Promise.all(bodies);
	const total = (wanted: string) =>
		kB(files.filter(({ kind }) => kind === wanted).reduce((sum, { bytes }) => sum + bytes, 0));
	return { js: total('js'), css: total('css') };
}

test.describe('without the worker, from an empty cache', () => {
	test.use({ serviceWorkers: 'block' });

	test('home', async ({ page }) => {
		const { js, css } = await weigh(page, './');
		measured('Home: JS gzipped', js, 'kB', { most: 75 });
		measured('Home: CSS gzipped', css, 'kB');
	});

	for (const game of GAMES) {
		test(`table of ${game}`, async ({ page, context }) => {
			await page.goto('./history/');
			const stored = await randomStoredGame(game, 1, 20);
			await seed(page, [stored]);
			const fresh = await context.newPage();
			const { js, css } = await weigh(fresh, `./table/?game=${stored.record.id}`);
			measured(`Table of ${game}: JS gzipped`, js, 'kB');
			measured(`Table of ${game}: CSS gzipped`, css, 'kB');
		});
	}
});

test('precache', async ({ page }) => {
	await page.goto('./');
	await readyForOffline(page);
	const sizes = await page.evaluate(async () => {
		const found: number[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const response of await cache.matchAll()) {
				found.push((await response.arrayBuffer()).byteLength);
			}
		}
		return found;
	});
	const total = sizes.reduce((sum, size) => sum + size, 0);
	measured(`Precache: ${String(sizes.length)} files`, Math.round(total / 1000) / 1000, 'MB', {
		most: 1.5
	});
});
