import { expect, test, type Page } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { overflow } from '../../../../../../tests/e2e/support/room';
import { Sight, ui, words } from './english';

const FAMILY = '👨‍👩‍👧‍👦🎩';
const ARABIC = 'مريم';
const ZALGO = `Z${'\u0301'.repeat(60)}oe`;

async function field(page: Page, seat: number, name: string): Promise<void> {
	await page.getByLabel(words.nameOf(seat), { exact: true }).fill(name);
}

test('long, right-to-left and emoji names play a game; two of a name and a sixth player are told', async ({
	page
}) => {
	await page.goto('./new/mafia-city/');
	await drawn(page);
	await field(page, 1, 'x'.repeat(10_000));
	await expect(page.getByText(words.nameCut(40))).toBeVisible();
	await field(page, 2, ARABIC);
	await field(page, 3, ARABIC);
	await expect(page.getByText(words.nameTwice(ARABIC)).first()).toBeVisible();
	await field(page, 3, FAMILY);
	await page.getByRole('button', { name: words.addPlayer }).click();
	await page.getByRole('button', { name: words.addPlayer }).click();
	await expect(page.getByText(words.tableFull(5))).toBeVisible();
	await expect(page.getByRole('button', { name: words.addPlayer })).toHaveCount(0);
	await field(page, 4, ZALGO);
	await page.getByRole('button', { name: words.startGame }).click();
	await expect(page.getByText(words.nameEmpty).first()).toBeVisible();
	await field(page, 5, 'Řehoř & "co" <b>');
	expect(await overflow(page)).toEqual([]);
	await page.getByRole('button', { name: words.startGame }).click();
	await expect(page).toHaveURL(/\/table\/\?game=/);

	const sight = new Sight(page);
	await sight.place('Harbour [2]').click();
	await sight.place('Harbour [2]').click();
	await sight.button(ui.action.pass).click();
	expect(await overflow(page)).toEqual([]);
	await expect(page.locator('.players bdi').first()).toHaveText('x'.repeat(40));
	await expect(page.locator('.players')).toContainText(ARABIC);
	await expect(page.locator('.players')).toContainText(FAMILY);
	await sight.openLog();
	await expect(sight.dialog.locator('ol button')).toHaveCount(3);
	expect(await overflow(page)).toEqual([]);
	await page.goto('./');
	await drawn(page);
	expect(await overflow(page)).toEqual([]);
	await page.goto('./history/');
	await drawn(page);
	expect(await overflow(page)).toEqual([]);
});
