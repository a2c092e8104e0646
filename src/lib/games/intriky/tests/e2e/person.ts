import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import cs from '../../messages/cs';
import en from '../../messages/en';

const CATALOGUES = { cs, en };

/** Somebody who plays in one language: reads what the screen offers and taps it. */
export class Person {
	readonly table: typeof en.ui.table;

	constructor(
		readonly page: Page,
		readonly language: keyof typeof CATALOGUES
	) {
		this.table = CATALOGUES[language].ui.table;
	}

	/** What happens now, the loudest line of the screen. */
	get headline(): Locator {
		return this.page.locator('.head h1');
	}

	get sheet(): Locator {
		return this.page.locator('dialog[open]');
	}

	async tap(name: string): Promise<void> {
		await this.page.locator('.panel-of-phase').getByRole('button', { name, exact: true }).click();
	}

	async answer(name: string): Promise<void> {
		await this.sheet.getByRole('button', { name, exact: true }).first().click();
	}

	async gone(): Promise<void> {
		await expect(this.sheet).toHaveCount(0);
	}

	async setUp(names: readonly string[], tracking: 'full' | 'light' = 'full'): Promise<void> {
		await this.page.goto('./new/intriky/');
		const fields = this.page.getByRole('textbox');
		await expect(fields.first()).toBeVisible();
		while ((await fields.count()) < names.length)
			await this.page.getByRole('button', { name: WORDS[this.language].addPlayer }).click();
		for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
		const { [tracking]: label } = CATALOGUES[this.language].ui.setup;
		await this.page.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
		await this.page.getByRole('button', { name: WORDS[this.language].startGame }).click();
		await expect(this.page).toHaveURL(/\/table\/\?game=/);
	}

	/** Lays an intrigue at the right end of the own row. */
	async lay(upper: string, lower: string, bags: string, where = this.table.layHere): Promise<void> {
		await this.tap(this.table.lay);
		await this.answer(upper);
		await this.answer(lower);
		await this.answer(bags);
		await this.sheet.getByRole('button', { name: where }).click();
		await this.gone();
	}

	/** A character comes, its price is read from the card, and it is hired. */
	async hire(name: string): Promise<void> {
		await this.tap(this.table.reveal);
		await this.answer(name);
		await this.gone();
		await this.openCharacter(name);
		await this.sheet.getByRole('button', { name: this.table.enter }).first().click();
		const second = this.sheet.getByRole('button', { name: this.table.enter });
		if ((await second.count()) > 0) await second.first().click();
		await this.answer(this.table.save);
		await this.gone();
		await this.openCharacter(name);
		await this.sheet.locator('.button.primary').first().click();
		await this.gone();
	}

	private async openCharacter(name: string): Promise<void> {
		await this.tap(this.table.money);
		await this.sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
	}

	/** Ends turns until it is somebody's. */
	async until(name: string): Promise<void> {
		const head = this.headline;
		do {
			const before = await head.textContent();
			await this.tap(this.table.end);
			await expect(head).not.toHaveText(before ?? '');
		} while (!(await head.textContent())?.includes(name));
	}
}
