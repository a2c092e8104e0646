import { test, type CDPSession, type Page } from '@playwright/test';
import { drawn } from './app';
import { measured, percentile } from './figures';
import { longGame, type Correctable } from './longGame';
import { seed } from './stored';

/** How the table of one kind of game is measured. */
export interface TableBench extends Correctable {
	/** The game as the figures call it. */
	readonly name: string;
	/** Where one tap makes a move. */
	readonly move: string;
	/** What is tapped before, where the move is not on the table itself. */
	readonly before?: string;
}

const SLOWER = 4;
const TAPS = 60;
/** Half of them took no longer. */
const OPENINGS = 7;
/** Undo, which says what it will undo: it changes with every entry. */
const UNDO = '.bar button';

/** Milliseconds from the finger to the picture, for taps that make a move and take it back. */
async function tapTimes(page: Page, { move, before }: TableBench): Promise<readonly number[]> {
	return page.evaluate(
		async ({ taps, move, before, undo }) => {
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
			const label = (): string => document.querySelector(undo)?.getAttribute('aria-label') ?? '';
			const changed = (from: string): Promise<void> =>
				new Promise((resolve) => {
					const observer = new MutationObserver(() => {
						if (label() === from) return;
						observer.disconnect();
						resolve();
					});
					observer.observe(document.body, { subtree: true, attributeFilter: ['aria-label'] });
				});
			const tap = (on: string): void => {
				const target = document.querySelector(on);
				if (target === null) throw new Error(`${on} is not on the screen`);
				target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
			};
			const rest = () => new Promise((resolve) => setTimeout(resolve, 150));
			const times: number[] = [];
			for (let count = 0; count < taps; count += 1) {
				if (count % 2 === 0 && before !== undefined) {
					tap(before);
					await painted();
					await rest();
				}
				const done = changed(label());
				const began = performance.now();
				tap(count % 2 === 0 ? move : undo);
				await done;
				await painted();
				times.push(performance.now() - began);
				await rest();
			}
			return times;
		},
		{ taps: TAPS, move, before, undo: UNDO }
	);
}

async function slowDown(page: Page): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
	return session;
}

/** Measures from tap to picture in a short and in a long game, how the long one opens, and its memory. */
export function benchTable(bench: TableBench): void {
	const { name, move, before } = bench;
	test(`${name}: from tap to picture, and how a long game opens`, async ({ page }) => {
		await page.goto('./history/');
		await drawn(page);
		const p95: number[] = [];
		for (const entries of [10, 2000]) {
			const stored = longGame(bench, entries);
			await seed(page, [stored]);
			const table = await page.context().newPage();
			await table.goto(`./table/?game=${stored.record.id}`);
			const ready = table.locator(before ?? move).first();
			await ready.waitFor();
			const session = await slowDown(table);
			await table.reload();
			await ready.waitFor();
			const times = await tapTimes(table, bench);
			const what = `${name}: tap → painted, ${String(entries)} entries, 4× slower`;
			p95.push(percentile(times, 95));
			measured(`${what}: p95`, Math.round(percentile(times, 95)), 'ms', { most: 50 });
			measured(`${what}: median`, Math.round(percentile(times, 50)), 'ms');
			if (entries === 2000) await measureOpening(table, session, name, before ?? move);
			await table.close();
		}
		const [short = 1, long = 1] = p95;
		const ratio = Math.round((long / short) * 100) / 100;
		measured(`${name}: tap → painted: ratio of the two`, ratio, '', { most: 1.2 });
	});
}

/** From History to the table, without loading the app anew: what opening a game itself costs. */
async function measureOpening(
	page: Page,
	session: CDPSession,
	name: string,
	ready: string
): Promise<void> {
	const times: number[] = [];
	for (let count = 0; count < OPENINGS; count += 1) times.push(await openingTime(page, ready));
	const took = Math.round(percentile(times, 50));
	measured(`${name}: opening a game of 2,000 entries, 4× slower`, took, 'ms', { most: 300 });
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	measured(`${name}: JS heap with it open`, Math.round(usedSize / 1e5) / 10, 'MB', { most: 60 });
}

/** Milliseconds from the tap on a game in History to the picture of its table. */
async function openingTime(page: Page, ready: string): Promise<number> {
	await page.goto('./history/');
	await drawn(page);
	const link = page.locator('a[href*="/table/?game="][href*="2000"]').first();
	await link.waitFor();
	// As for a person, who looks at the list first: what it fetches ahead is there by then.
	await page.waitForLoadState('networkidle');
	return link.evaluate(async (element: HTMLAnchorElement, shown) => {
		const began = performance.now();
		element.click();
		while (document.querySelector(shown) === null) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		// The frame in which it was found is the one that paints it.
		await new Promise((resolve) => setTimeout(resolve));
		return performance.now() - began;
	}, ready);
}
