import type { Page } from '@playwright/test';
import { shoot } from '../../../../../../tests/e2e/support/shots';
import { addDeck, openSheet, openTable, SHEETS, STATES } from './states';

for (const [name, make] of Object.entries(STATES)) {
	shoot(`intriky-${name}`, (page) => openTable(page, make()));
}

const panel = (page: Page, button: string) => page.locator(`.panel-of-phase ${button}`);

for (const name of Object.keys(SHEETS) as readonly (keyof typeof SHEETS)[]) {
	shoot(`intriky-sheet-${name}`, (page) => openSheet(page, name));
}

shoot('intriky-deck-lay', async (page) => {
	await addDeck(page);
	await openTable(page, STATES.turn());
	await panel(page, '.main .button:first-child').click();
});

shoot('intriky-deck-reveal', async (page) => {
	await addDeck(page);
	await openTable(page, STATES.turn());
	await panel(page, '.row:not(.main) .button:first-child').click();
});

shoot('intriky-library', addDeck);

shoot('intriky-library-characters', async (page) => {
	await addDeck(page);
	await page.locator('label:has(input[value=character])').click();
});

shoot('intriky-library-entry', async (page) => {
	await addDeck(page);
	await page.locator('.bar .primary').click();
});

const EXAMPLE =
	'row=take.pistol_one.car_4-two.bottles_cancel.pistol_2-one.pistol_discard.bottles_1&view=cards';
const TOOLS = {
	words: ['checker', 'row=take-two-one'],
	cards: ['checker', `${EXAMPLE}&n=2`],
	lower: ['checker', `${EXAMPLE}&look=lower1&to=b&hands=5-2-5`],
	payment: ['payment', 'bank=4-3-2-1&change=1&for=3-2']
} as const;
for (const [name, [tool, question]] of Object.entries(TOOLS)) {
	shoot(`intriky-tool-${name}`, (page) => page.goto(`./tools/intriky/${tool}/?${question}`));
}
