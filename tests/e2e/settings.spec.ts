import { expect, test } from '@playwright/test';
import { drawn, LANGUAGES, type Language } from './support/app';
import { WORDS } from './support/words';

const NAMES: Readonly<Record<Language, string>> = {
	en: 'English',
	cs: 'Čeština',
	sk: 'Slovenčina',
	hu: 'Magyar'
};

test('the language can be changed at any time and is remembered', async ({ page }) => {
	await page.goto('./settings/');
	for (const language of [...LANGUAGES].reverse()) {
		await page.getByRole('radio', { name: NAMES[language] }).check();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].settings);
		await expect(page.locator('html')).toHaveAttribute('lang', language);
	}
	await page.getByRole('radio', { name: NAMES.sk }).check();
	await page.goto('./');
	await drawn(page);
	await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
});

for (const [asked, language] of [
	['cs-CZ', 'cs'],
	['sk', 'sk'],
	['hu-HU', 'hu'],
	['pl', 'en']
] as const) {
	test.describe(`on a device that speaks ${asked}`, () => {
		test.use({ locale: asked });
		test(`the app begins in ${language}`, async ({ page }) => {
			await page.goto('./settings/');
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].settings);
		});
	});
}

test('the theme is dark, or follows the device, or is the one chosen', async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('./settings/');
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await page.getByRole('radio', { name: WORDS.en.themes.auto }).check();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await page.getByRole('radio', { name: WORDS.en.themes.light }).check();
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
