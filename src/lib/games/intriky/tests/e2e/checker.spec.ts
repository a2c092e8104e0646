import { expect, test } from '@playwright/test';
import { LANGUAGES, prefer } from '../../../../../../tests/e2e/support/app';
import { violations } from '../../../../../../tests/e2e/support/axe';
import { ui as cs } from '../../messages/cs/ui';
import { ui as en } from '../../messages/en/ui';
import { ui as hu } from '../../messages/hu/ui';
import { ui as sk } from '../../messages/sk/ui';

const UI = { en, cs, sk, hu };
/** The second worked example: three cards, upper and lower words, symbols, money bags. */
const EXAMPLE =
	'row=take.pistol_one.car_4-two.bottles_cancel.pistol_2-one.pistol_discard.bottles_1&view=cards';

for (const language of LANGUAGES) {
	const { check, tool } = UI[language];

	test(`three taps make a sentence of three words (${language})`, async ({ page }) => {
		await prefer(page, { language });
		await page.goto('./tools/intriky/checker/');
		const pad = page.getByRole('group', { name: check.words });
		for (const word of ['Vezmi si', '2 karty', '1 kartu'])
			await pad.getByRole('button', { name: word }).click();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText('Vezmi si 3 karty');
		await expect(page.getByText(check.meaning.take(3))).toBeVisible();
		await expect(page).toHaveURL(/row=take-two-one$/);
		await page.getByRole('button', { name: check.undo, exact: true }).click();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText('Vezmi si 2 karty');
		expect(await violations(page)).toEqual([]);
	});

	test(`a link shows every reading of a row (${language})`, async ({ page }) => {
		await prefer(page, { language });
		await page.goto(`./tools/intriky/checker/?${EXAMPLE}&n=2`);
		const readings = page.getByRole('group', { name: check.readings }).getByRole('button');
		await expect(readings).toHaveCount(4);
		await expect(readings.first()).toContainText('6 $');
		const senseless = readings.filter({ hasText: '3 $' });
		await expect(senseless).toHaveCount(2);
		await senseless.first().click();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText(check.noSense);
		// At its end, where the words under the thumb lie over nothing.
		await page.evaluate(() => {
			scrollTo(0, document.body.scrollHeight);
		});
		expect(await violations(page)).toEqual([]);
	});

	test(`a link with nonsense says which card it can’t read (${language})`, async ({ page }) => {
		await prefer(page, { language });
		await page.goto('./tools/intriky/checker/?row=take-nonsense');
		await expect(page.getByRole('alert')).toContainText(tool.unreadableCard('row=nonsense', 2));
		await expect(page.getByText(check.empty)).toBeVisible();
	});
}

test('the lower line is read from the other side of the table (IN-4.2)', async ({ page }) => {
	await page.goto(`./tools/intriky/checker/?${EXAMPLE}&look=lower1`);
	await expect(page.getByRole('heading', { level: 2 })).toHaveText('Zruš 1 kartu');
	const cards = page.getByRole('listitem').getByRole('button', { name: /^Card \d/ });
	await expect(cards.first()).toHaveAccessibleName('Card 1: Zahoď / 1 kartu');
});

test('an initiator larger than the row, and a row for the keyboard alone', async ({ page }) => {
	await page.goto('./tools/intriky/checker/?n=4');
	const pad = page.getByRole('group', { name: en.check.words });
	await pad.getByRole('button', { name: 'Zahoď' }).press('Enter');
	await pad.getByRole('button', { name: '3 karty' }).press('Space');
	await expect(page.getByRole('heading', { level: 2 })).toContainText('4');
	await page.getByRole('button', { name: en.check.all, exact: true }).press('Enter');
	await expect(page.getByRole('heading', { level: 2 })).toHaveText('Zahoď 3 karty');
});

test('whole cards are entered half by half, and what a hand can’t do is said', async ({ page }) => {
	await page.goto('./tools/intriky/checker/?view=cards&hands=5-2-5');
	const word = (name: string) =>
		page.getByRole('group', { name: en.check.words }).getByRole('button', { name });
	await word('Vylož').click();
	await word('1 kartu').click();
	await page.getByRole('button', { name: '4 $', exact: true }).click();
	await word('3 karty').click();
	await word('Zruš').click();
	await page.getByRole('button', { name: '1 $', exact: true }).click();
	await page.getByRole('button', { name: en.check.done }).click();
	await expect(page).toHaveURL(/row=lay_one_4-three_cancel_1/);
	await page.getByText(en.check.onWhom).click();
	await page.getByRole('button', { name: 'B', exact: true }).click();
	await expect(page.getByText(en.check.lost(2, 1))).toBeVisible();
});

test('cards are moved, turned, changed and taken away; readings go by their dollars', async ({
	page
}) => {
	await page.goto(
		'./tools/intriky/checker/?view=cards&row=take_one_1-two_cancel_2-one_discard_4&n=2'
	);
	const card = (at: number) =>
		page.getByRole('button', { name: new RegExp(`^Card ${String(at)}:`) });
	const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
	await card(1).click();
	await press(en.check.moveRight);
	await expect(page).toHaveURL(/row=two_cancel_2-take_one_1-one_discard_4/);
	await press(en.check.turn);
	await expect(page).toHaveURL(/row=two_cancel_2-one_take_1-one_discard_4/);
	await page
		.getByRole('group', { name: en.check.words })
		.getByRole('button', { name: 'Zahoď' })
		.click();
	await expect(page).toHaveURL(/row=two_cancel_2-discard_take_1-one_discard_4/);
	await press(en.check.done);
	const dollars = page.getByRole('group', { name: en.check.readings }).locator('.dollars');
	await expect(dollars).toHaveText(['3 $', '3 $', '5 $', '5 $']);
	await page.getByRole('switch', { name: en.check.byDollars }).check();
	await expect(dollars).toHaveText(['5 $', '5 $', '3 $', '3 $']);
	await card(3).click();
	await press(en.check.remove);
	await expect(page).toHaveURL(/row=two_cancel_2-discard_take_1&/);
	await press(en.check.undo);
	await expect(page).toHaveURL(/one_discard_4/);
});
