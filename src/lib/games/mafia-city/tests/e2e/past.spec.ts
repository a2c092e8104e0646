import { expect, test } from '@playwright/test';
import { violations } from '../../../../../../tests/e2e/support/axe';
import type { Command } from '../../schema';
import { Sight, ui, words } from './english';
import { openTable, scripted } from './states';

const harbour = { location: 'harbour', level: 0 } as const;
/** Eva is on the Harbour, Zsófia jails that mafioso, and the table plays on. */
const EVENING: readonly Command[] = [
	{ type: 'place', player: 0, location: 'harbour' },
	{ type: 'place', player: 1, location: 'prison' },
	{ type: 'play', player: 2, play: { as: 'informer', target: harbour } },
	{ type: 'place', player: 3, location: 'harbour' },
	{ type: 'place', player: 0, location: 'townHall' }
];

test('MC-5.1 a cancellation can be entered late, from the log, and undone as a whole', async ({
	page
}) => {
	await openTable(page, scripted('late', EVENING));
	const sight = new Sight(page);
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);
	await sight.openLine(/Informer/);
	await sight.dialog.getByText(words.addAfter).click();
	expect(await violations(page)).toEqual([]);
	await sight.dialog
		.getByRole('button', { name: /Marek.*Police Chief/ })
		.first()
		.click();
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva.*Ľubo/);
	await expect(sight.place('Prison [1]')).not.toHaveAttribute('aria-label', /Cell/);
	await sight.openLog();
	await expect(sight.dialog.locator('ol button')).toHaveCount(EVENING.length + 1);
	expect(await violations(page)).toEqual([]);
	await sight.closeSheet();
	await sight.undo.click();
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);
});

test('a cancellation of the last action is offered until something follows', async ({ page }) => {
	await openTable(page, scripted('now', EVENING.slice(0, 3)));
	const sight = new Sight(page);
	await sight.button(/^Cancel/).click();
	await sight.dialog.locator('section', { hasText: 'Police Chief' }).getByText('Marek').click();
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', /Eva/);
	// The cancellation can be cancelled in its turn, as often as anybody likes.
	await sight.button(/^Cancel/).click();
	await sight.dialog.locator('section', { hasText: 'Fists' }).getByText('Ľubo').click();
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);
	await sight.place('Harbour [2]').click();
	await expect(sight.button(/^Cancel/)).toHaveCount(0);
});

test('a line taken out: what no longer holds is flagged, and undo brings it back', async ({
	page
}) => {
	await openTable(page, scripted('out', EVENING));
	const sight = new Sight(page);
	// Without Eva’s first turn the next three are nobody’s; her second one is her first then.
	await sight.openLine(/^.?Eva.? → Harbour/);
	await expect(sight.dialog.getByText(words.wouldFlag(3))).toBeVisible();
	await sight.dialog.getByRole('button', { name: words.takeOut }).click();
	await expect(page.getByText(words.amended(3))).toBeVisible();
	await sight.openLog();
	await expect(sight.dialog.getByText(words.noEffect)).toBeVisible();
	await sight.closeSheet();
	await sight.undo.click();
	await sight.openLog();
	await expect(sight.dialog.getByText(words.noEffect)).toHaveCount(0);
	await sight.closeSheet();
	await expect(sight.place('Prison [1]')).toHaveAttribute('aria-label', /Cell: .?Eva/);
});

test('a line can be changed to another place', async ({ page }) => {
	await openTable(page, scripted('change', EVENING));
	const sight = new Sight(page);
	await sight.openLine(/Ľubo.*Harbour/);
	await sight.dialog.getByText(words.changeTo).click();
	await sight.dialog.getByRole('button', { name: /Ľubo.*Private Club/ }).click();
	await expect(sight.place('Private Club [6]')).toHaveAttribute('aria-label', /Ľubo/);
	await expect(sight.place('Harbour [2]')).toHaveAttribute('aria-label', new RegExp(ui.hex.empty));
});
