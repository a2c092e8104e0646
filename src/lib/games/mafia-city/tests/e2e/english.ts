import { expect, type Locator, type Page } from '@playwright/test';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import { isolate } from '$lib/i18n/isolate';
import en from '../../messages/en';

/** What an English screen says: the shell's words and this game's labels. */
export const words = WORDS.en;
export const { ui } = en;

/** A name as it stands in a sentence, kept from turning it. */
export const called = isolate;

/** The parts of the table that specs look at and tap. */
export class Sight {
	constructor(readonly page: Page) {}

	/** A location by its number and name, e.g. `Harbour [2]`; its label tells all that lies there. */
	place(name: string): Locator {
		const label = new RegExp(`^${name.replace(/[[\]]/g, '\\$&')}`);
		return this.page.getByRole('group', { name: ui.city }).getByRole('button', { name: label });
	}

	button(name: string | RegExp): Locator {
		return this.page.locator('.panel-of-phase').getByRole('button', { name });
	}

	get undo(): Locator {
		return this.page.locator('.bar button').first();
	}

	get dialog(): Locator {
		return this.page.locator('dialog[open]');
	}

	/** Opens the log and taps the line that says this. */
	async openLine(text: string | RegExp): Promise<void> {
		await this.openLog();
		await this.dialog.locator('ol button').filter({ hasText: text }).first().click();
	}

	async openLog(): Promise<void> {
		await this.page.getByRole('button', { name: words.log, exact: true }).click();
		await expect(this.dialog).toBeVisible();
	}

	async closeSheet(): Promise<void> {
		await this.dialog.getByRole('button', { name: words.close, exact: true }).click();
		await expect(this.dialog).toHaveCount(0);
	}
}

/** The ids of the stored entries of a game, each with the one that it says it follows. */
export const storedChain = (page: Page, game: string): Promise<readonly [string, string][]> =>
	page.evaluate(async (id) => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('consigliere');
			opening.onsuccess = () => {
				resolve(opening.result);
			};
		});
		const rows = await new Promise<{ gameId: string; id: string; parent: string }[]>((resolve) => {
			const reading = db.transaction('entries').objectStore('entries').getAll();
			reading.onsuccess = () => {
				resolve(reading.result as { gameId: string; id: string; parent: string }[]);
			};
		});
		db.close();
		return rows
			.filter(({ gameId }) => gameId === id)
			.map((row): [string, string] => [row.id, row.parent]);
	}, game);
