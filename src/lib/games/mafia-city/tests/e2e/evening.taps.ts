import { test } from '@playwright/test';
import { playByTaps } from '../../../../../../tests/e2e/support/eveningByTaps';
import { Hand } from '../../../../../../tests/e2e/support/hand';
import { countTaps } from '../../../../../../tests/e2e/support/taps';
import game from '../../game';
import card from '../../card';
import type { FullState, LightState } from '../../model';
import { ui } from './english';
import { FullHand } from './full.hand';
import { Plan } from './full.plan';
import { enterLight, nextLight, stepLight } from './light.hand';

const NAMES = ['Eva', 'Marek', 'Zofie', 'Ctirad'];
const table = { game, name: card.name, names: NAMES, asked: ui.setup.tracking, seed: 12 };

test('an evening of four, everything tracked', async ({ page }) => {
	const hand = new Hand(page);
	const full = new FullHand(hand, NAMES);
	const plan = new Plan();
	await playByTaps(hand, {
		...table,
		choices: [ui.setup.beginners],
		next: (now, chance) => {
			const state = now as FullState;
			const command = plan.next(state, chance);
			return {
				command,
				step: FullHand.step(state, command),
				enter: () => full.enter(state, command)
			};
		}
	});
	countTaps(`${game.id} full`, hand, 'round of four');
});

test('an evening of four, light tracking', async ({ page }) => {
	const hand = new Hand(page);
	await playByTaps(hand, {
		...table,
		choices: [ui.setup.beginners, ui.setup.light],
		next: (now, chance) => {
			const command = nextLight(now as LightState, chance);
			return {
				command,
				step: stepLight(command),
				enter: () => enterLight(hand, NAMES, command)
			};
		}
	});
	countTaps(`${game.id} light`, hand, 'round of four');
});
