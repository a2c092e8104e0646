import { expect, test } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { seatPlayers, sitDown } from '../../../../../../tests/e2e/support/eveningByTaps';
import { Hand } from '../../../../../../tests/e2e/support/hand';
import { countTaps } from '../../../../../../tests/e2e/support/taps';
import card from '../../card';
import game from '../../game';
import en from '../../messages/en';
import { bags, TableHand } from './table.hand';

const { terms, ui } = en;
const { table } = ui;
const NAMES = ['Eva', 'Marek', 'Zofie'];
const seats = { name: card.name, names: NAMES, asked: ui.setup.tracking };
/** What the upper line of three cards of 2 $ says. */
const SENTENCE = ['discard', 'one', 'two'] as const;

test('a sentence of three with blank cards, and one with cards that are entered as they are laid', async ({
	page
}) => {
	const hand = new Hand(page);
	const person = new TableHand(hand, NAMES);
	await sitDown(page);
	await seatPlayers(hand, { ...seats, choices: [] });
	/** The others do nothing until it is the first one's turn again. */
	const round = () =>
		hand.apart(async () => {
			for (const name of [...NAMES.slice(1), ...NAMES.slice(0, 1)]) {
				await person.panel(table.end);
				await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
			}
		});
	const read = async () => {
		await person.panel(table.read);
		await person.aim([1]);
		await person.answer(table.readThis);
	};

	await hand.during('sentence with blank cards, laying to reading', async () => {
		for (const at of SENTENCE.keys()) {
			await person.panel(table.lay);
			await person.layDown(at === 0);
			await round();
		}
		await person.initiate(SENTENCE.length);
		for (const [at, word] of SENTENCE.entries()) {
			await person.panel(table.read);
			await person.answer(table.enterCard(at + 1));
			await person.answer(table.edit);
			await person.word(word);
			await person.answer(bags(2));
			await person.answer(table.save);
		}
		await read();
	});
	await expect(page.locator('.rows')).toContainText(table.bank(6));
	await round();
	await hand.during('sentence with cards entered as they are laid', async () => {
		for (const [at, word] of SENTENCE.entries()) {
			await person.panel(table.lay);
			for (const half of [word, word]) await person.word(half);
			await person.answer(bags(2));
			await person.layDown(at === 0);
			await round();
		}
		await person.initiate(SENTENCE.length);
		await read();
	});
	await expect(page.locator('.rows')).toContainText(table.bank(12));
	countTaps(`${game.id} full`, hand);
});

test('a character is hired whose price of 4 $ stands on its card alone', async ({ page }) => {
	const hand = new Hand(page);
	const person = new TableHand(hand, NAMES);
	const who = terms['character.killer'];
	await sitDown(page);
	await seatPlayers(hand, { ...seats, choices: [ui.setup.light] });
	await person.panel(table.gain);
	for (const dollars of [4, 3]) await person.answer(bags(dollars));
	await person.answer(table.gainSum(7));
	await person.panel(table.reveal);
	await person.answer(who);
	await hand.during('hire, price unknown', async () => {
		await person.price(who, 4);
		await person.hire(who, 4, 0);
	});
	await expect(page.locator('.rows')).toContainText(table.characters(1, 0));
	countTaps(game.id, hand);
});

test('an intrigue comes into the library by hand, with the words and symbols of both halves', async ({
	page
}) => {
	const hand = new Hand(page);
	const person = new TableHand(hand, NAMES);
	await sitDown(page);
	await hand.apart(() => hand.tap(page.getByRole('link', { name: card.library?.en ?? '' })));
	await drawn(page);
	await hand.during('library: one intrigue by hand', async () => {
		await hand.tap(page.getByRole('button', { name: ui.library.add, exact: true }));
		await person.word('discard');
		await person.word('three');
		await person.answer(terms['symbol.car']);
		await person.answer(bags(2));
		await hand.tap(person.sheet.getByRole('button', { name: ui.card.upper }));
		await person.answer(terms['symbol.pistol']);
		await person.answer(table.save);
	});
	await expect(page.getByText(ui.library.counted(1, 60))).toBeVisible();
	countTaps(game.id, hand);
});
