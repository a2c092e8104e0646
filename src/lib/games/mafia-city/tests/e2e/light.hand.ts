import type { Chance } from '../../../../../../tests/contract/chance';
import type { Hand } from '../../../../../../tests/e2e/support/hand';
import { allowed } from '../../../../../../tests/e2e/support/plan';
import { isolate } from '$lib/i18n/isolate';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import en from '../../messages/en';
import type { LightState } from '../../model';
import { current } from '../../questions';
import type { Command } from '../../schema';
import { Sight, ui } from './english';

const rules = { candidates, decide };

/** What a table tells in light tracking, by chance: mostly somebody controls, seldom a +1 card is played. */
export function nextLight(state: LightState, chance: Chance): Command {
	const commands = allowed(rules, state);
	const extra = commands.filter(({ type }) => type === 'extraPoint');
	const others = commands.filter(({ type }) => type !== 'extraPoint');
	const mayAddOne = state.phase === 'locations' && current(state) === 'privateClub';
	if (mayAddOne && extra.length > 0 && chance.once(4)) return chance.oneOf(extra);
	const single = others.filter(
		(command) => command.type !== 'tellBest' || command.players.length === 1
	);
	return chance.oneOf(single);
}

const STEPS: Readonly<Partial<Record<Command['type'], string>>> = {
	endAction: 'a phase is over',
	endStrategy: 'a phase is over',
	control: 'who controls a location',
	extraPoint: 'who controls a location',
	choose: 'the Mayor chooses',
	tellBest: 'a tie for the win',
	tellFewestCards: 'who draws'
};

/** The kind of step that a command is. */
export const stepLight = ({ type }: Command): string => STEPS[type] ?? type;

/** The table in light tracking, entered tap by tap. */
export async function enterLight(
	hand: Hand,
	names: readonly string[],
	command: Command
): Promise<void> {
	const sight = new Sight(hand.page);
	const button = (name: string) =>
		hand.page.locator('.panel-of-phase').getByRole('button', { name, exact: true });
	const seat = (player: number) =>
		hand.page.locator('.panel-of-phase div.who').getByRole('button', { name: names[player] ?? '' });
	switch (command.type) {
		case 'endAction':
			return hand.tap(button(ui.light.endAction));
		case 'endStrategy':
			return hand.tap(button(ui.strategy.end));
		case 'control':
			return hand.tap(command.by === null ? button(ui.light.nobody) : seat(command.by));
		case 'extraPoint':
			return hand.tap(button(ui.light.extraOf(isolate(names[command.player] ?? ''))));
		case 'choose':
			return hand.tap(sight.place(en.terms[`location.${command.location}`]));
		case 'tellBest':
			for (const player of command.players) await hand.tap(seat(player));
			return hand.tap(button(ui.light.tellBest(command.players.length)));
		case 'tellFewestCards':
			return hand.tap(button(command.alone ? ui.yes : ui.no));
		default:
			throw new Error(`${command.type} is not told in light tracking`);
	}
}
