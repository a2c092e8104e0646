import { expect, test, type Locator, type Page } from '@playwright/test';
import { drawn, prefer } from '../../../../../../tests/e2e/support/app';
import { longGame } from '../../../../../../tests/e2e/support/longGame';
import { seed } from '../../../../../../tests/e2e/support/stored';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';
import { CORRECTED } from './states';

async function opened(page: Page): Promise<Person> {
	await prefer(page, { language: 'cs' });
	await page.goto('./history/');
	await drawn(page);
	const { record, rows } = longGame(CORRECTED, 2);
	await seed(page, [{ record, rows }]);
	await page.goto(`./table/?game=${record.id}`);
	const person = new Person(page, new Whim(3));
	await expect(person.city).toBeVisible();
	return person;
}

/** Goes on with Tab until the focus is there, as somebody without a pointer does. */
async function reach(page: Page, target: Locator): Promise<void> {
	for (let steps = 0; steps < 60; steps += 1) {
		const there = await target.evaluate((element) => element === document.activeElement);
		if (there) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`Tab never comes to ${String(target)}`);
}

async function press(person: Person, target: Locator, key = 'Enter'): Promise<void> {
	const before = await person.sight();
	await reach(person.page, target);
	await person.page.keyboard.press(key);
	await expect.poll(() => person.sight()).not.toBe(before);
}

test('a whole round by keyboard alone', async ({ page }) => {
	test.setTimeout(240_000);
	const person = await opened(page);
	const { ui } = person;
	const round = await person.round();
	await press(person, person.open.first());
	await press(person, person.open.nth(1), ' ');
	while ((await person.phase()) === 'action') await press(person, person.button(ui.action.pass));
	while ((await person.phase()) === 'locations')
		await press(person, person.panel.locator('.primary'));
	expect(await person.phase()).toBe('strategy');
	await press(person, person.button(ui.strategy.end));
	expect(await person.round()).not.toBe(round);
});

test('a double tap places one mafioso, and undo takes one back', async ({ page }) => {
	const person = await opened(page);
	const start = await person.sight();
	await person.open.first().dblclick();
	const tokens = person.city.getByRole('button', { name: /Eva|Marek/ });
	await expect(tokens).toHaveCount(1);
	await person.tap(page.locator('.bar button').first());
	await expect(tokens).toHaveCount(0);
	expect((await person.sight()).split('|')[0]).toBe(start.split('|')[0]);
});
