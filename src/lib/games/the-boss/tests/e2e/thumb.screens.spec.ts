import { expect, test, type Page } from '@playwright/test';
import { drawn, LANGUAGES, prefer } from '../../../../../../tests/e2e/support/app';
import { openTable, STATES } from './states';

/** What is offered next and sticks out of the panel or lies below the screen's edge; a list that scrolls may. */
const outOfReach = (page: Page): Promise<readonly string[]> =>
	page.locator('.panel-of-phase').evaluate((panel) => {
		const { left, right } = panel.getBoundingClientRect();
		const bottom = document.querySelector('.bar')?.getBoundingClientRect().top ?? 0;
		const scrolls = ({ parentElement: list }: Element): boolean =>
			list !== null && list !== panel && list.scrollWidth > list.clientWidth;
		return [...panel.querySelectorAll('button, [aria-current]')]
			.filter((one) => one.checkVisibility() && !scrolls(one))
			.map((one) => ({ one, at: one.getBoundingClientRect() }))
			.filter(({ at }) => at.left < left - 1 || at.right > right + 1 || at.bottom > bottom + 1)
			.map(({ one }) => one.getAttribute('aria-label') ?? one.textContent.trim());
	});

/** Sums of money, or other numbers and what they count, between which a line may end. */
const torn = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => document.body.innerText.match(/.*\d (?:M\$|\p{L}).*/gu) ?? []);

/** Six players with all that a new round tells fit a big screen; on a phone their last line is reached by scrolling. */
const wide = (page: Page): readonly string[] =>
	(page.viewportSize()?.width ?? 0) > 700 ? ['lightBackSix'] : [];

for (const language of LANGUAGES) {
	test(`what comes next lies under the thumb: ${language}`, async ({ page }) => {
		await prefer(page, { language });
		for (const name of [
			'last',
			'round',
			'six',
			'light',
			'lightRound',
			'lightBack',
			...wide(page)
		]) {
			await test.step(name, async () => {
				const make = STATES[name];
				if (make === undefined) throw new Error(`no state ${name}`);
				await openTable(page, make());
				await drawn(page);
				expect(await outOfReach(page)).toEqual([]);
				expect(await torn(page)).toEqual([]);
			});
		}
	});
}
