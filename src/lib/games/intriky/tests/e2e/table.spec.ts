import { expect, test, type Locator, type Page } from '@playwright/test';
import { isolate } from '$lib/i18n/isolate';
import { CorrectSheet } from '../../../../../../tests/e2e/support/correct';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import type { StoredGame } from '../../../../../../tests/e2e/support/stored';
import en from '../../messages/en';
import { Person } from './person';
import { openTable, STATES } from './states';

const { check, correct, payment, table } = en.ui;

async function at(page: Page, game: StoredGame): Promise<Person> {
	await openTable(page, game);
	return new Person(page, 'en');
}

/** What the screen tells of a player, in words. */
const strip = (page: Page, seat: number): Locator => page.locator('.rows section').nth(seat);
const hand = (page: Page, seat: number, cards: string): Promise<void> =>
	expect(strip(page, seat)).toContainText(`In hand: ${cards}`);

test('“this does not concern me” is said by whoever has it, before anything is carried out', async ({
	page
}) => {
	const person = await at(page, STATES.defence());
	await expect(person.headline).toContainText('Marek');
	await person.tap(table.stop);
	await person.answer(table.defend(isolate('Marek')));
	await person.gone();
	await expect(person.headline).toHaveText(table.turnOf(isolate('Eva')));
	await expect(strip(page, 1).locator('button.card')).toHaveCount(1);
	await hand(page, 1, '4 cards');
});

test('the Mayor cancels what was carried out already, paid with the cards that the player wants', async ({
	page
}) => {
	const person = await at(page, STATES.mayor());
	await hand(page, 0, '7 cards');
	await person.tap(table.stop);
	const bank = (dollars: number) =>
		person.sheet.getByRole('button', { name: payment.payWith(dollars), exact: true });
	await expect(bank(2)).toHaveAttribute('aria-pressed', 'true');
	await bank(2).click();
	await bank(3).click();
	await person.answer(table.mayorStops(isolate('Zsófia')));
	await person.gone();
	await hand(page, 0, '4 cards');
	await expect(strip(page, 2)).toContainText(table.bank(2));
	await expect(strip(page, 0)).toContainText(table.bank(6));
});

test('a promise is remembered in its turn and crossed out', async ({ page }) => {
	const person = await at(page, STATES.turn());
	await person.tap(table.agreements);
	await person.answer('Eva');
	await person.sheet.getByRole('textbox').fill('No Banker against Marek');
	await person.answer(WORDS.en.less(table.roundsAhead));
	await person.sheet
		.getByRole('group', { name: table.inWhoseTurn })
		.getByRole('button', { name: 'Marek' })
		.click();
	await person.answer(table.remind);
	await page.keyboard.press('Escape');
	const reminder = page.locator('.panel-of-phase').getByRole('status');
	await expect(reminder).toHaveCount(0);
	await person.tap(table.end);
	await expect(reminder).toBeVisible();
	await reminder.getByRole('button').click();
	await expect(reminder).toHaveCount(0);
});

test('cards go from hand to hand; dollars and characters are refused with the rule', async ({
	page
}) => {
	const person = await at(page, STATES.turn());
	await strip(page, 0).locator('.who').click();
	await person.answer(table.give);
	await person.answer('Marek');
	for (const goods of ['dollars', 'character'] as const) {
		await person.sheet.getByRole('radio', { name: table.goods[goods] }).check({ force: true });
		await expect(person.sheet.getByText('IN-1.5')).toBeVisible();
		await expect(person.sheet.getByRole('button', { name: table.give })).toHaveAttribute(
			'aria-disabled',
			'true'
		);
	}
	await person.sheet.getByRole('radio', { name: table.goods.cards }).check({ force: true });
	await person.answer(table.give);
	await person.gone();
	await hand(page, 0, '4 cards');
	await hand(page, 1, '4 cards');
});

test('everything tracked can be corrected, and undone', async ({ page }) => {
	const person = await at(page, STATES.turn());
	await page.getByRole('button', { name: WORDS.en.correct.title }).click();
	const pick = (label: string) => person.sheet.getByRole('combobox', { name: label, exact: true });
	await pick(correct.to).selectOption({ label: `${isolate('Eva')}: ${en.terms['place.hand']}` });
	await person.answer(WORDS.en.correct.apply);
	await hand(page, 0, '6 cards');
	await pick(correct.from).selectOption({ label: `${isolate('Eva')}: ${en.terms['place.hand']}` });
	await pick(correct.to).selectOption({ label: `${isolate('Marek')}: ${en.terms['place.bank']}` });
	await person.answer(WORDS.en.correct.apply);
	await expect(strip(page, 1)).toContainText(table.bank(1));
	await person.sheet.getByText(correct.turn, { exact: true }).click();
	await person.answer(correct.laid);
	await person.sheet.getByText(correct.duties, { exact: true }).click();
	await pick(correct.task).selectOption({ label: en.terms['duty.lay'] });
	await person.sheet
		.getByRole('button', { name: WORDS.en.correct.apply, exact: true })
		.last()
		.click();
	await page.keyboard.press('Escape');
	await expect(person.headline).toContainText(en.terms['duty.lay']);
	const undo = page.getByRole('button', { name: new RegExp(`^${WORDS.en.undo}`) });
	await undo.click();
	await expect(person.headline).toHaveText(table.turnOf(isolate('Eva')));
});

test('the plan of the turn says what the bank can pay, with which cards, and how many may be hired', async ({
	page
}) => {
	const person = await at(page, STATES.rich());
	await strip(page, 0).locator('.who').click();
	await person.answer(table.plan);
	const { sheet } = person;
	await expect(sheet.getByRole('heading', { name: payment.empty })).toBeVisible();
	await sheet.getByRole('switch', { name: 'Policeman' }).check();
	await sheet.getByRole('switch', { name: 'Killer' }).check();
	await expect(sheet.getByRole('heading', { name: payment.yes })).toBeVisible();
	await expect(sheet.getByText('4$ + 4$')).toBeVisible();
	await sheet.getByRole('switch', { name: 'Mayor' }).check();
	await expect(sheet.getByRole('heading', { name: payment.no(2) })).toBeVisible();
	await expect(sheet.getByText('IN-2.1')).toBeVisible();
});

test('a card is moved from another row, out of turn', async ({ page }) => {
	const person = await at(page, STATES.moving());
	await strip(page, 0).locator('button.card').first().click();
	await person.answer(table.moveHere);
	await person.gone();
	await expect(strip(page, 1).locator('button.card')).toHaveCount(1);
	await expect(person.headline).toContainText(en.terms['duty.lay']);
});

test('a card that is saved as it lies leaves no line in the log', async ({ page }) => {
	const person = await at(page, STATES.turn());
	const undo = page.getByRole('button', { name: new RegExp(`^${WORDS.en.undo}`) });
	const before = await undo.getAttribute('aria-label');
	await strip(page, 0).locator('button.card').first().click();
	await person.answer(table.edit);
	await person.answer(table.save);
	await expect(person.sheet.getByRole('button', { name: table.edit })).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(undo).toHaveAttribute('aria-label', before ?? '');
});

test('an initiator may wait beside a row that is too short, where the table plays so', async ({
	page
}) => {
	const person = await at(page, STATES.waiting());
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	await person.answer(table.layInitiator(2));
	await person.gone();
	await strip(page, 0)
		.getByRole('button', { name: table.waits(2) })
		.click();
	await expect(person.sheet.getByRole('button', { name: table.fire })).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	await expect(person.sheet.getByText('IN-4.1')).toBeVisible();
});

test('IN-3.3 an initiator waits in a row that is long enough, where that is wished', async ({
	page
}) => {
	const person = await at(page, STATES.patient());
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	await person.sheet.getByRole('switch', { name: table.letWait }).check();
	await person.answer(table.layInitiator(2));
	await person.gone();
	await strip(page, 0)
		.getByRole('button', { name: table.waits(2) })
		.click();
	await person.answer(table.fire);
	await person.gone();
	await expect(person.headline).toContainText(en.terms['duty.read']);
});

test('IN-3.3 the number of an initiator that waits is corrected, and undone', async ({ page }) => {
	const person = await at(page, STATES.waiting());
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	await person.answer(table.layInitiator(2));
	await person.gone();
	await page.getByRole('button', { name: WORDS.en.correct.title }).click();
	const part = await new CorrectSheet(page).part(correct.waiting);
	await part.button(WORDS.en.more(isolate('Eva'))).click();
	await part.apply();
	const undo = page.getByRole('button', { name: new RegExp(`^${WORDS.en.undo}`) });
	await expect(undo).toHaveAttribute('aria-label', /initiator that waits .*2 → 3/);
	await page.keyboard.press('Escape');
	await expect(strip(page, 0).getByRole('button', { name: table.waits(3) })).toBeVisible();
	await undo.click();
	await expect(strip(page, 0).getByRole('button', { name: table.waits(2) })).toBeVisible();
});

test('light tracking, to the fourth character', async ({ page }) => {
	const person = new Person(page, 'en');
	await person.setUp(['Eva', 'Marek', 'Ľubo', 'Zsófia'], 'light');
	await person.tap(table.gain);
	for (const bags of ['4 $', '3 $']) await person.answer(bags);
	await person.answer(table.gainSum(7));
	await person.gone();
	await expect(strip(page, 0)).toContainText(table.bank(7));
	for (const [first, second] of [
		['Taxi Driver', 'Pilot'],
		['Killer', 'Mayor']
	] as const) {
		await person.hire(first);
		await person.hire(second);
		if (first === 'Taxi Driver') await person.until('Eva');
	}
	await expect(person.headline).toHaveText(table.wins(isolate('Eva')));
});

test('a turn by the keyboard alone', async ({ page }) => {
	const person = await at(page, STATES.turn());
	const press = async (target: Locator, key = 'Enter') => {
		for (let steps = 0; steps < 60; steps += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) break;
			await page.keyboard.press('Tab');
		}
		await expect(target).toBeFocused();
		await page.keyboard.press(key);
	};
	await press(page.getByRole('button', { name: table.lay, exact: true }));
	const words = person.sheet.getByRole('group', { name: check.words });
	await press(words.getByRole('button', { name: 'Zahoď' }));
	await press(words.getByRole('button', { name: '1 kartu' }), 'Space');
	await press(person.sheet.getByRole('button', { name: '2 $', exact: true }));
	await press(person.sheet.getByRole('button', { name: table.rightEnd }));
	await person.gone();
	await expect(strip(page, 0).locator('button.card')).toHaveCount(3);
	await press(page.getByRole('button', { name: table.end, exact: true }));
	await expect(person.headline).toHaveText(table.turnOf(isolate('Marek')));
});
