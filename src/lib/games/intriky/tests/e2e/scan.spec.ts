import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prefer, readyForOffline } from '../../../../../../tests/e2e/support/app';
import { film, withCamera } from '../../../../../../tests/e2e/support/fakeCamera';
import { choose, longestTask } from '../../../../../../tests/e2e/support/scan';
import { SCAN } from '../../../../../../tests/e2e/support/words';
import card from '../../card';
import { terms } from '../../messages/cs/terms';
import { ui } from '../../messages/cs/ui';

/** Two cards on a table: "Přesuň" and "Vylož", upside down on both "2 karty". */
const PHOTO = path.resolve(
	import.meta.dirname,
	'../../../../../../tests/scan/fixtures/fixtures_008_row.jpg'
);
const FILM = path.join(tmpdir(), `row-${String(process.pid)}.mjpeg`);
const words = SCAN.cs;
/** A busy machine takes its time. */
const READING = 90_000;
/** A task of the page that a person feels, in milliseconds. */
const SMOOTH = 50;

test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow', permissions: ['camera'], launchOptions: withCamera(FILM) });

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

test('IN-4.3 a title that is not sure shows the three it may be, and one tap tells it', async ({
	page
}) => {
	await prefer(page, { language: 'cs' });
	await page.goto(`./scan/${card.id}/`);
	await page.getByRole('button', { name: words.load('3,3') }).click();
	await expect(page.getByText(words.photo, { exact: true })).toBeVisible({ timeout: READING });
	const photo = await withoutNumber(page);
	const longest = await longestTask(page, async () => {
		await choose(page, 'row.jpg', photo);
		await expect(page.getByText(words.cardsFound(2))).toBeVisible({ timeout: READING });
	});
	expect(longest, 'the page stays smooth while a picture is read').toBeLessThan(SMOOTH);

	const first = page.getByRole('listitem', { name: words.card(1), exact: true });
	const perhaps = first.getByRole('group');
	await expect(first.getByRole('button', { name: words.notSure })).toHaveCount(1);
	await expect(page.getByRole('button', { name: words.notSure })).toHaveCount(1);
	await expect(perhaps).toHaveAccessibleName(`${words.mayBe}: ${words.lower}`);
	const numbered = ['word.one', 'word.two', 'word.three'] as const;
	await expect(perhaps.getByRole('button')).toHaveCount(numbered.length);
	for (const word of numbered)
		await expect(perhaps.getByRole('button', { name: `${terms[word]}?` })).toBeVisible();

	await perhaps.getByRole('button', { name: `${terms['word.two']}?` }).click();
	await expect(page.getByRole('button', { name: words.notSure })).toHaveCount(0);
	await expect(page.getByRole('group', { name: words.mayBe })).toHaveCount(0);
	await page.getByRole('button', { name: words.confirm }).click();
	await expect(page).toHaveURL(/checker\/\?view=cards&row=move_two-lay_two$/);
});

/** The photo with the number of the first card's lower title covered by a scrap of paper. */
async function withoutNumber(page: Page): Promise<Buffer> {
	const covered = await page.evaluate(async (data) => {
		const image = new Image();
		image.src = `data:image/jpeg;base64,${data}`;
		await image.decode();
		const canvas = document.createElement('canvas');
		Object.assign(canvas, { width: image.width, height: image.height });
		const pen = canvas.getContext('2d');
		if (pen === null) throw new Error('no canvas');
		pen.drawImage(image, 0, 0);
		const [red = 0, green = 0, blue = 0] = pen.getImageData(492, 722, 1, 1).data;
		pen.fillStyle = `rgb(${String(red)} ${String(green)} ${String(blue)})`;
		pen.fillRect(425, 650, 75, 125);
		return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
	}, readFileSync(PHOTO).toString('base64'));
	return Buffer.from(covered, 'base64');
}
