import type { Chance } from '../../../../../../tests/contract/chance';
import type { LightTurn } from '../../model';
import type { Command } from '../../schema';
import { aboutCharacters } from './characters.plan';

/** A row grows for so many rounds before it is read. */
const GROWS = 4;

/** What a table tells in light tracking, by chance. */
export class LightPlan {
	/** The turn in which dollars were last told. */
	#told = '';

	/** In every fourth round everybody reads three or four cards; in between characters come and are hired. */
	next(state: LightTurn, chance: Chance): Command {
		const { active, round } = state;
		const turn = `${String(round)}-${String(active)}`;
		if (round % GROWS !== 0 || this.#told === turn) return aboutCharacters(state, chance);
		this.#told = turn;
		const dollars = Array.from({ length: chance.upTo(2) + 3 }, () => chance.upTo(4) + 1);
		return { type: 'gain', player: active, dollars };
	}
}
