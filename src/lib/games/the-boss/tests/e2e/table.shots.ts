import { shoot } from '../../../../../../tests/e2e/support/shots';
import { inTheMiddle, openTable, STATES } from './states';

for (const [name, make] of Object.entries(STATES)) {
	shoot(`boss-${name}`, (page) => openTable(page, make()));
}

shoot('boss-place-sheet', async (page) => {
	await openTable(page, inTheMiddle());
	await page.locator('[data-place=detroit]').click();
});

shoot('boss-correct', async (page) => {
	await openTable(page, inTheMiddle());
	await page.locator('.correct').click();
});

const TOOLS = {
	chicago: 'left=newYork-3_boston-prison_detroit-4',
	'last-turn': 'hands=3-2-3-0&gun=b',
	cities: 'players=4&cities=1234567',
	ranking: 'power=12-9-~2&gained=3-4-0&gangsters=5-4-4'
} as const;
for (const [tool, question] of Object.entries(TOOLS)) {
	shoot(`boss-tool-${tool}`, (page) => page.goto(`./tools/the-boss/${tool}/?${question}`));
}

for (const players of [4, 6]) {
	shoot(`boss-new-${String(players)}`, async (page) => {
		await page.goto('./new/the-boss/');
		await page.getByRole('textbox').first().waitFor();
		const add = page.locator('ol + .button.full');
		for (let seat = 2; seat < players; seat += 1) await add.click();
		await page.locator('.setup').scrollIntoViewIfNeeded();
	});
}

shoot('boss-library', (page) => page.goto('./library/the-boss/'));

shoot('boss-library-city', async (page) => {
	await page.goto('./library/the-boss/');
	await page.getByRole('button', { name: /Boston/ }).click();
});
