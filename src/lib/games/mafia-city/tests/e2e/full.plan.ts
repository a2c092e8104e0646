import { allowed, grouped } from '../../../../../../tests/e2e/support/plan';
import type { Seat } from '$lib/engine/explanation';
import type { Chance } from '../../../../../../tests/contract/chance';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import { LOCATIONS, type FullState, type Location, type StrategyPhase } from '../../model';
import type { Command } from '../../schema';
import { clockwiseFrom } from '../../rules/order';

const rules = { candidates, decide };

/** How often each kind is chosen in Phase I, against the others that are allowed. */
const IN_ACTION: Readonly<Record<string, number>> = {
	place: 70,
	play: 16,
	wait: 3,
	pass: 4,
	veto: 2
};

/** Somebody takes so many of the topmost back. */
interface Wish {
	readonly player: Seat;
	readonly location: Location;
	readonly count: number;
}

/** What a table of sensible players does next in full tracking, by chance. */
export class Plan {
	/** What is taken back in the Strategy phase of this round: decided when the phase begins. */
	#wishes: { readonly round: number; readonly left: Wish[] } = { round: 0, left: [] };

	next(state: FullState, chance: Chance): Command {
		switch (state.phase) {
			case 'action':
				return weighed(possible(state), IN_ACTION, chance);
			case 'locations':
				return this.#inLocations(state, chance);
			case 'strategy':
				return this.#inStrategy(state, chance);
			case 'finished':
				throw new Error('nothing follows the end');
		}
	}

	/** Mostly goes on; an effect or a card is used now and then. */
	#inLocations(state: FullState, chance: Chance): Command {
		const commands = possible(state).filter(({ type }) => type !== 'veto');
		const others = commands.filter(({ type }) => type !== 'next');
		const goesOn = commands.length > others.length && !(others.length > 0 && chance.once(3));
		return goesOn ? { type: 'next' } : chance.oneOf(others);
	}

	#inStrategy(state: StrategyPhase, chance: Chance): Command {
		if (this.#wishes.round !== state.round) {
			this.#wishes = { round: state.round, left: wishes(state, chance) };
		}
		const { left } = this.#wishes;
		const [first] = left;
		if (first === undefined) return { type: 'endStrategy' };
		if (first.location === state.location) {
			left.shift();
			const { player, location, count } = first;
			return { type: 'takeBack', player, location, levels: own(state, first).slice(-count) };
		}
		return state.ruler === null ? { type: 'next' } : { type: 'choose', location: first.location };
	}
}

/** What a plan chooses from: Complicity, Bullets and the exchange of the first cards are rare and left out. */
function possible(state: FullState): readonly Command[] {
	const commands = allowed(rules, state).filter(
		(command) =>
			command.type !== 'exchange' &&
			!(command.type === 'play' && ['bullet', 'complicity'].includes(command.play.as))
	);
	return commands.filter((command) => isTop(state, command));
}

/** Of mafiosi of one player that lie together the topmost is meant: it makes no difference. */
function isTop(state: FullState, command: Command): boolean {
	const at = tokenOf(command);
	if (at === null) return true;
	const stack = state.stacks[at.location];
	return stack.some((owner) => owner !== stack[0]) || at.level === stack.length - 1;
}

/** The mafioso that a command points at, or null. */
export function tokenOf(command: Command): { location: Location; level: number } | null {
	if (command.type === 'use')
		return command.effect.as === 'prisonEffect' ? command.effect.target : null;
	if (command.type !== 'play') return null;
	const { play } = command;
	if ('target' in play) return play.target;
	return play.as === 'hat' || play.as === 'bigPlan' ? play.from : null;
}

/** First a kind by its weight, then one of it: there are many ways to play a card, and few to pass. */
function weighed(
	commands: readonly Command[],
	weights: Readonly<Record<string, number>>,
	chance: Chance
): Command {
	const kinds = [...grouped(commands, ({ type }) => type)];
	const tickets = kinds.flatMap(([kind, of]) =>
		Array.from({ length: weights[kind] ?? 1 }, () => of)
	);
	const ways = grouped(chance.oneOf(tickets), (command) =>
		command.type === 'play' ? command.play.as : ''
	);
	return chance.oneOf(chance.oneOf([...ways.values()]));
}

/** Who takes how many of the topmost back, location by location in the order in which it is asked (MC-2.3). */
function wishes(state: StrategyPhase, chance: Chance): Wish[] {
	const seats = clockwiseFrom(state.start, state.setup.players);
	return LOCATIONS.filter((location) => state.marked.includes(location)).flatMap((location) =>
		seats.flatMap((player) => {
			const all = own(state, { player, location }).length;
			if (all === 0 || !chance.once(2)) return [];
			const count = all > 2 && chance.once(2) ? all : Math.min(all, 2);
			return [{ player, location, count }];
		})
	);
}

/** The levels of a player's mafiosi in a stack. */
const own = ({ stacks }: StrategyPhase, { player, location }: Omit<Wish, 'count'>) =>
	stacks[location].flatMap((owner, level) => (owner === player ? [level] : []));
