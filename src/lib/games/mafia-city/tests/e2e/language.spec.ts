import { expect, test } from '@playwright/test';
import { prefer } from '../../../../../../tests/e2e/support/app';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import cs from '../../messages/cs';
import hu from '../../messages/hu';
import { called } from './english';
import { openTable, scripted } from './states';

test('the language is switched in the middle of a game, and its log with it', async ({ page }) => {
	await openTable(page, scripted('language', [{ type: 'place', player: 0, location: 'harbour' }]));
	await expect(page).toHaveTitle(/Marek.*Mafia City/);
	await page.evaluate(() => {
		localStorage.setItem('consigliere.locale', 'cs');
	});
	await page.reload();
	await expect(page.locator('h1', { hasText: cs.ui.action.turnOf(called('Marek')) })).toBeVisible();

	await page.getByRole('button', { name: WORDS.cs.menu }).click();
	await page.getByRole('link', { name: WORDS.cs.settings }).click();
	await page.getByRole('radio', { name: 'Magyar' }).check();
	await page.goBack();
	await expect(page.locator('h1', { hasText: hu.ui.action.turnOf(called('Marek')) })).toBeVisible();
	const harbour = page.locator('.city [role="button"]').filter({ hasText: 'Kikötő' });
	await expect(harbour).toHaveAttribute('aria-label', /Eva/);
	const [told] = await page
		.locator('.bar button')
		.first()
		.innerText()
		.then((text) => [text]);
	expect(told).toContain('Kikötő');
	await expect(page.locator('html')).toHaveAttribute('lang', 'hu');
});

test('each language has its own words on the table', async ({ page }) => {
	await openTable(page, scripted('words', []));
	const said = new Set<string>();
	for (const language of ['en', 'cs', 'sk', 'hu'] as const) {
		await prefer(page, { language });
		await page.reload();
		await expect(page.locator('html')).toHaveAttribute('lang', language);
		said.add(await page.locator('.panel-of-phase').innerText());
	}
	expect(said.size).toBe(4);
});
