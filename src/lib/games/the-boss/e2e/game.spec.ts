import { expect, test } from '@playwright/test';
import { Whim } from '../../../../../tests/e2e/support/whim';
import { Person } from './person';

test('four players, everything tracked, to the end', async ({ page }) => {
	test.setTimeout(600_000);
	const person = new Person(page, new Whim(4));
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia'], 'full');
	expect(await person.play()).toBe(true);
	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('six players in three teams, to the end', async ({ page }) => {
	test.setTimeout(600_000);
	const person = new Person(page, new Whim(6));
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia', 'Anežka', 'Řehoř'], 'full');
	expect(await person.play()).toBe(true);
	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('four players, light tracking, to the end', async ({ page }) => {
	test.setTimeout(600_000);
	const person = new Person(page, new Whim(8));
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia'], 'light');
	expect(await person.play()).toBe(true);
});
