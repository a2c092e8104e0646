import { expect, test, type Page } from '@playwright/test';
import { overflow } from '../../../../../../tests/e2e/support/room';
import en from '../../messages/en';

const { ui } = en;

/** Opens a tool by its link and gives what it answers. */
async function answer(page: Page, tool: string, question: string) {
	await page.goto(`./tools/the-boss/${tool}/?${question}`);
	return page.locator('main section[aria-live]');
}

test('TB-6.1 what Chicago pays: the whole question is in the link', async ({ page }) => {
	const told = await answer(page, 'chicago', 'left=newYork-3_boston-prison_detroit-4');
	await expect(told.getByRole('heading')).toHaveText(ui.tool.pays('3 M$'));
	await expect(told).toContainText('TB-3.2');
	await page.getByRole('combobox').first().selectOption({ index: 1 });
	await expect(page).not.toHaveURL(/newYork-3/);
});

test('TB-2.8 who plays first in the last turn', async ({ page }) => {
	const told = await answer(page, 'last-turn', 'hands=3-2-3-0&gun=c');
	await expect(told.getByRole('heading')).toHaveText(ui.tool.first('C'));
	await expect(told.getByRole('list').first().getByRole('listitem')).toHaveText(
		['C', 'A', 'B', 'D'].map((name) => RegExp(name))
	);
});

test('TB-1.3, TB-1.4 which cities can be played', async ({ page }) => {
	const told = await answer(page, 'cities', 'players=4&cities=1234567');
	await expect(told.getByRole('heading')).toHaveText(ui.tool.fits);
	await expect(page.getByRole('heading', { name: ui.tool.sets(3) })).toBeVisible();
	await page
		.getByRole('button', { name: /Boston/ })
		.first()
		.click();
	await expect(told.getByRole('heading')).toHaveText(ui.tool.fitsNot);
});

test('TB-4 who has won, by the tie-breaker that decides', async ({ page }) => {
	const told = await answer(page, 'ranking', 'power=12-12-~2&gained=3-4-0&gangsters=5-4-4');
	await expect(told.getByRole('heading')).toHaveText(ui.tool.wins('B'));
	await expect(told).toContainText('TB-4');
	expect(await overflow(page)).toEqual([]);
});
