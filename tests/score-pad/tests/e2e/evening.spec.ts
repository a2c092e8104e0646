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
	const write = (points: number) =>
		pad.getByRole('button', { name: String(points), exact: true }).click();
	const scores = page.getByRole('list', { name: ui.table.players }).getByRole('listitem');
	const head = page.getByRole('heading', { level: 1 });

	await page.goto('./');
	await page.locator('a[href*="/new/score-pad"]').first().click();
	await page.getByLabel(words.nameOf(1), { exact: true }).fill('Eva');
	await page.getByLabel(words.nameOf(2), { exact: true }).fill('Marek');
	await page.getByText(String(GOALS[0]), { exact: true }).click();
	await page.getByRole('button', { name: words.startGame }).click();

	await expect(head).toContainText('Eva');
	await write(7);
	await expect(head).toContainText('Marek');
	await page.getByRole('button', { name: /^Undo/ }).click();
	await expect(head).toContainText('Eva');
	await write(12);
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

	await write(8);
	await expect(head).toContainText('Eva');
	await page.getByRole('link', { name: words.toResult }).click();
	await expect(page).toHaveURL(/\/result\//);
	await expect(head).toContainText('Eva');
});
