import { expect, test, type Locator } from '@playwright/test';
import { Whim } from '../../../../../../tests/e2e/support/whim';
import { Person } from './person';
import { forTwo, openTable } from './states';

/** Goes on with Tab until the focus is there, then presses, as somebody without a pointer does. */
class Typist extends Person {
	protected override async press(target: Locator): Promise<void> {
		for (let steps = 0; steps < 80; steps += 1) {
			if (await target.evaluate((element) => element === document.activeElement)) {
				await this.page.keyboard.press('Enter');
				return;
			}
			await this.page.keyboard.press('Tab');
		}
		throw new Error(`Tab never comes to ${String(target)}`);
	}
}

test('a whole round by keyboard alone', async ({ page }) => {
	test.setTimeout(240_000);
	await openTable(page, forTwo());
	const person = new Typist(page, new Whim(5));
	const over = page.getByRole('heading', { name: person.ui.recap.title(1) });
	await person.play(() => over.isVisible());
	await expect(over).toBeVisible();
	await expect(page.locator('.head .phase')).toHaveText(person.ui.phase.turn(1, 5));
});
