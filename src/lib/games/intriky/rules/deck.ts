import { COMMAND_WORDS, EFFECTS, SYMBOLS, WORDS, type Line, type Word } from '../model';
import type { Half, Intrigue } from '../schema';

/** A card of which nothing has been entered. */
export const BLANK: Intrigue = {
	upper: { word: 'unknown', symbol: 'unknown', effect: 'unknown' },
	lower: { word: 'unknown', symbol: 'unknown', effect: 'unknown' },
	dollars: 'unknown'
};

/** The same card laid the other way round: what was above is below, and is read from the other side. */
export const turned = ({ upper, lower, dollars }: Intrigue): Intrigue => ({
	upper: lower,
	lower: upper,
	dollars
});

const cycle = <T>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

/**
 * Some intrigue as it could lie on a table, another one for each number: together they show every word, symbol
 * and effect. No card of the box; it stands for the cards that the table enters, where choices are listed.
 */
export function sampleIntrigue(number: number): Intrigue {
	const half = (line: Line): Half => {
		const at = line === 'upper' ? number : number * 3 + 1;
		return {
			word: sampleWord(at),
			symbol: cycle(SYMBOLS, Math.floor(at / 4)),
			effect: line === 'lower' && number % 3 > 0 ? 'none' : cycle(EFFECTS, at)
		};
	};
	return { upper: half('upper'), lower: half('lower'), dollars: (number % 4) + 1 };
}

const sampleWord = (at: number): Word =>
	at % 2 === 0 ? cycle(COMMAND_WORDS, at / 2) : cycle(WORDS, COMMAND_WORDS.length + (at % 3));
