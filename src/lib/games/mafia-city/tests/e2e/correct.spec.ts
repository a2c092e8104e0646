import { expect, test, type Locator } from '@playwright/test';
import { violations } from '../../../../../../tests/e2e/support/axe';
import { CorrectSheet } from '../../../../../../tests/e2e/support/correct';
import type { Command } from '../../schema';
import { called, Sight, ui, words } from './english';
import { openTable, scripted } from './states';

test('points, a mafioso, cards, a figure, the turn and the phase are corrected by taps, each a line to undo', async ({
	page
}) => {
	test.setTimeout(120_000);
	await openTable(page, scripted('correct', [{ type: 'place', player: 0, location: 'harbour' }]));
	const correct = new CorrectSheet(page);
	const sight = new Sight(page);
	await correct.open();

	const points = await correct.part(ui.correct.points);
	await points.button(words.more(called('Zsófia'))).click();
	await points.button(words.more(called('Zsófia'))).click();
	await points.apply();
	await expect(sight.undo).toHaveAttribute('aria-label', /Zsófia/);

	const mafiosi = await correct.part(ui.correct.mafiosi);
	await mafiosi.pick(ui.correct.from, 'Harbour [2], no. 1 from the bottom');
	await mafiosi.pick(ui.correct.to, 'the Cell');
	await mafiosi.apply();
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);

	const cards = await correct.part(ui.correct.cards);
	await cards.pick(ui.correct.from, 'draw pile');
	await cards.pick(ui.correct.to, called('Marek'));
	await cards.apply();
	await expect(cards.root.getByText(ui.correct.piles(40, 0))).toBeVisible();

	const figures = await correct.part(ui.correct.figures);
	await figures.pick('Mayor', called('Ľubo'));
	await figures.apply();
	await expect(sight.place('Town Hall [7]')).not.toHaveAttribute('aria-label', /Mayor/);

	const order = await correct.part(ui.correct.order);
	await order.pick(ui.correct.turn, called('Ľubo'));
	await order.apply();
	await expect(page.locator('.head')).toContainText('Ľubo');
	await order.button(words.more(ui.correct.round)).click();
	await order.apply();
	await expect(sight.undo).toHaveAttribute('aria-label', /round\s1 → 2/);
	await order.pick(ui.correct.phase, ui.phase.strategy);
	await order.apply();
	await expect(page.locator('.head')).toContainText(ui.phase.strategy);
	await sight.closeSheet();

	await sight.openLog();
	await expect(sight.dialog.locator('ol button')).toHaveCount(8);
	await sight.closeSheet();
	for (let left = 7; left > 0; left -= 1) {
		const before = await sight.undo.getAttribute('aria-label');
		await sight.undo.click();
		await expect(sight.undo).not.toHaveAttribute('aria-label', before ?? '');
	}
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva/);
	await expect(page.locator('.players')).not.toContainText('2 VP');
});

test('reserve, hand, the Cell, the discard pile, every figure, the start, passes and markers are corrected too', async ({
	page
}) => {
	test.setTimeout(120_000);
	const informed: readonly Command[] = [
		{ type: 'place', player: 0, location: 'harbour' },
		{ type: 'play', player: 1, play: { as: 'informer', target: { location: 'harbour', level: 0 } } }
	];
	await openTable(page, scripted('overruled', informed));
	const correct = new CorrectSheet(page);
	const sight = new Sight(page);
	const strip = (seat: number): Locator => page.locator('.players li').nth(seat);
	await correct.open();

	const mafiosi = await correct.part(ui.correct.mafiosi);
	const owned = strip(0).locator('.owned > span').first();
	const [hand = 0, reserve = 0] = (await owned.innerText()).split('+').map(Number);
	await mafiosi.pick(ui.correct.from, 'reserve');
	await mafiosi.pick(ui.correct.to, 'hand');
	await mafiosi.apply();
	await expect(owned).toHaveText(`${String(hand + 1)}+${String(reserve - 1)}`);
	await mafiosi.pick(ui.correct.from, 'hand');
	await mafiosi.pick(ui.correct.to, 'reserve');
	await mafiosi.apply();
	await expect(owned).toHaveText(`${String(hand)}+${String(reserve)}`);
	await mafiosi.pick(ui.correct.from, 'the Cell');
	await mafiosi.pick(ui.correct.to, ui.correct.onTop('Town Hall [7]'));
	await mafiosi.apply();
	await expect(sight.place('Town Hall [7]')).toHaveAttribute('aria-label', /Eva/);
	await expect(sight.place('Prison [1]')).not.toHaveAttribute('aria-label', /Eva/);

	const cards = await correct.part(ui.correct.cards);
	await cards.pick(ui.correct.from, 'discard pile');
	await cards.pick(ui.correct.to, 'draw pile');
	await cards.apply();
	await expect(cards.root.getByText(/discard pile 0$/)).toBeVisible();

	const figures = await correct.part(ui.correct.figures);
	await figures.pick('Policeman', called('Eva'));
	await figures.apply();
	await expect(strip(0)).toContainText('Policeman');
	await figures.pick('Assassin', 'Prison [1]');
	await figures.apply();
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Assassin/);

	const order = await correct.part(ui.correct.order);
	await order.pick(ui.strip.start, called('Ľubo'));
	await order.apply();
	await expect(strip(3)).toContainText(ui.strip.start);
	await order.button(called('Eva')).click();
	await expect(strip(0).locator('.pass')).toBeVisible();
	await order.button(called('Eva')).click();
	await expect(strip(0).locator('.pass')).toHaveCount(0);

	await order.pick(ui.correct.phase, ui.phase.locations);
	await order.apply();
	await expect(page.locator('.head')).toContainText(ui.phase.locations);
	await order.button('7').click();
	await expect(sight.place('Town Hall [7]')).toHaveAttribute(
		'aria-label',
		new RegExp(ui.hex.marked)
	);
	await order.button('7').click();
	await expect(sight.place('Town Hall [7]')).not.toHaveAttribute(
		'aria-label',
		new RegExp(ui.hex.marked)
	);
	expect(await violations(page)).toEqual([]);
	await sight.closeSheet();
	await sight.openLog();
	await expect(sight.dialog.locator('ol button')).toHaveCount(informed.length + 12);
});

test('MC-3.6 with light tracking the Private Club gives one or two points, also when it comes last', async ({
	page
}) => {
	const nobody = (location: 'prison' | 'harbour' | 'fightersClub' | 'policeStation') =>
		({ type: 'control', location, by: null }) as const;
	const game = scripted(
		'club',
		[
			{ type: 'endAction' },
			{ type: 'correct', correction: { what: 'mayor', to: 1 } },
			...(['prison', 'harbour', 'fightersClub', 'policeStation'] as const).flatMap((location) => [
				{ type: 'choose', location } as const,
				nobody(location)
			]),
			{ type: 'choose', location: 'businessDistrict' },
			{ type: 'control', location: 'businessDistrict', by: null },
			{ type: 'choose', location: 'townHall' },
			{ type: 'control', location: 'townHall', by: 1 }
		],
		{ tracking: 'light' }
	);
	await openTable(page, game);
	const sight = new Sight(page);
	await expect(page.locator('.head')).toContainText('Private Club');
	await sight.button(ui.light.extraOf(called('Eva'))).click();
	await expect(page.locator('.head')).toContainText(ui.phase.strategy);
	await expect(page.locator('.players li').first().locator('.vp')).toHaveText('2');
});

test('MC-2 with light tracking the round and the starting player are corrected by taps', async ({
	page
}) => {
	await openTable(page, scripted('lightRound', [{ type: 'endAction' }], { tracking: 'light' }));
	const correct = new CorrectSheet(page);
	const sight = new Sight(page);
	await correct.open();
	const order = await correct.part(ui.correct.order);
	await order.button(words.more(ui.correct.round)).click();
	await order.apply();
	await expect(page.locator('header').first()).toContainText(/round\s2/i);
	await order.pick(ui.strip.start, called('Ľubo'));
	await order.apply();
	await expect(page.locator('.players li').nth(3)).toContainText(ui.strip.start);
	await sight.closeSheet();
	await sight.undo.click();
	await expect(sight.undo).toHaveAttribute('aria-label', /round\s1 → 2/);
	await sight.undo.click();
	await expect(page.locator('header').first()).toContainText(/round\s1/i);
});
