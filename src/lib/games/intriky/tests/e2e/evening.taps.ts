import { test } from '@playwright/test';
import type { Chance } from '../../../../../../tests/contract/chance';
import { playByTaps } from '../../../../../../tests/e2e/support/eveningByTaps';
import { Hand } from '../../../../../../tests/e2e/support/hand';
import { countTaps } from '../../../../../../tests/e2e/support/taps';
import card from '../../card';
import game from '../../game';
import en from '../../messages/en';
import type { Command, FullTurn, TurnState } from '../../model';
import { aboutCharacters } from './characters.plan';
import { next } from './full.plan';
import { stepOf, TableHand } from './table.hand';

const { ui } = en;
const NAMES = ['Eva', 'Marek', 'Zofie'];
const evening = { game, name: card.name, names: NAMES, seed: 7 };

/** Light tracking: now and then a sentence of two or three cards is read. */
function nextLight(state: TurnState, chance: Chance): Command {
	const { active, hired } = state;
	const bank = state.purses[active]?.bank ?? [];
	if (hired > 0 || bank.length > 3 || !chance.once(6)) return aboutCharacters(state, chance);
	const dollars = Array.from({ length: chance.upTo(2) + 2 }, () => chance.upTo(4) + 1);
	return { type: 'gain', player: active, dollars };
}

for (const [tracking, choices] of [
	['full', []],
	['light', [ui.setup.light]]
] as const) {
	test(`an evening of three without a library, ${tracking} tracking`, async ({ page }) => {
		const hand = new Hand(page);
		const person = new TableHand(hand, NAMES);
		await playByTaps(hand, {
			...evening,
			choices,
			next: (now, chance) => {
				const state = now as TurnState;
				const command =
					state.tracking === 'full' ? next(state as FullTurn, chance) : nextLight(state, chance);
				return { command, step: stepOf(command), enter: () => person.enter(state, command) };
			}
		});
		countTaps(`${game.id} ${tracking}`, hand, 'round of three');
	});
}
