import { expect, test } from '@playwright/test';
import { drawn, ROUTES } from './support/app';

test.use({ serviceWorkers: 'allow' });

test('nothing is asked of any other place, and the content security policy allows none and no inline code', async ({
	page,
	context,
	baseURL
}) => {
	test.slow();
	const origin = new URL(baseURL ?? '').origin;
	const foreign: string[] = [];
	const refused: string[] = [];
	context.on('request', (request) => {
		const url = request.url();
		if (/^https?:/.test(url) && new URL(url).origin !== origin) foreign.push(url);
	});
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) refused.push(message.text());
	});
	for (const route of ROUTES) {
		await page.goto(route);
		await drawn(page);
		const policy = await page
			.locator('meta[http-equiv="content-security-policy"]')
			.getAttribute('content');
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toMatch(/https?:|\*|unsafe-inline|unsafe-eval/);
	}
	expect(foreign).toEqual([]);
	expect(refused).toEqual([]);
});
