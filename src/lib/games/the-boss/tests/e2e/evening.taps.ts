import { test } from '@playwright/test';
import { drawn } from '../../../../../../tests/e2e/support/app';
import { playByTaps, sitDown } from '../../../../../../tests/e2e/support/eveningByTaps';
import { Hand } from '../../../../../../tests/e2e/support/hand';
import { countTaps } from '../../../../../../tests/e2e/support/taps';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import card from '../../card';
import game from '../../game';
import en from '../../messages/en';
import type { FullState, State } from '../../model';
import { enter, stepOf } from './full.hand';
import { next } from './full.plan';
import { Light } from './light.hand';

const { ui } = en;
const NAMES = ['Eva', 'Marek', 'Zofie', 'Ctirad', 'Anna'];
const table = { game, name: card.name, names: NAMES, asked: ui.setup.tracking, seed: 3 };

test('an evening of five, everything tracked', async ({ page }) => {
	const hand = new Hand(page);
	await playByTaps(hand, {
		...table,
		choices: [],
		next: (now, chance) => {
			const state = now as FullState;
			const command = next(state, chance);
			return { command, step: stepOf(command), enter: () => enter(hand, state, command) };
		}
	});
	countTaps(`${game.id} full`, hand, 'round of five');
});

test('an evening of five, light tracking', async ({ page }) => {
	const hand = new Hand(page);
	const light = new Light(hand, NAMES);
	await playByTaps(hand, {
		...table,
		choices: [ui.setup.light],
		next: (now, chance) => {
			const state = now as Extract<State, { readonly tracking: 'light' }>;
			const command = light.next(state, chance);
			return { command, step: Light.step(command), enter: () => light.enter(state, command) };
		}
	});
	countTaps(`${game.id} light`, hand, 'end of round of five');
});

test('the order of the last turn by itself: five players with 3, 2, 3, 0 and 1 gangsters', async ({
	page
}) => {
	const hand = new Hand(page);
	await sitDown(page);
	await hand.during('order of the last turn by itself', async () => {
		const tool = card.tools.find(({ id }) => id === 'last-turn');
		await hand.tap(page.getByRole('link', { name: tool?.name.en ?? '' }));
		await drawn(page);
		const players = page.getByRole('group', { name: ui.tool.players, exact: true });
		await hand.pick(players.getByRole('radio', { name: '5' }));
		for (const [name, count] of [
			['A', 3],
			['B', 2],
			['C', 3],
			['E', 1]
		] as const) {
			const called = `${name}, ${ui.tool.inHand}: 0`;
			if (name !== 'A') await hand.tap(page.getByRole('button', { name: called, exact: true }));
			const more = WORDS.en.more(`${name} · ${ui.tool.inHand}`);
			await hand.tap(page.getByRole('button', { name: more, exact: true }), count);
		}
		await hand.pick(
			page.getByRole('group', { name: ui.tool.gun, exact: true }).getByRole('radio', { name: 'C' })
		);
		await page.getByRole('heading', { name: ui.tool.first('C') }).waitFor();
	});
	countTaps(`${game.id} quick tool`, hand);
});
