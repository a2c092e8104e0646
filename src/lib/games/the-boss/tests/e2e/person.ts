import { expect, type Locator, type Page } from '@playwright/test';
import type { Whim } from '../../../../../../tests/e2e/support/whim';
import type { Language } from '../../../../../../tests/e2e/support/app';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import { default as cs } from '../../messages/cs';
import { default as en } from '../../messages/en';
import { default as hu } from '../../messages/hu';
import { default as sk } from '../../messages/sk';

const CATALOGUES = { en, cs, sk, hu };

/** How many taps a game may take before something must be wrong. */
const MOST_TAPS = 900;

/** Somebody who plays The Boss by what the screen shows and offers. */
export class Person {
	taps = 0;
	readonly ui: (typeof en)['ui'];
	readonly words: (typeof WORDS)[Language];

	constructor(
		readonly page: Page,
		readonly whim: Whim,
		language: Language = 'en'
	) {
		this.ui = CATALOGUES[language].ui;
		this.words = WORDS[language];
	}

	/** Goes from Home to a table. */
	async setUp(names: readonly string[], tracking: 'full' | 'light'): Promise<void> {
		const { page, ui } = this;
		await page.goto('./');
		await page.locator('a[href*="/new/the-boss"]').first().click();
		const fields = page.getByRole('textbox');
		await expect(fields.first()).toBeVisible();
		while ((await fields.count()) < names.length) {
			await page.getByRole('button', { name: this.words.addPlayer }).click();
		}
		for (const [seat, name] of names.entries()) await fields.nth(seat).fill(name);
		if (tracking === 'light') {
			await page.getByRole('radio', { name: new RegExp(`^${ui.setup.light}`) }).check();
		}
		await page.getByRole('button', { name: this.words.startGame }).click();
		await expect(this.row).toBeVisible();
	}

	get row(): Locator {
		return this.page.getByRole('list', { name: this.ui.row });
	}

	/** What is offered under the thumb. */
	get panel(): Locator {
		return this.page.locator('.panel-of-phase');
	}

	get sheet(): Locator {
		return this.page.locator('dialog[open]');
	}

	/** Buttons of a part of the screen that would be carried out. */
	offered(part: Locator, inside: string): Locator {
		return part.locator(`${inside} button:not([aria-disabled="true"])`);
	}

	/** Taps, and waits until the table shows that something has happened. */
	async tap(target: Locator): Promise<void> {
		const before = await this.sight();
		await this.press(target);
		this.taps += 1;
		await expect.poll(() => this.sight(), { intervals: [10, 20, 50] }).not.toBe(before);
	}

	protected async press(target: Locator): Promise<void> {
		await target.click();
	}

	/** All that the table shows and says, to be compared. */
	async sight(): Promise<string> {
		return this.page.evaluate(() => {
			const said = [...document.querySelectorAll('main [aria-label], main [aria-pressed]')].map(
				(element) =>
					`${element.getAttribute('aria-label') ?? ''}${element.getAttribute('aria-pressed') ?? ''}`
			);
			const sheet = document.querySelector('dialog[open]')?.textContent ?? '';
			return `${document.querySelector('main .view')?.textContent ?? ''}|${said.join('|')}|${sheet}`;
		});
	}

	/** Plays until the table says that the game is over, or until `until` says that it is enough. */
	async play(until: () => Promise<boolean> = () => Promise.resolve(false)): Promise<boolean> {
		while (this.taps < MOST_TAPS && !(await until())) {
			const phase = (await this.page.locator('.head .phase').textContent()) ?? '';
			if (phase.startsWith(this.ui.phase.finished)) return true;
			if (phase.startsWith(this.ui.phase.round)) await this.#tellRound();
			else if (phase.startsWith(this.ui.phase.cop) || phase.startsWith(this.ui.phase.end)) {
				await this.#answer();
			} else if (phase.startsWith(this.ui.phase.tieBreak)) await this.#tellMost();
			else await this.#turn();
		}
		return false;
	}

	/** Places gangsters now and then, then plays a card (TB-2.2). */
	async #turn(): Promise<void> {
		const cards = this.row.getByRole('button');
		const places = await cards.all();
		const place = this.whim.oneOf(places);
		if (place === undefined) throw new Error('no boss card on the table');
		await this.tap(place);
		const confirm = this.sheet
			.locator('.button.primary:not([aria-disabled="true"])')
			.filter({ visible: true });
		if ((await confirm.count()) > 0 && this.whim.next() < 0.5) return this.tap(confirm);
		const faces = await this.offered(this.sheet, '.faces').filter({ visible: true }).all();
		const face = this.whim.oneOf(faces);
		if (face !== undefined) return this.tap(face);
		return this.tap(this.sheet.getByRole('button', { name: this.words.close }));
	}

	/** A cop card, a face-down card, or whose family member is hit. */
	async #answer(): Promise<void> {
		const sure = this.panel.locator('.button.primary');
		if ((await sure.count()) > 0) return this.tap(sure);
		const answers = await this.panel
			.locator('.cops button, .faces button, .who button')
			.and(this.page.locator(':not([aria-disabled="true"])'))
			.filter({ visible: true })
			.all();
		const answer = this.whim.oneOf(answers);
		if (answer === undefined) throw new Error('the table asks something that nobody can answer');
		return this.tap(answer);
	}

	/** Light tracking: the cop card, then place by place, then the end of the round. */
	async #tellRound(): Promise<void> {
		const cop = this.offered(this.panel, '.cops');
		if ((await cop.count()) > 0) return this.tap(cop.first());
		const over = this.panel.locator('.row .primary');
		if ((await over.count()) > 0) return this.tap(over);
		const skip = this.panel.getByRole('button', { name: this.ui.light.skip });
		if ((await skip.count()) > 0 && this.whim.next() < 0.3) return this.tap(skip);
		const seats = await this.panel
			.getByRole('group', { name: this.ui.light.who })
			.getByRole('button', { pressed: false })
			.all();
		await this.tap(this.whim.oneOf(seats) ?? skip);
		for (const select of await this.panel.locator('select').all()) {
			await select.selectOption({ index: 1 });
		}
		const pay = this.panel.locator('section .primary');
		if ((await pay.count()) > 0) return this.tap(pay);
		const faces = await this.offered(this.panel, '.faces').filter({ visible: true }).all();
		const face = this.whim.oneOf(faces);
		if (face !== undefined) await this.tap(face);
	}

	async #tellMost(): Promise<void> {
		await this.tap(this.panel.locator('.who button').first());
		await this.tap(this.panel.locator('.primary'));
	}
}
