import { expect, test } from '@playwright/test';
import { LANGUAGES, prefer } from '../../../../../../tests/e2e/support/app';
import { violations } from '../../../../../../tests/e2e/support/axe';
import { ui as cs } from '../../messages/cs/ui';
import { ui as en } from '../../messages/en/ui';
import { ui as hu } from '../../messages/hu/ui';
import { ui as sk } from '../../messages/sk/ui';

const UI = { en, cs, sk, hu };

for (const language of LANGUAGES) {
	const { payment, tool } = UI[language];

	test(`what a bank can pay, by taps (${language})`, async ({ page }) => {
		await prefer(page, { language });
		await page.goto('./tools/intriky/payment/');
		await expect(page.getByRole('heading', { name: payment.empty })).toBeVisible();
		const add = (pad: string, amount: number) =>
			page.getByRole('button', { name: `${pad}: ${String(amount)} $`, exact: true }).click();
		// The example of IN-7.2: one card pays three characters.
		await add(payment.addCard, 4);
		for (const price of [1, 2, 1]) await add(payment.addPurpose, price);
		await expect(page.getByRole('heading', { name: payment.yes })).toBeVisible();
		await expect(page).toHaveURL(/bank=4&for=1-2-1$/);
		await add(payment.addPurpose, 3);
		await expect(page.getByRole('heading', { name: payment.no(3) })).toBeVisible();
		expect(await violations(page)).toEqual([]);
	});

	test(`a payment link with a negative price says which one (${language})`, async ({ page }) => {
		await prefer(page, { language });
		await page.goto('./tools/intriky/payment/?bank=4-2&for=1--3');
		await expect(page.getByRole('alert')).toContainText(tool.unreadableCard('for=', 2));
	});
}
