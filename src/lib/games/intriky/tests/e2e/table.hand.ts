import type { Locator } from '@playwright/test';
import type { Hand } from '../../../../../../tests/e2e/support/hand';
import { WORDS as SHELL } from '../../../../../../tests/e2e/support/words';
import { isolate } from '$lib/i18n/isolate';
import en from '../../messages/en';
import type { FullTurn, TurnState, Word } from '../../model';
import type { Character, Command } from '../../schema';
import { hiringPrice } from '../../rules/hiring';
import { readings } from '../../rules/readings';
import { nextDuty } from '../../questions/duties';

const { terms, ui } = en;
const { table } = ui;

const STEPS: Readonly<Partial<Record<Command['type'], string>>> = {
	lay: 'lay a card, words and money entered',
	layInitiator: 'lay an initiator',
	read: 'read a row',
	move: 'do what was commanded',
	cancel: 'do what was commanded',
	forgo: 'do what was commanded',
	gain: 'dollars won',
	reveal: 'a character came',
	note: 'enter a price',
	hire: 'hire, price known',
	endTurn: 'end the turn'
};

/** The kind of step that a command is. */
export const stepOf = ({ type }: Command): string => STEPS[type] ?? type;

/** The table, entered tap by tap in the shortest way that the screen offers without a library. */
export class TableHand {
	constructor(
		readonly hand: Hand,
		readonly names: readonly string[]
	) {}

	get sheet(): Locator {
		return this.hand.page.getByRole('dialog');
	}

	async enter(state: TurnState, command: Command): Promise<void> {
		const { hand } = this;
		switch (command.type) {
			case 'endTurn':
				return this.panel(table.end);
			case 'reveal':
				await this.panel(table.reveal);
				return this.answer(called(command.character));
			case 'note':
				if (command.at.in !== 'reserve' || command.face.as !== 'character') return;
				return this.price(called(command.face.character), Number(command.face.character.price));
			case 'hire': {
				const character = state.purses[command.owner]?.[command.from][command.index];
				if (character === undefined) throw new Error('nobody is there to be hired');
				const price = hiringPrice(character, state.active, command.owner) ?? 0;
				return this.hire(called(character), price, state.active);
			}
			case 'gain':
				await this.panel(table.gain);
				for (const dollars of command.dollars) await this.answer(bags(dollars));
				return this.answer(table.gainSum(command.dollars.reduce((sum, one) => sum + one, 0)));
		}
		if (state.tracking === 'light')
			throw new Error(`${command.type} is not told in light tracking`);
		switch (command.type) {
			case 'lay':
				await this.panel(table.lay);
				await this.word(command.card.upper.word);
				await this.word(command.card.lower.word);
				await this.answer(bags(Number(command.card.dollars)));
				return this.layDown(state.rows[command.row]?.cards.length === 0);
			case 'layInitiator':
				return this.initiate(command.number);
			case 'read':
				return this.#read(state, command);
			case 'move': {
				await hand.tap(this.#card(command.from.row, command.from.index));
				if (command.to !== command.player) await this.#seat(this.sheet, command.to);
				const there = state.rows[command.to]?.cards.length ?? 0;
				const length = there - (command.to === command.from.row ? 1 : 0);
				return hand.tap(this.sheet.getByRole('button', { name: end(command.position, length) }));
			}
			case 'cancel':
				await hand.tap(this.#card(command.at.row, command.at.index));
				return this.answer(table.cancelThis);
			case 'forgo':
				return this.panel(nextDuty(state)?.kind === 'lay' ? table.cannotLay : table.moveNothing);
			default:
				throw new Error(`${command.type} is not entered by hand`);
		}
	}

	/** A button under the thumb. */
	panel(name: string): Promise<void> {
		const panel = this.hand.page.locator('.panel-of-turn');
		return this.hand.tap(panel.getByRole('button', { name, exact: true }));
	}

	/** A button of the open sheet. */
	answer(name: string): Promise<void> {
		return this.hand.tap(this.sheet.getByRole('button', { name, exact: true }));
	}

	/** A word of a card, where the sheet offers all of them. */
	word(word: Word | 'unknown'): Promise<void> {
		const pad = this.sheet.getByRole('group', { name: ui.check.words });
		return this.hand.tap(pad.getByRole('button', { name: terms[`word.${word}`] }));
	}

	/** The card goes to the right end of the own row. */
	layDown(first: boolean): Promise<void> {
		const name = first ? table.layHere : table.rightEnd;
		return this.hand.tap(this.sheet.getByRole('button', { name }));
	}

	async initiate(number: number): Promise<void> {
		await this.panel(table.lay);
		await this.hand.pick(this.sheet.getByRole('radio', { name: table.initiator }));
		await this.answer(table.layInitiator(number));
	}

	/** On whom each command of the sentence is played. */
	async aim(targets: readonly number[]): Promise<void> {
		const choices = this.sheet.getByRole('group', {
			name: new RegExp(`– ${escaped(ui.check.onWhom)}$`)
		});
		for (const [at, seat] of targets.entries()) await this.#seat(choices.nth(at), seat);
	}

	async #read(state: FullTurn, command: Extract<Command, { type: 'read' }>): Promise<void> {
		const due = nextDuty(state);
		if (due?.kind !== 'read') return;
		const row = state.rows[due.player]?.cards ?? [];
		const at = readings(row, due.number, state.setup.options.symbols).findIndex(
			({ line, start }) => line === command.line && start === command.start
		);
		await this.panel(table.read);
		// The first one is chosen already.
		const lines = this.sheet.getByRole('group', { name: ui.check.readings });
		if (at > 0) await this.hand.tap(lines.getByRole('button').nth(at));
		await this.aim(command.targets);
		await this.answer(table.readThis);
	}

	/** Enters what the card of a character in the Reserve of the player on turn says; entering begins with 1 $. */
	async price(who: string, price: number): Promise<void> {
		await this.#open(who);
		await this.hand.tap(this.sheet.getByRole('button', { name: table.enter, exact: true }).first());
		const more = SHELL.en.more(table.price);
		await this.hand.tap(this.sheet.getByRole('button', { name: more, exact: true }), price - 1);
		await this.answer(table.save);
	}

	/** Hires a character of the own Reserve, paid as the sheet proposes. */
	async hire(who: string, price: number, seat: number): Promise<void> {
		await this.#open(who);
		await this.answer(table.hireFor(isolate(this.names[seat] ?? ''), price));
	}

	async #open(who: string): Promise<void> {
		await this.panel(table.money);
		await this.hand.tap(this.sheet.getByRole('button', { name: new RegExp(`^${who}`) }));
	}

	#card(row: number, index: number): Locator {
		const strip = this.hand.page.locator('.rows section').nth(row);
		return strip.getByRole('button', { name: new RegExp(`^Card ${String(index + 1)}: `) });
	}

	#seat(part: Locator, seat: number): Promise<void> {
		const name = this.names[seat] ?? '';
		return this.hand.tap(part.getByRole('button', { name, exact: true }));
	}
}

/** Money bags as a button says them. */
export const bags = (dollars: number): string => `${String(dollars)} $`;

const called = ({ who }: Character): string =>
	typeof who === 'string' ? terms[`character.${who}`] : who.name;

const escaped = (text: string): string => text.replaceAll('?', '\\?');

/** What a place in a row is called, by how many cards lie there already. */
function end(position: number, length: number): string {
	if (length === 0) return table.moveHere;
	if (position === 0) return table.leftEnd;
	return position === length ? table.rightEnd : table.place(position + 1);
}
