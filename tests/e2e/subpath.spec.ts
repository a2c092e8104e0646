import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { drawn, readyForOffline, ROUTES } from './support/app';
import { serve } from './support/site';
import { WORDS } from './support/words';

test.use({ serviceWorkers: 'allow' });

const words = WORDS.en;
const BASE = '/consigliere';
const root = path.resolve(import.meta.dirname, '../..');
const SOURCES = ['src', 'static', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'];
const CONFIGS = ['svelte.config.js', 'vite.config.ts'];

/** Builds the product for the sub-path, beside the tree so that its own build stays as it is. */
async function buildIn(folder: string): Promise<string> {
	mkdirSync(folder, { recursive: true });
	for (const name of [...SOURCES, ...CONFIGS]) {
		cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
	}
	symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
	const building = spawn('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
		cwd: folder,
		env: { ...process.env, BASE_PATH: BASE },
		stdio: 'inherit'
	});
	expect(await once(building, 'exit')).toEqual([0, null]);
	return path.join(folder, 'build');
}

test('built for a sub-path it works there, without network too, and asks for nothing outside', async ({
	page,
	context
}, info) => {
	test.setTimeout(600_000);
	const hosted = info.outputPath('host');
	cpSync(await buildIn(info.outputPath('tree')), path.join(hosted, BASE), { recursive: true });
	const served = await serve(hosted, `${BASE.slice(1)}/404.html`);
	const home = `${served.url}${BASE.slice(1)}/`;
	const outside: string[] = [];
	context.on('request', (request) => {
		const url = request.url();
		if (/^https?:/.test(url) && !url.startsWith(home)) outside.push(url);
	});
	try {
		await page.goto(home);
		await readyForOffline(page);
		await context.setOffline(true);
		for (const route of ROUTES) {
			await test.step(route, async () => {
				await page.goto(new URL(route, home).href);
				await drawn(page);
			});
		}
		await page.goto(`${home}no/such/page/`);
		await expect(page.getByText(words.notFound)).toBeVisible();
		await page.getByRole('link', { name: words.toHome }).first().click();
		await expect(page).toHaveURL(home);
		await page.locator('a[href*="/new/"]').first().click();
		await expect(page).toHaveURL(new RegExp(`^${home}new/`));
		await drawn(page);
		expect(outside).toEqual([]);
	} finally {
		served.stop();
	}
});
