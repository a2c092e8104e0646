import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import en from '../../messages/en';
import { DECK, deckFile } from './deck.samples';
import { Person } from './person';
import { addDeck, openTable, STATES } from './states';

const { check, library, table } = en.ui;
const shell = WORDS.en;
const INTRIGUES = DECK.filter(({ kind }) => kind === 'intrigue').length;

test('cards are entered by hand, searched, counted, doubled, changed and brought back', async ({
	page
}) => {
	await page.goto('./library/intriky/');
	const sheet = page.locator('dialog[open]');
	const answer = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
	await page.getByRole('button', { name: library.add, exact: true }).click();
	for (const word of ['Zahoď Discard', '3 karty 3 cards']) await answer(word);
	await answer('2 $');
	await answer(library.keepAndNext);
	for (const word of ['Vylož Lay', '1 kartu 1 card']) await answer(word);
	await answer(table.save);
	await expect(sheet).toHaveCount(0);
	const first = library.cardName('Zahoď', '3 karty', '2');
	await page.getByRole('button', { name: library.duplicate(first) }).click();
	await expect(page.getByText(library.counted(3, 60))).toBeVisible();

	const cards = page.locator('button.card');
	await page.getByRole('searchbox').fill('zahod');
	await expect(cards).toHaveCount(2);
	await page
		.getByRole('button', { name: library.edit(first) })
		.first()
		.click();
	await answer('4 $');
	await answer(table.save);
	const changed = library.cardName('Zahoď', '3 karty', '4');
	await page.getByRole('button', { name: library.remove(changed) }).click();
	await expect(cards).toHaveCount(1);
	await page.getByRole('button', { name: shell.bringBack }).click();
	await expect(cards).toHaveCount(2);
	await page.getByRole('searchbox').fill('pilot');
	await expect(page.getByText(library.none)).toBeVisible();
});

test('a file of the library comes back the same; a broken one says where and changes nothing', async ({
	page
}) => {
	await addDeck(page);
	await expect(page.getByText(library.counted(INTRIGUES, 60))).toBeVisible();
	const saving = page.waitForEvent('download');
	await page.getByRole('button', { name: shell.libraryExport }).click();
	const saved: unknown = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
	expect(saved).toMatchObject({ game: 'intriky', cards: DECK });

	const input = page.locator('input[type=file]');
	const refused = page.getByRole('alert');
	await input.setInputFiles(deckFile([DECK[0], { kind: 'intrigue', value: { dollars: 2 } }]));
	await expect(refused).toHaveText(shell.libraryBadCard(2, 'value.upper'));
	const costly = { who: 'pilot', price: -1, fee: 2, skill: '' };
	await input.setInputFiles(deckFile([{ kind: 'character', value: costly }]));
	await expect(refused).toHaveText(shell.libraryBadCard(1, 'value.price'));
	const { buffer, ...file } = deckFile();
	await input.setInputFiles({ ...file, buffer: buffer.subarray(0, 500) });
	await expect(refused).toHaveText(shell.libraryNoFile);
	await input.setInputFiles({ ...file, buffer: Buffer.alloc(5_000_000, ' ') });
	await expect(refused).toHaveText(shell.libraryNoFile);
	const foreign = buffer.toString().replace('"intriky"', '"chess"');
	await input.setInputFiles({ ...file, buffer: Buffer.from(foreign) });
	await expect(refused).toHaveText(shell.libraryOtherGame);
	await input.setInputFiles(deckFile());
	await expect(page.getByText(shell.libraryNothingNew)).toBeVisible();
	await expect(page.getByText(library.counted(INTRIGUES, 60))).toBeVisible();
});

test('with the table’s own cards, laying is choosing: a word, a card, an end', async ({ page }) => {
	await addDeck(page);
	await openTable(page, STATES.turn());
	const person = new Person(page, 'en');
	await person.tap(table.lay);
	await person.sheet.getByRole('radio', { name: table.initiator }).check({ force: true });
	const initiators = person.sheet.locator('.numbers').getByRole('button');
	await expect(initiators).toHaveText(['2', '3', '4']);
	await person.sheet.getByRole('radio', { name: table.intrigue }).check({ force: true });
	const deck = person.sheet.getByRole('list', { name: library.fromDeck }).getByRole('button');
	await expect(deck).toHaveCount(INTRIGUES);
	const words = person.sheet.getByRole('group', { name: check.words });
	await words.getByRole('button', { name: 'Vylož' }).click();
	await expect.poll(() => deck.count()).toBeLessThan(INTRIGUES);
	for (const name of await deck.evaluateAll((all) => all.map((each) => each.ariaLabel)))
		expect(name).toMatch(/^Vylož/);
	const name = await deck.last().getAttribute('aria-label');
	await deck.last().click();
	await person.sheet.getByRole('button', { name: table.rightEnd }).click();
	await person.gone();
	const [laid] = (name ?? '').split(',');
	const row = page.locator('.rows section').first().locator('button.card');
	await expect(row.last()).toHaveAccessibleName(`Card 3: ${laid ?? ''}`);

	await person.tap(table.reveal);
	await person.answer('Vyšetřovatel Řehoř');
	await person.gone();
	await page.locator('.rows .who').first().click();
	await expect(person.sheet.getByRole('button', { name: /Vyšetřovatel Řehoř/ })).toContainText(
		'5 $'
	);
});
