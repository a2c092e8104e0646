import { expect, test } from '@playwright/test';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';

test('four players, light tracking, to the end', async ({ page }) => {
	test.setTimeout(600_000);
	const person = new Person(page, new Whim(8));
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia'], 'light');
	expect(await person.play()).toBe(true);
});
