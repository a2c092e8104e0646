import { expect, test } from '@playwright/test';
import { called, Sight, storedChain, ui } from './english';
import { openTable, scripted } from './states';

test('a button left over from the state before does nothing', async ({ page }) => {
	const game = scripted('stale', []);
	await openTable(page, game);
	const sight = new Sight(page);

	// In one breath, before anything is drawn anew: Eva's place, and the Pass that was meant for Eva.
	await page.evaluate((pass) => {
		const tap = (target: Element | null | undefined): void => {
			target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
		};
		const buttons = [...document.querySelectorAll('.panel-of-phase button')];
		tap(document.querySelector('.city [role="button"].open'));
		tap(buttons.find((button) => button.textContent === pass));
	}, ui.action.pass);
	await expect(page.locator('h1', { hasText: ui.action.turnOf(called('Marek')) })).toBeVisible();
	await expect(page.locator('.players .pass')).toHaveCount(0);

	// Undo, and in the same breath the button of the state that is being undone.
	await page.evaluate((pass) => {
		const tap = (target: Element | null | undefined): void => {
			target?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
		};
		const buttons = [...document.querySelectorAll('.panel-of-phase button')];
		tap(document.querySelector('.bar button'));
		tap(buttons.find((button) => button.textContent === pass));
		tap(document.querySelector('.bar button'));
	}, ui.action.pass);
	await expect(page.locator('h1', { hasText: ui.action.turnOf(called('Eva')) })).toBeVisible();
	await expect(page.locator('.players .pass')).toHaveCount(0);
	await expect(sight.undo).toHaveAttribute('aria-disabled', 'true');
	// The place and the undo, nothing else.
	expect(await storedChain(page, game.record.id)).toHaveLength(2);
});

test('a sheet that was open when another tab went on is gone', async ({ page, context }) => {
	const game = scripted('sheet', []);
	await openTable(page, game);
	const other = await context.newPage();
	await other.goto(page.url());
	const [here, there] = [new Sight(page), new Sight(other)];
	await here.button(ui.action.card).click();
	await expect(here.dialog).toBeVisible();
	await there.place('Harbour [2]').click();
	await expect(here.dialog).toHaveCount(0);
	await expect(here.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva/);
});

test('two tabs: one writes, the other mirrors, and when both write at once nothing is lost', async ({
	page,
	context
}) => {
	const game = scripted('tabs', []);
	await openTable(page, game);
	const other = await context.newPage();
	await other.goto(page.url());
	const tabs = [page, other];
	for (const tab of tabs) await tab.locator('.city [role="button"].open').first().waitFor();

	const ROUNDS = 8;
	for (let round = 0; round < ROUNDS; round += 1) {
		await Promise.all(
			tabs.map((tab, at) =>
				tab.evaluate((which) => {
					const open = document.querySelectorAll('.city [role="button"].open');
					open[which]?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
				}, at)
			)
		);
		await expect
			.poll(async () => {
				const heads = await Promise.all(
					tabs.map((tab) => tab.locator('.bar button').first().getAttribute('aria-label'))
				);
				return heads[0] === heads[1] && heads[0] !== null;
			})
			.toBe(true);
	}

	const chain = await storedChain(page, game.record.id);
	expect(chain.length).toBeGreaterThanOrEqual(ROUNDS);
	for (const [at, [, parent]] of chain.entries()) {
		if (at > 0) expect(parent).toBe(chain[at - 1]?.[0]);
	}
	for (const tab of tabs) {
		await tab.reload();
		await new Sight(tab).openLog();
		await expect(tab.locator('dialog[open] ol button')).toHaveCount(chain.length);
	}
});
