import { test, type CDPSession, type Page } from '@playwright/test';
import { drawn } from '../../../../../tests/e2e/support/app';
import { measured, percentile } from '../../../../../tests/e2e/support/figures';
import { seed } from '../../../../../tests/e2e/support/stored';
import { longGame } from './states';

const SLOWER = 4;
const TAPS = 60;

/** Milliseconds from the finger to the picture, for taps that place a mafioso and take it back. */
async function tapTimes(page: Page): Promise<readonly number[]> {
	return page.evaluate(async (taps) => {
		/** When the next frame is painted: a message sent in a frame arrives after it. */
		const painted = (): Promise<void> =>
			new Promise((resolve) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = () => {
					resolve();
				};
				requestAnimationFrame(() => {
					port2.postMessage(null);
				});
			});
		const label = (): string =>
			document.querySelector('.bar button')?.getAttribute('aria-label') ?? '';
		const changed = (from: string): Promise<void> =>
			new Promise((resolve) => {
				const observer = new MutationObserver(() => {
					if (label() === from) return;
					observer.disconnect();
					resolve();
				});
				observer.observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
			});
		const times: number[] = [];
		for (let tap = 0; tap < taps; tap += 1) {
			const place = document.querySelector('.city [role="button"].open');
			const undo = document.querySelector('.bar button');
			const before = label();
			const done = changed(before);
			const began = performance.now();
			(tap % 2 === 0 ? place : undo)?.dispatchEvent(
				new MouseEvent('click', { bubbles: true, detail: 1 })
			);
			await done;
			await painted();
			times.push(performance.now() - began);
			await new Promise((resolve) => setTimeout(resolve, 150));
		}
		return times;
	}, TAPS);
}

async function slowDown(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	return session;
}

test('from tap to picture, and how a long game opens', async ({ page }) => {
	await page.goto('./history/');
	await drawn(page);
	const p95: number[] = [];
	for (const entries of [10, 2000]) {
		const stored = longGame(entries);
		await seed(page, [stored]);
		const table = await page.context().newPage();
		const address = `./table/?game=${stored.record.id}`;
		await table.goto(address);
		await table.locator('.panel-of-phase').waitFor();
		const session = await slowDown(table);
		await table.reload();
		await table.locator('.panel-of-phase').waitFor();
		const times = await tapTimes(table);
		p95.push(percentile(times, 95));
		measured(
			`Tap → painted, ${String(entries)} entries, 4× slower: p95`,
			Math.round(percentile(times, 95)),
			'ms',
			{ most: 50 }
		);
		measured(
			`Tap → painted, ${String(entries)} entries, 4× slower: median`,
			Math.round(percentile(times, 50)),
			'ms'
		);
		if (entries === 2000) await measureOpening(table, session);
		await table.close();
	}
	const [short = 1, long = 1] = p95;
	measured('Tap → painted: ratio of the two', Math.round((long / short) * 100) / 100, '', {
		most: 1.2
	});
});

/** From History to the table, without loading the app anew: what opening a game itself costs. */
async function measureOpening(page: Page, session: CDPSession): Promise<void> {
	await page.goto('./history/');
	await drawn(page);
	const link = page.locator('a[href*="/table/?game="][href*="2000"]').first();
	await link.waitFor();
	// As for a person, who looks at the list first: what it fetches ahead is there by then.
	await page.waitForLoadState('networkidle');
	const milliseconds = await link.evaluate(async (element: HTMLAnchorElement) => {
		const began = performance.now();
		element.click();
		while (document.querySelector('.city [role="button"]') === null) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		// The frame in which it was found is the one that paints it.
		await new Promise((resolve) => setTimeout(resolve));
		return performance.now() - began;
	});
	measured('Opening a game of 2,000 entries, 4× slower', Math.round(milliseconds), 'ms', {
		most: 300
	});
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	measured('JS heap with it open', Math.round(usedSize / 1e5) / 10, 'MB', { most: 60 });
}
