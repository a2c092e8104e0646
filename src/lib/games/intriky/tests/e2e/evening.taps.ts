import { test } from '@playwright/test';
import { playByTaps } from '../../../../../../tests/e2e/support/eveningByTaps';
import { Hand } from '../../../../../../tests/e2e/support/hand';
import { countTaps } from '../../../../../../tests/e2e/support/taps';
import card from '../../card';
import game from '../../game';
import en from '../../messages/en';
import type { TurnState } from '../../model';
import { next } from './full.plan';
import { LightPlan } from './light.plan';
import { stepOf, TableHand } from './table.hand';

const { ui } = en;
const NAMES = ['Eva', 'Marek', 'Zofie'];
const evening = { game, name: card.name, names: NAMES, asked: ui.setup.tracking, seed: 7 };

for (const [tracking, choices] of [
	['full', []],
	['light', [ui.setup.light]]
] as const) {
	test(`an evening of three without a library, ${tracking} tracking`, async ({ page }) => {
		const hand = new Hand(page);
		const person = new TableHand(hand, NAMES);
		const light = new LightPlan();
		await playByTaps(hand, {
			...evening,
			choices,
			next: (now, chance) => {
				const state = now as TurnState;
				const command = state.tracking === 'full' ? next(state, chance) : light.next(state, chance);
				return { command, step: stepOf(command), enter: () => person.enter(state, command) };
			}
		});
		countTaps(`${game.id} ${tracking}`, hand, 'round of three');
	});
}
