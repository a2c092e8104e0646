import { expect, test, type Locator, type Page } from '@playwright/test';
import { prefer, readyForOffline } from '../../../../../tests/e2e/support/app';
import { shell } from '../../../i18n/messages/cs/shell';
import cs from '../messages/cs';

const { table } = cs.ui;
const NAMES = ['Eva', 'Řehoř', 'Žofie'];

/** Somebody who plays in Czech: reads what the screen offers and taps it. */
class Person {
	constructor(readonly page: Page) {}

	get sheet(): Locator {
		return this.page.locator('dialog[open]');
	}

	async tap(name: string): Promise<void> {
		await this.page.locator('.panel-of-turn').getByRole('button', { name, exact: true }).click();
	}

	async answer(name: string): Promise<void> {
		await this.sheet.getByRole('button', { name, exact: true }).first().click();
	}

	async gone(): Promise<void> {
		await expect(this.sheet).toHaveCount(0);
	}

	async setUp(): Promise<void> {
		await this.page.goto('./new/intriky/');
		const fields = this.page.getByRole('textbox');
		for (const [seat, name] of NAMES.entries()) await fields.nth(seat).fill(name);
		await this.page.getByRole('button', { name: shell.startGame }).click();
		await expect(this.page).toHaveURL(/\/table\/\?game=/);
	}

	/** Lays an intrigue at the right end of the own row. */
	async lay(upper: string, lower: string, bags: string, where = table.layHere): Promise<void> {
		await this.tap(table.lay);
		await this.answer(upper);
		await this.answer(lower);
		await this.answer(bags);
		await this.sheet.getByRole('button', { name: where }).click();
		await this.gone();
	}

	/** A character comes, its price is read from the card, and it is hired. */
	async hire(name: string): Promise<void> {
		await this.tap(table.reveal);
		await this.answer(name);
		await this.gone();
		await this.openCharacter(name);
		await this.sheet.getByRole('button', { name: table.enter }).first().click();
		const second = this.sheet.getByRole('button', { name: table.enter });
		if ((await second.count()) > 0) await second.first().click();
		await this.answer(table.save);
		await this.gone();
		await this.openCharacter(name);
		await this.sheet.locator('.button.primary').first().click();
		await this.gone();
	}

	private async openCharacter(name: string): Promise<void> {
		await this.tap(table.money);
		await this.sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
	}

	/** Ends turns until it is somebody's. */
	async until(name: string): Promise<void> {
		const head = this.page.locator('h1').last();
		do {
			const before = await head.textContent();
			await this.tap(table.end);
			await expect(head).not.toHaveText(before ?? '');
		} while (!(await head.textContent())?.includes(name));
	}
}

test('three players, everything tracked, in Czech, without network, to the fourth character', async ({
	page
}) => {
	test.setTimeout(300_000);
	await prefer(page, { language: 'cs' });
	await page.goto('./');
	await readyForOffline(page);
	await page.context().setOffline(true);
	const person = new Person(page);
	await person.setUp();

	await person.lay('Vylož', '2 karty', '4 $');
	await person.until('Eva');
	await person.lay('1 kartu', 'Zruš', '3 $', table.rightEnd);
	await person.until('Eva');

	// The initiator is laid, the row is read, and a player is made to lay out of turn.
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	await person.answer(table.layInitiator(2));
	await person.tap(table.read);
	await expect(person.sheet.getByRole('heading', { name: 'Vylož 1 kartu' })).toBeVisible();
	await person.answer('Řehoř');
	await person.answer(table.readThis);
	await person.gone();
	await expect(page.locator('h1').last()).toContainText(cs.terms['duty.lay']);
	await person.lay('Přesuň', '3 karty', '2 $');
	await expect(page.locator('.rows').getByText(table.bank(7))).toBeAttached();

	for (const pair of [
		['Taxikář', 'Pilot'],
		['Opravář', 'Vrah']
	]) {
		for (const name of pair) await person.hire(name);
		if (pair[0] === 'Taxikář') await person.until('Eva');
	}
	await expect(page.locator('h1').last()).toContainText('Eva');
	await page.locator('a[href*="/result/?game="]').click();
	await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
