import type { Locator, Page } from '@playwright/test';
import { WORDS } from './words';

const words = WORDS.en;

/** The sheet in which the table overrules, part by part, in English. */
export class CorrectSheet {
	constructor(readonly page: Page) {}

	async open(): Promise<void> {
		await this.page.getByRole('button', { name: words.correct.title }).click();
	}

	/** A part of the sheet, opened. */
	async part(title: string): Promise<Part> {
		const heading = this.page.locator('summary').and(this.page.getByText(title, { exact: true }));
		const part = this.page.locator('dialog[open] details').filter({ has: heading });
		if ((await part.getAttribute('open')) === null) await heading.click();
		return new Part(part);
	}
}

/** One part of the sheet. */
class Part {
	constructor(readonly root: Locator) {}

	/** Chooses from the list with this label, which holds its list, so its own words are those of its first part. */
	async pick(label: string, option: string): Promise<void> {
		await this.root
			.locator('label')
			.filter({ has: this.root.page().getByText(label, { exact: true }) })
			.locator('select')
			.selectOption({ label: option });
	}

	/** Carries out what was chosen; where a part has several such buttons, the last one that shows. */
	async apply(): Promise<void> {
		await this.root.getByRole('button', { name: words.correct.apply, exact: true }).last().click();
	}

	button(name: string): Locator {
		return this.root.getByRole('button', { name, exact: true });
	}
}
