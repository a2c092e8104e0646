import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../../../../../../tests/e2e/support/axe';
import { CorrectSheet } from '../../../../../../tests/e2e/support/correct';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import { isolate as called } from '$lib/i18n/isolate';
import en from '../../messages/en';
import { inTheMiddle, openTable, scripted, STATES } from './states';

const { ui, terms } = en;
const words = WORDS.en;

const city = (page: Page, place: string): Locator => page.locator(`[data-place=${place}]`);
const strip = (page: Page, seat: number): Locator => page.locator('.players li').nth(seat);
const undo = (page: Page): Locator => page.locator('.bar button').first();
const shows = (target: Locator, text: string): Promise<void> =>
	expect(target).toHaveAccessibleName(new RegExp(text.replaceAll(' ', '\\s')));

/** How many lines the log has. */
async function lines(page: Page): Promise<number> {
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: words.log, exact: true }).click();
	const log = page.locator('dialog[open] ol button');
	await expect(log.first()).toBeVisible();
	return log.count();
}

test('power, gangsters, cards, pieces, turn, gun, Chicago and banishment are corrected by taps, each a line to undo', async ({
	page
}) => {
	test.setTimeout(120_000);
	const table = scripted('boss-correct', [
		{ type: 'place', player: 0, place: 'boston', family: 2, associates: 0 },
		{ type: 'play', player: 0, city: 'detroit', face: 3 },
		{ type: 'play', player: 1, city: 'detroit', face: 'revolver' },
		{ type: 'place', player: 2, place: 'newYork', family: 1, associates: 0 }
	]);
	await openTable(page, table);
	const correct = new CorrectSheet(page);
	await correct.open();

	const power = await correct.part(ui.correct.power);
	await power.button(words.more(called('Zsófia'))).click();
	await power.button(words.more(called('Zsófia'))).click();
	await power.apply();
	await expect(strip(page, 2)).toContainText('2 M$');
	await power.button(words.more(ui.correct.gained(called('Zsófia')))).click();
	await power.apply();
	await shows(undo(page), 'gained by .?Zsófia');

	const crews = await correct.part(ui.correct.crews);
	await crews.pick(ui.correct.where, terms['place.boston']);
	const marek = crews.root.getByRole('group', { name: called('Marek'), exact: true });
	for (const kind of [ui.family, ui.associates, ui.family]) {
		await marek.getByRole('button', { name: words.more(kind), exact: true }).click();
	}
	await crews.apply();
	await shows(city(page, 'boston'), ui.boss.crew(called('Marek'), 2, 1));

	const cards = await correct.part(ui.correct.cards);
	await cards.pick(ui.correct.from, 'Detroit #1: 3 M$');
	await cards.pick(ui.correct.where, terms['place.cincinnati']);
	await cards.pick(ui.correct.face, terms['face.prison']);
	await cards.apply();
	await shows(city(page, 'cincinnati'), ui.boss.top('Prison', 1));
	await shows(city(page, 'detroit'), ui.boss.top('Revolver', 1));

	const pieces = await correct.part(ui.correct.pieces);
	const jail = ui.correct.back(terms['at.prison'], 2);
	await pieces.pick(ui.correct.whose, called('Ľubo'));
	await pieces.pick(ui.correct.to, jail);
	await pieces.root.getByRole('button', { name: words.correct.apply }).click();
	await expect(strip(page, 3)).toContainText(ui.strip.away(1));
	await pieces.pick(ui.correct.from, jail);
	await pieces.pick(ui.correct.to, terms['at.dead']);
	await pieces.root.getByRole('button', { name: words.correct.apply }).click();
	await expect(strip(page, 3)).toContainText(ui.strip.dead(1));
	await pieces.pick(ui.correct.associate, terms['at.spent']);
	await pieces.apply();
	await expect(strip(page, 3)).toContainText(ui.strip.hand(5, 2, 5));

	const markers = await correct.part(ui.correct.markers);
	await markers.pick(ui.correct.placed, '–');
	await markers.apply();
	await expect(city(page, 'newYork')).not.toHaveClass(/placed/);
	await markers.pick(ui.correct.turn, called('Ľubo'));
	await markers.apply();
	await expect(page.locator('.head')).toContainText('Ľubo');
	await markers.pick(ui.correct.placed, terms['place.memphis']);
	await markers.apply();
	await expect(city(page, 'memphis')).toHaveClass(/placed/);
	await markers.pick(ui.strip.gun, called('Marek'));
	await markers.apply();
	await expect(strip(page, 1)).toContainText(ui.strip.gun);
	await markers.pick(ui.correct.chicago, '3');
	await markers.apply();
	await shows(city(page, 'chicago'), ui.boss.moves('Detroit'));

	const banished = await correct.part(ui.correct.banished);
	await banished.pick(ui.correct.where, terms['place.boston']);
	await banished.apply();
	await shows(city(page, 'boston'), ui.boss.banished(called('Eva')));
	await banished.apply();
	await expect(city(page, 'boston')).not.toHaveAccessibleName(/Banished/);
	expect(await violations(page)).toEqual([]);

	const corrections = 14;
	expect(await lines(page)).toBe(4 + corrections);
	await page.keyboard.press('Escape');
	for (let left = corrections; left > 0; left -= 1) {
		const before = await undo(page).getAttribute('aria-label');
		await undo(page).click();
		await expect(undo(page)).not.toHaveAttribute('aria-label', before ?? '');
	}
	await expect(strip(page, 2)).toContainText(`${ui.power}: 0 M$`);
	await shows(city(page, 'detroit'), ui.boss.top('Revolver', 2));
	await expect(city(page, 'newYork')).toHaveClass(/placed/);
});

test('TB-2.1, TB-2.2, TB-2.7 the round, the turn and which cards lie there are corrected', async ({
	page
}) => {
	await openTable(page, inTheMiddle());
	const correct = new CorrectSheet(page);
	await correct.open();
	const cards = await correct.part(ui.correct.cards);
	await cards.pick(ui.correct.where, ui.correct.never);
	await cards.apply();
	await shows(undo(page), 'Corrected: never played to');
	await cards.pick(ui.correct.from, ui.correct.missing);
	await cards.apply();
	await shows(undo(page), 'Corrected: also played to');

	const markers = await correct.part(ui.correct.markers);
	await markers.button(words.more(ui.correct.turnNumber)).click();
	await markers.apply();
	await shows(undo(page), 'Corrected: turn of the round, 3 → 4');
	await expect(page.locator('.head')).toContainText(ui.phase.turn(4, 5));
	await markers.button(words.more(ui.correct.round)).click();
	await markers.apply();
	await shows(undo(page), 'Corrected: round, 2 → 3');
	expect(await violations(page)).toEqual([]);
});

test('TB-2.7, TB-3.1 a cop card, and what was turned up and for whom, are corrected', async ({
	page
}) => {
	const make = STATES['end'];
	if (make === undefined) throw new Error('no end of a round');
	await openTable(page, make());
	const correct = new CorrectSheet(page);
	await correct.open();
	const markers = await correct.part(ui.correct.markers);
	const cop = markers.root
		.locator('label')
		.filter({ hasText: ui.correct.cop(1) })
		.locator('select');
	const was = await cop.inputValue();
	await cop.selectOption({ index: was === '0' ? 1 : 0 });
	await markers.apply();
	await shows(undo(page), 'Corrected: cop card');

	const end = await correct.part(ui.phase.end);
	await end.pick(ui.correct.face, terms['money.9']);
	await end.pick(ui.correct.taker, called('Ľubo'));
	await end.apply();
	await shows(undo(page), 'turned up in .*9 M\\$');
	await page.keyboard.press('Escape');
	const turned = RegExp(ui.boss.turnedUp('9 M\\$', called('Ľubo')));
	await page.getByRole('button', { name: turned }).click();
	const sheet = page.locator('dialog[open]');
	await expect(sheet).toContainText(ui.boss.turnedUp('9 M$', called('Ľubo')));
});

test('TB-2.7, TB-2.8, TB-3.2, TB-3.4 with light tracking the round, Chicago, a shootout and the hands are corrected', async ({
	page
}) => {
	const make = STATES['light'];
	if (make === undefined) throw new Error('no light tracking');
	await openTable(page, make());
	const panel = page.locator('.panel-of-phase');
	await panel.getByRole('button', { name: ui.light.lastTurn }).click();
	await page.getByRole('button', { name: ui.light.showOrder }).click();
	const correct = new CorrectSheet(page);
	await correct.open();
	const markers = await correct.part(ui.correct.markers);
	await markers.button(words.more(ui.correct.round)).click();
	await markers.apply();
	await shows(undo(page), 'Corrected: round, 2 → 3');
	const end = await correct.part(ui.phase.end);
	await end.button(ui.correct.paid).click();
	await expect(panel.getByRole('button', { name: terms['place.chicago'] })).toHaveCount(0);
	await end.button(ui.correct.unpaid).click();
	await expect(end.button(ui.correct.paid)).toBeVisible();

	await end.pick(ui.correct.face, terms['face.shootout']);
	await end.pick(ui.correct.taker, called('Marek'));
	await end.root.locator('.form').first().getByRole('button').click();
	await end.button(ui.correct.shot(called('Eva'))).click();
	await shows(undo(page), 'Eva.? was at the shootout');
	await end.button(ui.correct.unshot(called('Eva'))).click();
	await shows(undo(page), 'Eva.? was not at the shootout');

	await end.button(ui.light.hands).click();
	const sheet = page.locator('dialog[open]');
	await sheet.getByRole('button', { name: words.more(called('Zsófia')), exact: true }).click();
	await sheet.getByRole('button', { name: ui.light.showOrder }).click();
	const order = panel.getByRole('list', { name: ui.order.lastTitle }).getByRole('listitem');
	await expect(order.first()).toContainText('Zsófia');
});
