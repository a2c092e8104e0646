import { expect, test, type Locator } from '@playwright/test';
import { called, Sight, ui, words } from './english';
import { openTable, scripted } from './states';

test('points, a mafioso, cards, a figure, the turn and the phase are corrected by taps, each a line to undo', async ({
	page
}) => {
	test.setTimeout(120_000);
	await openTable(page, scripted('correct', [{ type: 'place', player: 0, location: 'harbour' }]));
	const sight = new Sight(page);
	await page.getByRole('button', { name: words.correct.title }).click();
	const section = (title: string): Locator =>
		sight.dialog.locator('details').filter({ has: page.getByText(title, { exact: true }) });
	/** A label holds its list, so its own words are those of its first part. */
	const pick = (within: Locator, label: string): Locator =>
		within
			.locator('label')
			.filter({ has: page.getByText(label, { exact: true }) })
			.locator('select');
	const apply = (within: Locator): Promise<void> =>
		within.getByRole('button', { name: words.correct.apply, exact: true }).click();

	const points = section(ui.correct.points);
	await points.getByRole('button', { name: words.more(called('Zsófia')) }).click();
	await points.getByRole('button', { name: words.more(called('Zsófia')) }).click();
	await apply(points);
	await expect(sight.undo).toHaveAttribute('aria-label', /Zsófia/);

	const mafiosi = section(ui.correct.mafiosi);
	await mafiosi.getByText(ui.correct.mafiosi, { exact: true }).click();
	await pick(mafiosi, ui.correct.from).selectOption({ label: 'Harbour [2], 1. from the bottom' });
	await pick(mafiosi, ui.correct.to).selectOption({ label: 'the Cell' });
	await apply(mafiosi);
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);

	const cards = section(ui.correct.cards);
	await cards.getByText(ui.correct.cards, { exact: true }).click();
	await pick(cards, ui.correct.from).selectOption({ label: 'draw pile' });
	await pick(cards, ui.correct.to).selectOption({ label: called('Marek') });
	await apply(cards);
	await expect(cards.getByText(ui.correct.piles(40, 0))).toBeVisible();

	const figures = section(ui.correct.figures);
	await figures.getByText(ui.correct.figures, { exact: true }).click();
	await pick(figures, 'Mayor').selectOption({ label: called('Ľubo') });
	await apply(figures);
	await expect(sight.place('Town Hall [7]')).not.toHaveAttribute('aria-label', /Mayor/);

	const order = section(ui.correct.order);
	await order.getByText(ui.correct.order, { exact: true }).click();
	await pick(order, ui.correct.turn).selectOption({ label: called('Ľubo') });
	await apply(order);
	await expect(page.locator('.head')).toContainText('Ľubo');
	await pick(order, ui.correct.phase).selectOption({ label: ui.phase.strategy });
	await apply(order);
	await expect(page.locator('.head')).toContainText(ui.phase.strategy);
	await sight.closeSheet();

	await sight.openLog();
	await expect(sight.dialog.locator('ol button')).toHaveCount(7);
	await sight.closeSheet();
	for (let left = 6; left > 0; left -= 1) {
		const before = await sight.undo.getAttribute('aria-label');
		await sight.undo.click();
		await expect(sight.undo).not.toHaveAttribute('aria-label', before ?? '');
	}
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva/);
	await expect(page.locator('.players')).not.toContainText('2 VP');
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
