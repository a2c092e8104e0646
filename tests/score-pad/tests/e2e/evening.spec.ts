import { expect, test } from '@playwright/test';
import { violations } from '../../../e2e/support/axe';
import { CorrectSheet } from '../../../e2e/support/correct';
import { overflow } from '../../../e2e/support/room';
import { WORDS } from '../../../e2e/support/words';
import en from '../../messages/en';
import { GOALS } from '../../model';

const words = WORDS.en;
const { ui } = en;

test('two players write points, take back, strike and correct, and see the result', async ({
	page
}) => {
	const pad = page.getByRole('group', { name: ui.table.pad });
	/** What is refused looks so, and is a button all the same: the tap says why. */
	const write = (points: number) =>
		pad.getByRole('button', { name: String(points), exact: true }).click({ force: true });
	const scores = page.getByRole('list', { name: ui.table.players }).getByRole('listitem');
	const says = (text: RegExp) => expect(page.getByRole('heading', { name: text })).toBeVisible();

	await page.goto('./');
	await page.locator('a[href*="/new/score-pad"]').first().click();
	await page.getByLabel(words.nameOf(1), { exact: true }).fill('Eva');
	await page.getByLabel(words.nameOf(2), { exact: true }).fill('Marek');
	await page.getByRole('radio', { name: String(GOALS[0]), exact: true }).check();
	await page.getByRole('button', { name: words.startGame }).click();

	await says(/Eva.*turn/);
	await write(7);
	await says(/Marek.*turn/);
	await page.getByRole('button', { name: /^Undo/ }).click();
	await says(/Eva.*turn/);
	await write(12);
	await says(/Marek.*turn/);
	await write(3);
	await page.getByRole('button', { name: /^Strike/ }).click();
	await expect(scores).toHaveText([/Eva.*12/, /Marek.*0/]);

	// More than is missing: the rule says no, and nothing changes.
	await write(9);
	await expect(page.getByText(en.facts.beyondGoal({ missing: 8 }))).toBeVisible();
	await expect(scores).toHaveText([/Eva.*12/, /Marek.*0/]);

	const sheet = new CorrectSheet(page);
	await sheet.open();
	const part = await sheet.part(ui.correct.scores);
	await part.root.getByRole('button', { name: /Marek.*more/ }).click();
	await part.apply();
	await expect(scores).toHaveText([/Eva.*12/, /Marek.*1/]);
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	expect(await violations(page)).toEqual([]);
	expect(await overflow(page)).toEqual([]);

	await write(0);
	await says(/Marek.*turn/);
	await write(19);
	await says(/Marek.*wins/);
	await page.getByRole('link', { name: words.toResult }).click();
	await expect(page).toHaveURL(/\/result\//);
	await expect(page.getByRole('main')).toContainText(/Marek.* has the goal exactly/);
});
