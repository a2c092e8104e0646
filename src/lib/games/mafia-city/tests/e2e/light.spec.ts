import { expect, test } from '@playwright/test';
import { prefer } from '../../../../../../tests/e2e/support/app';
import { play } from './evening';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';

test('four players, light tracking, in Czech, to the end; no round costs more than 15 taps and its decisions', async ({
	page
}) => {
	test.setTimeout(600_000);
	await prefer(page, { language: 'cs' });
	await page.goto('./');
	const person = new Person(page, new Whim(5));
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia'], 'light');

	const rounds: number[] = [];
	let before = 0;
	let round = await person.round();
	const counted = async (): Promise<boolean> => {
		const now = await person.round();
		if (now === round) return false;
		rounds.push(person.taps - person.decisions - before);
		before = person.taps - person.decisions;
		round = now;
		return false;
	};
	expect(await play(person, counted)).toBe(true);
	expect(Math.max(...rounds)).toBeLessThanOrEqual(15);

	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
