import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';

/** A whole browser of its own, which can be killed as a phone kills it: at once and without a word. */
export interface Browser {
	readonly page: Page;
	readonly kill: () => Promise<void>;
}

/** Starts Chromium on a folder with the person's data; the same folder later means the same person. */
export async function startBrowser(
	data: string,
	size: { width: number; height: number }
): Promise<Browser> {
	const executable = findChromium();
	if (executable === null) throw new Error('no Chromium');
	const args = [
		...CHROMIUM_ARGS,
		'--headless=new',
		'--remote-debugging-port=0',
		'--lang=cs',
		`--user-data-dir=${data}`,
		'about:blank'
	];
	// A group of its own, so that all processes of the browser die together.
	const child = spawn(executable, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
	const browser = await chromium.connectOverCDP(await endpoint(child.stderr));
	const [context] = browser.contexts();
	const page = context?.pages()[0] ?? (await context?.newPage());
	if (page === undefined) throw new Error('the browser has no page');
	await page.setViewportSize(size);
	return {
		page,
		kill: async () => {
			if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
			const gone = once(child, 'exit');
			process.kill(-child.pid, 'SIGKILL');
			await gone;
		}
	};
}

/** The address that the browser tells for talking to it. */
async function endpoint(errors: AsyncIterable<unknown>): Promise<string> {
	let said = '';
	for await (const chunk of errors) {
		said += String(chunk);
		const [, url] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
		if (url !== undefined) return url;
	}
	throw new Error(`the browser did not start: ${said}`);
}
