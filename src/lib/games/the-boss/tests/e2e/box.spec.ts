import { expect, test } from '@playwright/test';
import { violations } from '../../../../../../tests/e2e/support/axe';
import { seed } from '../../../../../../tests/e2e/support/stored';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import en from '../../messages/en';
import { inTheMiddle, openTable, STATES } from './states';

const { ui, terms } = en;

test('TB-5 the cards of the box are entered once, and are offered first at the table', async ({
	page
}) => {
	await page.goto('./library/the-boss/');
	const boston = page.getByRole('button', { name: /Boston/ });
	await expect(boston).toContainText(ui.library.unknown(2));
	await boston.click();
	const sheet = page.locator('dialog[open]');
	for (const face of ['money.7', 'face.theft'] as const) {
		await sheet.getByRole('button', { name: terms[face], exact: true }).click();
	}
	await expect(sheet.getByText(ui.library.tapToTakeOut)).toBeVisible();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(boston).toContainText(ui.library.fromBox);
	expect(await violations(page)).toEqual([]);

	await openTable(page, inTheMiddle());
	await page.locator('[data-place=boston]').click();
	const first = page.locator('dialog[open] section > .faces');
	await expect(first.getByRole('button', { name: terms['money.7'], exact: true })).toBeVisible();
	await expect(first.getByRole('button', { name: terms['face.theft'] })).toBeVisible();
});

test('TB-1.1, TB-4 partners are both marked as the winners of a played game', async ({ page }) => {
	const game = STATES['sixOver']?.();
	if (game === undefined) throw new Error('no game of teams');
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto('./history/');
	await expect(page.locator('.winner')).toHaveCount(2);
});

test('TB-1.4 cities that don’t add up are refused with the sum', async ({ page }) => {
	await page.goto('./new/the-boss/');
	const fields = page.getByRole('textbox');
	await expect(fields.first()).toBeVisible();
	for (const [seat, name] of ['Eva', 'Marek'].entries()) await fields.nth(seat).fill(name);
	await page.getByRole('radio', { name: ui.setup.tapped }).check();
	const memphis = page.getByRole('button', { name: /Memphis/ });
	await memphis.click();
	await expect(
		page.getByText(/ = \d+; 2\splayers × 5\scards = 10: that doesn’t fit/)
	).toBeVisible();
	await page.getByRole('button', { name: WORDS.en.startGame }).click();
	await expect(page.getByText(WORDS.en.setupMissing)).toBeVisible();
});

for (const tool of ['chicago', 'last-turn', 'cities', 'ranking']) {
	test(`a link with nonsense for ${tool} is said, and the tool goes on`, async ({ page }) => {
		const nonsense = 'left=%00_x-9_boston&hands=99-x&cities=987&players=77&power=%F0%9F%8E%A9';
		await page.goto(`./tools/the-boss/${tool}/?${nonsense}`);
		await expect(page.getByRole('alert')).toBeVisible();
		await expect(page.locator('section[aria-live] h2')).toBeVisible();
	});
}
