import { expect, test, type Page } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { violationsInThemes } from '../../../../../../tests/e2e/support/axe';
import { enlarge, overflow } from '../../../../../../tests/e2e/support/room';
import { openTable, STATES } from './states';

const TOOLS = [
	'control/?at=harbour&stack=abba&deals=a1',
	'control/?at=moon',
	'winner/?vp=13-15-15-9&reserve=0-1-2-0&cards=2-2-1-3&mayor=b&start=a&to=13',
	'draws/?vp=2-3-3-4&cards=1-2-2-2&start=b'
].map((tool) => `./tools/mafia-city/${tool}`);

/** Sheets over the table: the state, what is pressed there, and how. */
const SHEETS = {
	card: ['action', '.panel-of-phase .primary', 'left'],
	player: ['action', '.players li button', 'left'],
	correct: ['action', '.correct', 'left'],
	stack: ['locations', '.city [aria-current="step"]', 'right'],
	why: ['locations', '.panel-of-phase button:has(svg)', 'left']
} as const;

/** Every button that goes on can be brought into sight and lies whole on the screen. */
async function reachable(page: Page): Promise<void> {
	for (const button of await page.locator('.panel-of-phase .button, .bar .button').all()) {
		if (!(await button.isVisible())) continue;
		await button.scrollIntoViewIfNeeded();
		const lies = await button.evaluate((element) => {
			const { top, bottom, left, right } = element.getBoundingClientRect();
			const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
			return middle !== null && element.contains(middle);
		});
		expect(lies, await button.innerText()).toBe(true);
	}
}

for (const [name, make] of Object.entries(STATES)) {
	test(`the table (${name}): no barrier, nothing cut off, text at twice its size`, async ({
		page
	}) => {
		test.setTimeout(180_000);
		await openTable(page, make());
		expect(await violationsInThemes(page)).toEqual([]);
		expect(await overflow(page)).toEqual([]);
		await reachable(page);
		await enlarge(page);
		expect(await overflow(page)).toEqual([]);
		await reachable(page);
	});
}

test('no sheet has a barrier, nor does any take text of twice its size badly', async ({ page }) => {
	test.setTimeout(180_000);
	for (const [name, [state, place, button]] of Object.entries(SHEETS)) {
		await test.step(name, async () => {
			await openTable(page, STATES[state]());
			await page.locator(place).first().click({ button });
			await page.locator('dialog[open]').waitFor();
			expect(await violationsInThemes(page)).toEqual([]);
			await enlarge(page);
			expect(await overflow(page)).toEqual([]);
		});
	}
});

test('result, history and tools: no barrier, and text at twice its size', async ({ page }) => {
	test.setTimeout(180_000);
	const game = STATES.finished();
	await openTable(page, game);
	for (const address of [`./result/?game=${game.record.id}`, './history/', ...TOOLS]) {
		await test.step(address, async () => {
			await page.goto(address);
			await drawn(page);
			expect(await violationsInThemes(page)).toEqual([]);
			expect(await overflow(page)).toEqual([]);
			await enlarge(page);
			expect(await overflow(page)).toEqual([]);
		});
	}
});
