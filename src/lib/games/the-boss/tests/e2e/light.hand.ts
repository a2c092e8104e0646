import type { Chance } from '../../../../../../tests/contract/chance';
import { attempt } from '../../../../../../tests/contract/play';
import type { Hand } from '../../../../../../tests/e2e/support/hand';
import { allowed } from '../../../../../../tests/e2e/support/plan';
import { isCopDue } from '../../questions';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import game from '../../game';
import en from '../../messages/en';
import type { City, Place, RoundPhase, State } from '../../model';
import type { Command } from '../../schema';
import { leftOfChicago } from '../../rules/chicago';
import { faceName, tapFace } from './full.hand';
import { copAt, faceOf } from './full.plan';

type LightState = Extract<State, { readonly tracking: 'light' }>;

const rules = { candidates, decide };

const { terms, ui } = en;

const STEPS: Readonly<Partial<Record<Command['type'], string>>> = {
	turnCop: 'cop card',
	collect: 'who wins a city',
	payChicago: 'who wins Chicago',
	endRound: 'the round is over',
	tellMost: 'a tie for the win'
};

/** What a table tells in light tracking, and how it is entered. */
export class Light {
	/** Places of this round in which there is nobody. */
	#empty: { readonly round: number; readonly places: Place[] } = { round: 0, places: [] };
	/** Those of them that the screen has not passed over yet. */
	#toSkip = 0;

	constructor(
		readonly hand: Hand,
		readonly names: readonly string[]
	) {}

	/** The kind of step that a command is. */
	static step({ type }: Command): string {
		return STEPS[type] ?? type;
	}

	next(state: LightState, chance: Chance): Command {
		if (state.phase !== 'round') {
			const most = allowed(rules, state);
			return chance.oneOf(most.filter((it) => it.type === 'tellMost' && it.sides.length === 1));
		}
		if (isCopDue(state)) {
			const cops = allowed(rules, state).filter(({ type }) => type === 'turnCop');
			return chance.oneOf(cops);
		}
		if (this.#empty.round !== state.round) this.#empty = { round: state.round, places: [] };
		const { places: empty } = this.#empty;
		const before = empty.length;
		for (const place of courseOf(state)) {
			if (empty.includes(place)) continue;
			const told = chance.once(6) ? null : wonBy(state, place, chance);
			if (told !== null) {
				this.#toSkip = empty.length - before;
				return told;
			}
			empty.push(place);
		}
		this.#toSkip = 0;
		return { type: 'endRound' };
	}

	async enter(state: LightState, command: Command): Promise<void> {
		const { hand } = this;
		const panel = hand.page.locator('.panel-of-phase');
		const button = (name: string) => panel.getByRole('button', { name, exact: true });
		for (; this.#toSkip > 0; this.#toSkip -= 1) await hand.tap(button(ui.light.skip));
		switch (command.type) {
			case 'turnCop':
				return hand.tap(panel.locator('.cops').getByRole('button').nth(copAt(command)));
			case 'collect':
				await this.#winner(command.player);
				return tapFace(hand, panel, command, []);
			case 'payChicago':
				await this.#winner(command.player);
				for (const [at, city] of leftOfChicago(state.row).entries()) {
					const list = panel.getByRole('combobox', { name: terms[`place.${city}`] });
					await hand.choose(list, faceName(command.faces[at] ?? 0));
				}
				return hand.tap(panel.getByRole('button', { name: /^Chicago pays/ }));
			case 'endRound':
				return hand.tap(button(ui.light.endRound(state.round)));
			case 'tellMost':
				for (const side of command.sides) {
					await hand.tap(panel.getByRole('button', { name: this.names[side] ?? '' }));
				}
				return hand.tap(button(ui.light.tellMost(command.sides.length)));
			default:
				throw new Error(`${command.type} is not told in light tracking`);
		}
	}

	async #winner(player: number): Promise<void> {
		const seats = this.hand.page.getByRole('group', { name: ui.light.who });
		await this.hand.tap(seats.getByRole('button', { name: this.names[player] ?? '' }));
	}
}

/** What is still to be told of this round, from left to right. */
const courseOf = ({ row, turnedUp, paid }: RoundPhase): readonly Place[] =>
	row.filter((place) =>
		place === 'chicago' ? !paid : !turnedUp.some(({ city }) => city === place)
	);

/** Somebody who may win there, by chance; null if nobody may. */
function wonBy(state: RoundPhase, place: Place, chance: Chance): Command | null {
	const seats = chance.shuffled([...state.players.keys()]);
	for (const player of seats) {
		const command = won(state, player, place, chance);
		if (attempt(game, state, command) !== null) return command;
	}
	return null;
}

function won(state: RoundPhase, player: number, place: Place, chance: Chance): Command {
	const face = (city: City) => faceOf(city, [], chance);
	return place === 'chicago'
		? { type: 'payChicago', player, faces: leftOfChicago(state.row).map(face) }
		: { type: 'collect', player, city: place, face: face(place) };
}
