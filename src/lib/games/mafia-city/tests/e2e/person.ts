import { expect, type Locator, type Page } from '@playwright/test';
import type { Whim } from '../../../../../../tests/e2e/support/whim';
import type { Catalogue } from '../../messages/en';
import { shell as shellCs } from '$lib/i18n/messages/cs/shell';
import { default as cs } from '../../messages/cs';

/** Which phase the headline names. */
export type Phase = keyof Catalogue['ui']['phase'] | 'other';

/** Somebody who plays in Czech: reads what the screen offers and taps one of it. */
export class Person {
	/** Every tap on the table, to be counted. */
	taps = 0;
	/** Those of them in which a player chose among locations. */
	decisions = 0;
	readonly ui = cs.ui;
	readonly words = shellCs;

	constructor(
		readonly page: Page,
		readonly whim: Whim
	) {}

	/** Goes from Home to a table. */
	async setUp(
		names: readonly string[],
		tracking: 'full' | 'light',
		beginners = true
	): Promise<void> {
		const { page, words, ui } = this;
		await page.locator('a[href*="/new/mafia-city"]').first().click();
		const fields = page.getByRole('textbox');
		await expect(fields.first()).toBeVisible();
		while ((await fields.count()) < names.length) {
			await page.getByRole('button', { name: words.addPlayer }).click();
		}
		for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
		if (beginners) await this.choose(ui.setup.beginners);
		if (tracking === 'light') await this.choose(ui.setup.light);
		await page.getByRole('button', { name: words.startGame }).click();
		await expect(page).toHaveURL(/\/table\/\?game=/);
		await expect(this.city).toBeVisible();
	}

	get city(): Locator {
		return this.page.getByRole('group', { name: this.ui.city });
	}

	/** What is offered under the thumb. */
	get panel(): Locator {
		return this.page.locator('.panel-of-phase');
	}

	/** The locations that a tap may be meant for now. */
	get open(): Locator {
		return this.city.locator('[role="button"].open');
	}

	get undo(): Locator {
		return this.page.getByRole('button', { name: /^Zpět/ });
	}

	async phase(): Promise<Phase> {
		const [small, large] = ['.phase', 'h1'].map((part) => this.page.locator(`.head ${part}`));
		const text = `${(await small?.textContent()) ?? ''} ${(await large?.textContent()) ?? ''}`;
		const entries = Object.entries(this.ui.phase) as [Phase, string][];
		return entries.find(([, name]) => text.includes(name))?.[0] ?? 'other';
	}

	/** The round as the top bar tells it. */
	async round(): Promise<string> {
		return (await this.page.locator('.top p').first().textContent()) ?? '';
	}

	/** Taps, and waits until the table shows that something has happened. */
	async tap(target: Locator): Promise<void> {
		const before = await this.sight();
		await target.click();
		this.taps += 1;
		await expect.poll(() => this.sight(), { intervals: [10, 20, 50] }).not.toBe(before);
	}

	/** All that the table shows and says, to be compared. */
	async sight(): Promise<string> {
		return this.page.evaluate(() => {
			const said = [...document.querySelectorAll('main [aria-label], dialog[open]')];
			const labels = said.map(
				(element) => element.getAttribute('aria-label') ?? element.textContent
			);
			return `${document.querySelector('main .view')?.textContent ?? ''}|${labels.join('|')}`;
		});
	}

	button(name: string | RegExp): Locator {
		return this.panel.getByRole(
			'button',
			typeof name === 'string' ? { name, exact: true } : { name }
		);
	}

	/** Whether the button is there and would be carried out. */
	async offers(button: Locator): Promise<boolean> {
		if ((await button.count()) === 0) return false;
		return (await button.first().getAttribute('aria-disabled')) !== 'true';
	}

	private async choose(label: string): Promise<void> {
		await this.page.getByRole('radio', { name: new RegExp(`^${label}`) }).check();
	}
}
