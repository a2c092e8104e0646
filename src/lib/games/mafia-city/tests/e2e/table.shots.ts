import type { Page } from '@playwright/test';
import { shoot } from '../../../../../../tests/e2e/support/shots';
import { seed } from '../../../../../../tests/e2e/support/stored';
import { openTable, playedUntil, STATES } from './states';

for (const [name, make] of Object.entries(STATES)) {
	shoot(`table-${name}`, (page) => openTable(page, make()));
}

const inAction = (page: Page) =>
	openTable(
		page,
		playedUntil('sheets', (state) => state.phase === 'action' && state.round === 2)
	);

/** Sheets over the table, each opened by a tap. */
shoot('table-card-sheet', async (page) => {
	await inAction(page);
	await page.locator('.panel-of-phase .primary').first().click();
});

shoot('table-target', async (page) => {
	await inAction(page);
	await page.locator('.panel-of-phase .primary').first().click();
	await page
		.locator('dialog[open] li button')
		.filter({ hasText: /Velký plán|Veľký plán/ })
		.or(page.locator('dialog[open] li:nth-child(5) button').first())
		.first()
		.click();
	await page.locator('.city .asked.open').first().waitFor();
});

shoot('table-correct', async (page) => {
	await inAction(page);
	await page.locator('.correct').click();
});

shoot('table-player', async (page) => {
	await inAction(page);
	await page.locator('.players li button').first().click();
});

shoot('table-stack', async (page) => {
	await openTable(page, STATES.locations());
	await page.locator('.city [aria-current="step"]').click({ button: 'right' });
});

shoot('table-why', async (page) => {
	await openTable(page, STATES.locations());
	await page.locator('.panel-of-phase button:has(svg)').first().click();
});

shoot('table-log', async (page) => {
	await inAction(page);
	const log = page.locator('.bar .log');
	if (await log.isVisible()) await log.click();
});

shoot('table-line', async (page) => {
	await inAction(page);
	const log = page.locator('.bar .log');
	if (await log.isVisible()) await log.click();
	const lines = page.locator(
		(await log.isVisible()) ? 'dialog[open] ol button' : 'aside ol button'
	);
	await lines.nth(2).click();
});

shoot('home-running', async (page) => {
	await page.goto('./history/');
	await seed(page, [playedUntil('running', (state) => state.round === 2)]);
	await page.goto('./');
});

shoot('result', async (page) => {
	const game = STATES.finished();
	await page.goto('./history/');
	await seed(page, [game]);
	await page.goto(`./result/?game=${game.record.id}`);
});

shoot('history-full', async (page) => {
	await page.goto('./history/');
	await seed(page, [
		playedUntil('running', (state) => state.round === 2),
		playedUntil('over', (state) => state.phase === 'finished', { level: 'beginners' })
	]);
	await page.reload();
});

/** The quick tools with a question in them. */
const QUESTIONS = {
	control: 'at=harbour&stack=abba&deals=a1',
	winner: 'vp=13-15-15-9&reserve=0-1-2-0&cards=2-2-1-3&mayor=b&start=a&to=13',
	draws: 'vp=2-3-3-4&cards=1-2-2-2&start=b'
} as const;

for (const [tool, question] of Object.entries(QUESTIONS)) {
	shoot(`tool-${tool}`, (page) => page.goto(`./tools/mafia-city/${tool}/?${question}`));
}
