import { expect, test } from '@playwright/test';
import { drawn } from './support/app';
import { WORDS } from './support/words';

const words = WORDS.en;

test('a browser that keeps nothing is told apart from an empty table', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'indexedDB', {
			value: {
				open: () => {
					throw new DOMException('refused by the test', 'SecurityError');
				}
			}
		});
	});
	await page.goto('./');
	await drawn(page);
	await expect(page.getByRole('alert').getByText(words.problems.unavailable)).toBeVisible();
	await page.goto('./history/');
	await expect(page.getByRole('alert').getByText(words.problems.unavailable)).toBeVisible();
	await page.goto('./table/?game=any');
	await expect(page.getByText(words.problems.unavailable)).toBeVisible();
});
