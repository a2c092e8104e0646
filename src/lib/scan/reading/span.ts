import { folded, nearest } from './match';
import type { Word } from './recogniser';

const MOST_WORDS = 4;
/** Between two words of a title, in heights of them. */
const WIDEST_GAP = 1.6;
const PER_WORD = 0.01;
const PER_LETTER = 0.01;

/** Some words of a reading, next to one another, and how near they come to a title. */
export interface Span {
	readonly words: readonly Word[];
	readonly distance: number;
}

/** The words of a reading that come nearest to a title in any of its printed forms; null of no words. */
export function nearestSpan(words: readonly Word[], forms: readonly string[]): Span | null {
	let best: (Span & { readonly cost: number }) | null = null;
	for (let from = 0; from < words.length; from++) {
		for (let to = from + 1; to <= Math.min(words.length, from + MOST_WORDS); to++) {
			if (to - from > 1 && isApart(words[to - 2], words[to - 1])) break;
			const span = words.slice(from, to);
			const text = folded(textOf(span));
			const distance = nearest(forms, text);
			// Of two spans as near, the one with more of the title, and of the same letters in fewer words.
			const cost = distance + PER_WORD * (span.length - 1) - PER_LETTER * text.length;
			if (best === null || cost < best.cost) best = { words: span, distance, cost };
		}
	}
	return best;
}

/** Too far from one another for two words of one title. */
function isApart(a: Word | undefined, b: Word | undefined): boolean {
	if (a === undefined || b === undefined) return false;
	const height = Math.max(a.bottom - a.top, b.bottom - b.top);
	return b.left - a.right > WIDEST_GAP * height;
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join('');
