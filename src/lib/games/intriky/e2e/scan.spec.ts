import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prefer, readyForOffline } from '../../../../../tests/e2e/support/app';
import { film, withCamera } from '../../../../../tests/e2e/support/fakeCamera';
import { choose } from '../../../../../tests/e2e/support/scan';
import { SCAN } from '../../../../../tests/e2e/support/words';
import card from '../card';
import { ui } from '../messages/cs/ui';

/** Two cards on a table: "Přesuň" and "Vylož", upside down on both "2 karty". */
const PHOTO = path.resolve(
	import.meta.dirname,
	'../../../../../tests/scan/fixtures/fixtures_008_row.jpg'
);
const FILM = path.join(tmpdir(), `row-${String(process.pid)}.mjpeg`);
const words = SCAN.cs;
/** A busy machine takes its time. */
const READING = 90_000;

test.describe.configure({ timeout: 180_000 });
test.use({ permissions: ['camera'], launchOptions: withCamera(FILM) });

test('IN-4.2 a row on the table becomes a sentence in the checker, without network', async ({
	page,
	context,
	browser
}) => {
	await film(browser, PHOTO, FILM);
	await prefer(page, { language: 'cs' });
	await page.goto(`./scan/${card.id}/`);
	await readyForOffline(page);
	await page.getByRole('button', { name: words.load('3,3') }).click();
	await page.getByRole('button', { name: words.camera }).click();
	await context.setOffline(true);
	await page.getByRole('button', { name: words.shoot }).click();
	await expect(page.getByText(words.cardsFound(2))).toBeVisible({ timeout: READING });
	await page.getByRole('button', { name: words.confirm }).click();
	await expect(page).toHaveURL(/checker\/\?view=cards&row=move_two-lay_two$/);

	await test.step('read again from within the checker, from the other side', async () => {
		await page.goto(`./tools/${card.id}/checker/`);
		await page.getByRole('button', { name: words.link }).click();
		await choose(page, 'row.jpg', readFileSync(PHOTO));
		await expect(page.getByText(words.cardsFound(2))).toBeVisible({ timeout: READING });
		await page.getByRole('button', { name: words.otherSide }).click();
		await page.getByRole('button', { name: words.confirm }).click();
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page).toHaveURL(/checker\/\?view=cards&row=two_lay-two_move$/);
	});
	await test.step('IN-4.3 the deck takes them one by one, with what a tap tells', async () => {
		await page.goto(`./library/${card.id}/`);
		await page.getByRole('button', { name: words.link }).click();
		await choose(page, 'row.jpg', readFileSync(PHOTO));
		await expect(page.getByText(words.cardsFound(2))).toBeVisible({ timeout: READING });
		await page.getByRole('button', { name: words.confirm }).click();
		for (const dollars of ['1 $', '3 $']) {
			await page.getByRole('button', { name: dollars }).click();
			await page.getByRole('button', { name: ui.table.save, exact: true }).click();
		}
		await expect(page.getByRole('dialog')).toHaveCount(0);
		await expect(page.getByRole('listitem')).toHaveCount(2);
	});
});
