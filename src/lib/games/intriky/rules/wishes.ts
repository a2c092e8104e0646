import type { Seat } from '$lib/engine/explanation';
import type { TurnState, Unknown } from '../model';
import type { Character } from '../schema';
import { hiringPrice } from './hiring';

/** What the player on turn could spend dollars on now (IN-2, steps 5 to 7). */
export interface Wish {
	readonly what: 'hireOwn' | 'hireAway' | 'skill';
	readonly character: Character;
	readonly owner: Seat;
	readonly from: 'reserve' | 'service';
	readonly index: number;
	readonly price: number | Unknown;
}

const PLACES = ['reserve', 'service'] as const;

/**
 * Everything that may be wished for in this turn: the own Reserve, other players' characters at double the price,
 * and the own skills. The Mayor is left out: that one answers what is played (IN-8).
 */
export function wishes(state: TurnState): readonly Wish[] {
	const { active } = state;
	return state.purses.flatMap((purse, owner) =>
		PLACES.flatMap((from) =>
			purse[from].flatMap((character, index): readonly Wish[] => {
				const at = { character, owner, from, index };
				const price = hiringPrice(character, active, owner) ?? 'unknown';
				if (owner !== active) return [{ ...at, what: 'hireAway', price }];
				if (from === 'reserve') return [{ ...at, what: 'hireOwn', price }];
				return character.who === 'mayor' ? [] : [{ ...at, what: 'skill', price: character.fee }];
			})
		)
	);
}
