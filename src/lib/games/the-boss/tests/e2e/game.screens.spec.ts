import { expect, test, type Page } from '@playwright/test';
import { prefer, readyForOffline, type Language } from '../../../../../../tests/e2e/support/app';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';

test.use({ serviceWorkers: 'allow' });

const NAMES = ['Eva', 'Marek', 'Ľubo', 'Zsófia', 'Anežka', 'Řehoř'];

/** Each screen plays in two languages, so that all four are played. */
const LANGUAGES: Readonly<Record<string, readonly [Language, Language]>> = {
	phone: ['cs', 'hu'],
	tablet: ['sk', 'en']
};

async function wholeGame(page: Page, language: Language, players: number): Promise<void> {
	await prefer(page, { language });
	await page.goto('./');
	await readyForOffline(page);
	await page.context().setOffline(true);
	const person = new Person(page, new Whim(players), language);
	await person.setUp(NAMES.slice(0, players), 'full');
	expect(await person.play()).toBe(true);
	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('four players, everything tracked, without network, to the end', async ({ page }, info) => {
	test.setTimeout(600_000);
	const [language] = LANGUAGES[info.project.name] ?? ['en'];
	await wholeGame(page, language, 4);
});

test('six players in three teams, without network, to the end', async ({ page }, info) => {
	test.setTimeout(600_000);
	const [, language] = LANGUAGES[info.project.name] ?? ['en', 'en'];
	await wholeGame(page, language, 6);
});
