import type { Chance } from '../../../../../../tests/contract/chance';
import { attempt } from '../../../../../../tests/contract/play';
import game from '../../game';
import { CHARACTERS, type TurnState } from '../../model';
import type { Command } from '../../schema';
import { fromRulebook, proposed } from '../../rules/hiring';

/** Prices as cards may show them; the rulebook prints none. */
const PRICES = [2, 3, 4];

/** Hires whom the bank can pay, whose price is entered first; now and then a character comes; else the turn ends. */
export function aboutCharacters(state: TurnState, chance: Chance): Command {
	const { active } = state;
	const reserve = state.purses[active]?.reserve ?? [];
	const priced = reserve.map((character, index): Command | null => {
		const { price } = character;
		if (price !== 'unknown') {
			const pay = proposed(state, active, price);
			return { type: 'hire', owner: active, from: 'reserve', index, pay };
		}
		return worthHiring(state)
			? {
					type: 'note',
					at: { in: 'reserve', player: active, index },
					face: { as: 'character', character: { ...character, price: chance.oneOf(PRICES) } }
				}
			: null;
	});
	const possible = priced.find((it) => it !== null && attempt(game, state, it) !== null);
	if (possible !== undefined && possible !== null) return possible;
	const known = state.purses.flatMap(({ reserve, service }) => [...reserve, ...service]);
	const [who] = chance.shuffled(
		CHARACTERS.filter((name) => !known.some((character) => character.who === name))
	);
	const comes = who !== undefined && reserve.length < 2 && chance.once(3);
	return comes
		? { type: 'reveal', player: active, character: fromRulebook(who) }
		: { type: 'endTurn' };
}

/** Somebody's price is looked up when it could be paid and a place is free in this turn. */
const worthHiring = ({ active, hired, change, purses }: TurnState): boolean =>
	hired < 2 &&
	(purses[active]?.bank ?? []).reduce((sum, dollars) => sum + dollars, change) >=
		Math.max(...PRICES);
