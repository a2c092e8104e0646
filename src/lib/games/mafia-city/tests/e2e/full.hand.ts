import type { Locator } from '@playwright/test';
import { allowed } from '../../../../../../tests/e2e/support/plan';
import type { Hand } from '../../../../../../tests/e2e/support/hand';
import { isolate } from '$lib/i18n/isolate';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import en from '../../messages/en';
import type { FullState, Location } from '../../model';
import type { Command, Play } from '../../schema';
import { Sight, ui } from './english';
import { tokenOf } from './full.plan';

const rules = { candidates, decide };

const { terms } = en;

/** The table in full tracking, entered tap by tap in the shortest way that the screen offers. */
export class FullHand {
	readonly #sight: Sight;

	constructor(
		readonly hand: Hand,
		readonly names: readonly string[]
	) {
		this.#sight = new Sight(hand.page);
	}

	/** The kind of step that a command is. */
	static step(state: FullState, command: Command): string {
		if (state.phase === 'strategy') return 'Strategy: one step';
		if (state.phase === 'locations') return 'Locations: one step';
		if (command.type === 'play') return 'play a card';
		return command.type === 'place' ? 'place a mafioso' : command.type;
	}

	async enter(state: FullState, command: Command): Promise<void> {
		switch (command.type) {
			case 'place':
			case 'choose':
				return this.#hex(command.location);
			case 'wait':
			case 'pass':
				return this.#button(ui.action[command.type]);
			case 'play':
				return this.#play(state, command, command.play);
			case 'use':
				if (command.effect.as === 'harbourEffect') return this.#hex(command.effect.to);
				await this.#hex(command.effect.target.location);
				return this.#level(state, command);
			case 'veto': {
				await this.hand.tap(this.#sight.button(/^Cancel\?/));
				const means = this.#sight.dialog.locator('section').filter({
					has: this.hand.page.getByRole('heading', { name: terms[`veto.${command.with}`] })
				});
				return this.hand.tap(this.#seat(means, command.player));
			}
			case 'next':
				return this.hand.tap(this.#sight.button(/on to |choose the next|the end|^Next$/i));
			case 'takeBack':
				return this.#button(
					ui.strategy.take(isolate(this.names[command.player] ?? ''), command.levels.length)
				);
			case 'endStrategy':
				return this.#button(ui.strategy.end);
			default:
				throw new Error(`${command.type} is not entered by hand`);
		}
	}

	async #play(state: FullState, command: Command, play: Play): Promise<void> {
		if (play.as === 'plusOne') return this.#button(ui.locations.plusOne);
		if (play.as === 'secretDeal') {
			await this.hand.tap(this.#sight.button(new RegExp(`^${terms['card.secretDeal']}`)));
			return this.hand.tap(this.#seat(this.#sight.dialog, playerOf(command)));
		}
		if (play.as === 'hiredAssassin') {
			await this.#button(terms['card.hiredAssassin']);
			return this.#level(state, command);
		}
		await this.#button(ui.action.card);
		await this.hand.tap(this.#card(play.as));
		switch (play.as) {
			case 'thief':
				return this.hand.tap(this.#seat(this.#sight.dialog, play.from));
			case 'policeRaid':
				return this.#hex(play.location);
			case 'twoHats':
				return this.#hex(play.to);
			case 'levers':
				for (const location of play.locations) await this.#hex(location);
				return;
			case 'informer':
			case 'hat':
			case 'bigPlan': {
				const at = tokenOf(command);
				if (at !== null && placesOf(state, command).size > 1) await this.#hex(at.location);
				await this.#level(state, command);
				if (play.as === 'bigPlan') await this.#hex(play.to);
				return;
			}
		}
	}

	/** Which mafioso of the stack, where that is asked. */
	async #level(state: FullState, command: Command): Promise<void> {
		const at = tokenOf(command);
		if (at === null) return;
		const stack = state.stacks[at.location];
		const levels = new Set(
			alike(state, command).flatMap((token) =>
				token.location === at.location ? [token.level] : []
			)
		);
		if (levels.size === 1 || stack.every((owner) => owner === stack[0])) return;
		const rows = this.#sight.dialog.getByRole('listitem');
		await this.hand.tap(rows.nth(stack.length - 1 - at.level).getByRole('button'));
	}

	#card(as: Play['as']): Locator {
		const name =
			as === 'hat' || as === 'twoHats' ? ui.cards[as] : terms[`card.${as}` as keyof typeof terms];
		return this.#sight.dialog.getByRole('button', { name: new RegExp(`^${name}`) });
	}

	#seat(part: Locator, seat: number): Locator {
		return part.getByRole('button', { name: this.names[seat] ?? '' });
	}

	#hex(location: Location): Promise<void> {
		return this.hand.tap(this.#sight.place(terms[`location.${location}`]));
	}

	#button(name: string): Promise<void> {
		return this.hand.tap(
			this.hand.page.locator('.panel-of-phase').getByRole('button', { name, exact: true })
		);
	}
}

const playerOf = (command: Command): number => ('player' in command ? command.player : 0);

/** What could be pointed at in the same way now. */
const alike = (state: FullState, command: Command) =>
	allowed(rules, state)
		.filter((other) => kindOf(other) === kindOf(command))
		.flatMap((other) => tokenOf(other) ?? []);

const kindOf = (command: Command): string => {
	if (command.type === 'use') return command.effect.as;
	return command.type === 'play' ? command.play.as : command.type;
};

const placesOf = (state: FullState, command: Command): ReadonlySet<Location> =>
	new Set(alike(state, command).map(({ location }) => location));
