import { expect, test } from '@playwright/test';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import { isolate } from '$lib/i18n/isolate';
import en from '../../messages/en';
import { inTheMiddle, openTable, scripted, STATES } from './states';

const { ui } = en;

test('TB-1.5, TB-3.2, TB-3.6 the row lies as on the table, with what counts for Chicago and where it goes', async ({
	page
}) => {
	await openTable(page, inTheMiddle());
	const cards = page.getByRole('list', { name: ui.row }).getByRole('button');
	const places = await cards.evaluateAll((all) =>
		all.map((one) => (one as HTMLElement).dataset['place'])
	);
	expect(places.indexOf('chicago')).toBe(2);
	const chicago = page.locator('[data-place=chicago]');
	await expect(chicago).toHaveAccessibleName(RegExp(ui.boss.moves('Detroit')));
	await expect(cards.first()).toHaveAccessibleName(RegExp(ui.boss.counts));
	await expect(cards.last()).not.toHaveAccessibleName(RegExp(ui.boss.counts));
	await expect(page.locator('[data-place=boston]')).toHaveAccessibleName(/Banished: /);
});

test('TB-2.4 placing begins with the fewest that will do, and says why fewer won’t', async ({
	page
}) => {
	await openTable(page, STATES['two']?.() ?? inTheMiddle());
	const sheet = page.locator('dialog[open]');
	const stepper = sheet.getByRole('group', { name: ui.family });
	for (const place of ['newYork', 'boston', 'detroit']) {
		await page.locator(`[data-place=${place}]`).click();
		if (await stepper.isVisible()) break;
		await page.keyboard.press('Escape');
	}
	await expect(stepper.getByRole('button').first()).toBeDisabled();
	const counts = await sheet.locator('.stepper output').allTextContents();
	const fewest = counts.reduce((sum, count) => sum + Number(count), 0);
	await expect(
		sheet.getByRole('button', { name: ui.place.confirm(fewest), exact: true })
	).toBeVisible();
	await sheet
		.getByRole('button', { name: /or more/ })
		.first()
		.click();
	await expect(page.locator('dialog[open]').getByText('TB-2.4').first()).toBeVisible();
});

test('TB-2.4 where somebody leads, placing begins with one more, and neither number goes below that', async ({
	page
}) => {
	const led = scripted('boss-led', [
		{ type: 'place', player: 0, place: 'boston', family: 2, associates: 0 },
		{ type: 'play', player: 0, city: 'detroit', face: 3 }
	]);
	await openTable(page, led);
	const boston = page.locator('[data-place=boston]');
	await boston.click();
	const sheet = page.locator('dialog[open]');
	const stepper = (name: string) => sheet.getByRole('group', { name, exact: true });
	const [fewer, more] = [WORDS.en.less(ui.family), WORDS.en.more(ui.associates)];
	const count = stepper(ui.family).locator('output');
	await expect(count).toHaveText('3');
	await expect(sheet.getByRole('button', { name: fewer, exact: true })).toBeDisabled();
	await sheet.getByRole('button', { name: more, exact: true }).click();
	await sheet.getByRole('button', { name: fewer, exact: true }).click();
	await expect(count).toHaveText('2');
	await expect(sheet.getByRole('button', { name: fewer, exact: true })).toBeDisabled();
	await expect(
		sheet.getByRole('button', { name: WORDS.en.less(ui.associates), exact: true })
	).toBeDisabled();

	await sheet.getByRole('button', { name: /needs 3 or more/ }).click();
	const why = page.locator('dialog[open]').last();
	await expect(why.getByText('TB-2.4').first()).toBeVisible();
	await expect(
		why.getByText(en.facts.gangstersThere({ who: isolate('Eva'), count: 2 }))
	).toBeVisible();
	await page.keyboard.press('Escape');
	await sheet.getByRole('button', { name: ui.place.confirm(3), exact: true }).click();
	await expect(boston).toHaveAccessibleName(
		RegExp(ui.boss.crew(isolate('Marek'), 2, 1).replaceAll(' ', '\\s'))
	);
});

test('TB-2.7 the chance of the end is told on request', async ({ page }) => {
	await openTable(page, inTheMiddle());
	await page.getByRole('button', { name: RegExp(ui.cops.chance) }).click();
	await expect(page.locator('dialog[open]').getByText('TB-2.7').first()).toBeVisible();
});

test('TB-3.3 the table overrules the power of a player, and takes it back', async ({ page }) => {
	await openTable(page, inTheMiddle());
	const strip = page.locator('.players li').first();
	const before = await strip.textContent();
	await page.locator('.correct').click();
	const sheet = page.locator('dialog[open]');
	await sheet.locator('details[open] .stepper').first().getByRole('button').last().click();
	await sheet.locator('details[open] .form > div:not(.stepper) .button').click();
	if (await sheet.isVisible()) await page.keyboard.press('Escape');
	await expect(strip).not.toHaveText(before ?? '');
	await page.locator('.bar button').first().click();
	await expect(strip).toHaveText(before ?? '');
});

test('a sheet that is opened while the one before is closing stays open', async ({ page }) => {
	await openTable(page, inTheMiddle());
	await page.locator('[data-place=boston]').click();
	const dialog = page.locator('dialog[open]');
	const staysOpen = dialog.evaluate(async (element: HTMLDialogElement) => {
		const closed = new Promise<void>((resolve) => {
			element.addEventListener('close', () => setTimeout(resolve), { once: true });
		});
		// Before the browser tells that it is closed.
		new MutationObserver((_, observer) => {
			observer.disconnect();
			document.querySelector<HTMLElement>('[data-place=detroit]')?.click();
		}).observe(element, { attributeFilter: ['open'] });
		await closed;
		return element.open;
	});
	await dialog.locator('.faces button').first().click();
	expect(await staysOpen).toBe(true);
	await expect(dialog.getByRole('heading', { name: 'Detroit' })).toBeVisible();
});
