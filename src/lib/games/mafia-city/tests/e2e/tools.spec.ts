import { expect, test } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { overflow } from '../../../../../../tests/e2e/support/room';
import { ui } from './english';

const tool = (id: string, query: string): string => `./tools/mafia-city/${id}/?${query}`;

test('MC-2.2.2 who controls: the whole question is in the link, and the answer has its rule', async ({
	page
}) => {
	await page.goto(tool('control', 'at=harbour&stack=abba'));
	const answer = page.locator('main section[aria-live]');
	await expect(answer.getByRole('heading')).toHaveText(ui.control.by('A'));
	await expect(answer).toContainText('MC-2.2.2');
	await page.goto(tool('control', 'at=harbour&stack=abba&deals=b1'));
	await expect(answer.getByRole('heading')).toHaveText(ui.control.by('B'));
	await page.goto(tool('control', 'at=townHall&stack=abba'));
	await expect(answer.getByRole('heading')).toHaveText(ui.tool.nobody);

	await page.getByRole('combobox').selectOption({ label: 'Prison [1]' });
	await expect(page).toHaveURL(/at=prison/);
	await page.getByRole('button', { name: ui.stack.add('C') }).click();
	await expect(page).toHaveURL(/stack=abbac/);
	await page.reload();
	await expect(answer.getByRole('heading')).toHaveText(ui.control.by('A'));
});

test('MC-4 who has won, by the tie-breaker that decides', async ({ page }) => {
	await page.goto(tool('winner', 'vp=13-15-15-9&reserve=0-1-2-0&cards=2-2-1-3&start=a&to=13'));
	const answer = page.locator('main section[aria-live]');
	await expect(answer.getByRole('heading')).toHaveText(ui.finished.wins('B'));
	await page.goto(tool('winner', 'vp=1-2-3&to=11'));
	await expect(answer.getByRole('heading')).toHaveText(ui.tool.nobodyWins(11));
});

test('MC-2.4.2 who draws at the end of the round', async ({ page }) => {
	await page.goto(tool('draws', 'vp=2-3-3-4&cards=1-2-2-2&start=b'));
	const answer = page.locator('main section[aria-live]');
	await expect(answer.getByRole('heading')).toHaveText(ui.tool.draws('A', 3));
	await page.goto(tool('draws', 'vp=1-1-3-4&cards=1-2-2-2&start=b'));
	await expect(answer.getByRole('heading')).toHaveText(ui.tool.nobodyExtra);
});

for (const [id, query, part] of [
	['control', 'at=moon', 'at=moon'],
	['control', 'stack=xyz', 'stack=xyz'],
	['control', 'deals=a', 'deals=a'],
	['winner', 'vp=1', 'vp=1'],
	['winner', 'vp=1-2-3&mayor=e', 'mayor=e'],
	['draws', 'vp=-1-2', 'vp=-1-2'],
	['draws', `vp=${'9'.repeat(3000)}`, 'vp=999']
] as const) {
	test(`a link to ${id} with ${query.slice(0, 20)} in it says what can’t be read and starts afresh`, async ({
		page
	}) => {
		await page.goto(tool(id, query));
		await drawn(page);
		await expect(page.getByRole('alert').filter({ hasText: part })).toBeVisible();
		await expect(page.locator('main section[aria-live]')).toBeVisible();
		expect(await overflow(page)).toEqual([]);
	});
}
