import { folded } from './match';
import type { Recognised, Word } from './recogniser';
import { legible, slips } from './slips';
import { nearestSpan } from './span';

/** A reading this sure of itself shows what stands there: another letter in it makes another word. */
const SHARP = 82;
/** In a poorer one, one letter in so many may be another. */
const LETTERS_A_SLIP = 5;
/** A reading farther from the title says nothing of it. */
const OF_THE_TITLE = 0.4;
/** Words beside the title that are surely words. */
const SURE_WORD = 80;
const SHORTEST_WORD = 2;
const SURELY_TEXT = 4;
/** So many letters, however poorly read, are more than dirt. */
const MUCH = 4;
/** A gap within a sentence, in heights of a word; the title of the next card is farther off. */
const WORD_GAP = 0.9;

/** What is asked of a place: a title in its printed forms, and how it stands on the card. */
export interface Claim {
	readonly forms: readonly string[];
	/** The first sign is a number, which is proven in another way. */
	readonly numbered: boolean;
	/** Nothing else stands on the line of the title, however far off. */
	readonly alone: boolean;
}

interface Look {
	readonly slips: number;
	readonly letters: number;
	readonly confidence: number;
	/** What stands on the same line: surely other text, or what may as well be dirt. */
	readonly beside: 'text' | 'signs' | 'nothing';
}

/**
 * How well the readings of a place bear a title out. `clear`: in one of them no letter differs. `fair`: letters
 * differ, but few, and in readings that are poor. `against`: a clear "Velký pán" is no "Velký plán". `none`:
 * nothing like it was read.
 */
export type Proof = 'clear' | 'fair' | 'against' | 'none';

export function proofOf(claim: Claim, readings: readonly Recognised[]): Proof {
	const looks = readings.map((reading) => look(claim, reading)).filter((one) => one !== null);
	if (looks.some(({ beside }) => beside === 'text')) return 'against';
	if (looks.some((one) => one.slips === 0 && one.beside === 'nothing')) return 'clear';
	if (looks.length > 0 && looks.every(({ beside }) => beside !== 'nothing')) return 'against';
	if (looks.some(({ confidence }) => confidence >= SHARP)) return 'against';
	const isFair = looks.some((one) => one.slips <= Math.floor(one.letters / LETTERS_A_SLIP));
	return isFair ? 'fair' : 'none';
}

function look({ forms, numbered, alone }: Claim, { words }: Recognised): Look | null {
	const span = nearestSpan(words, forms);
	if (span === null || span.distance > OF_THE_TITLE) return null;
	const text = legible(span.words.map((word) => word.text));
	const texts = numbered ? [text, text.slice(1), text.slice(2)] : [text];
	const titles = numbered ? forms.map((form) => form.slice(1)) : forms;
	const counts = titles.flatMap((title) => texts.map((read) => slips(title, read)));
	return {
		slips: Math.min(...counts),
		letters: Math.min(...titles.map((title) => title.length)),
		confidence: confidenceOf(span.words),
		beside: besideOf(
			words.filter((word) => isBeside(word, span.words, alone ? Infinity : WORD_GAP))
		)
	};
}

/** Whether a word stands before or behind others, so near that it goes on. */
function isBeside(word: Word, others: readonly Word[], widest: number): boolean {
	if (others.includes(word)) return false;
	const [left, right] = [others[0]?.left ?? 0, others.at(-1)?.right ?? 0];
	const gap = Math.max(word.left - right, left - word.right);
	return gap < widest * (word.bottom - word.top);
}

function besideOf(words: readonly Word[]): Look['beside'] {
	const letters = words.map(({ text, confidence }) => ({
		count: folded(text).length,
		isSure: confidence >= SURE_WORD
	}));
	const longest = Math.max(0, ...letters.filter(({ isSure }) => isSure).map(({ count }) => count));
	if (longest >= SURELY_TEXT) return 'text';
	const all = letters.reduce((sum, { count }) => sum + count, 0);
	return longest >= SHORTEST_WORD || all >= MUCH ? 'signs' : 'nothing';
}

function confidenceOf(words: readonly Word[]): number {
	const letters = words.reduce((sum, { text }) => sum + text.length, 0);
	const all = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
	return all / Math.max(1, letters);
}
