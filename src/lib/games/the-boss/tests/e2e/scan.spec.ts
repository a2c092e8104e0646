import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { choose, withReader } from '../../../../../../tests/e2e/support/scan';
import { SCAN } from '../../../../../../tests/e2e/support/words';
import card from '../../card';
import { terms } from '../../messages/en/terms';
import { inTheMiddle, openTable } from './states';

test.use({ serviceWorkers: 'allow' });

/** A drawn card of Detroit, photographed on a table. */
const PHOTO = readFileSync(
	path.resolve(import.meta.dirname, '../../../../../../tests/scan/fixtures/fixtures_020_city.jpg')
);
const words = SCAN.en;
/** A busy machine takes its time. */
const READING = 90_000;
const detroit = terms['place.detroit'];

test.describe.configure({ timeout: 180_000 });

test('a city card is known by its city: to the rule, and at the table to where it is played', async ({
	page
}) => {
	await withReader(page, `./scan/${card.id}/`);
	await test.step('TB-5 from the scan screen to the rule', async () => {
		await choose(page, 'detroit.jpg', PHOTO);
		await expect(page.getByText(words.cardsFound(1))).toBeVisible({ timeout: READING });
		await page.getByRole('button', { name: words.confirmOne(detroit) }).click();
		await expect(page).toHaveURL(/\/rules\/.*#TB-5$/);
	});
	await test.step('TB-2.2 from the button at the table to the city', async () => {
		await openTable(page, inTheMiddle());
		await page.getByRole('button', { name: words.link }).click();
		await choose(page, 'detroit.jpg', PHOTO);
		await expect(page.getByText(words.cardsFound(1))).toBeVisible({ timeout: READING });
		await page.getByRole('button', { name: words.confirm }).click();
		await expect(page.getByRole('dialog', { name: detroit })).toBeVisible();
	});
});
