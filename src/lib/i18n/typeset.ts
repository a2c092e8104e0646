import type { Locale } from './locale';

/** A number and what it counts stand on one line: `3 M$`, `2 cards`. */
const COUNTED = /(?<=\d) (?=[\p{L}$%])/gu;

/** A number, a unit, an abbreviation and its Hungarian ending are one word: `13-ig`, `15 GYP-ig`, `3 M$-t`. */
const ENDING = /(?<=[\d\p{Lu}$])-(?=\p{Ll})/gu;

/** Czech and Slovak leave no word of one letter behind at the end of a line. */
const ONE_LETTER = /(?<=(?<![\p{L}\p{M}\p{N}])[aikosuvz]) (?=\S)/giu;

const SHORT: ReadonlySet<Locale> = new Set<Locale>(['cs', 'sk']);

/** A sentence with no-break spaces and joiners where a line must not end. It reads and is searched as before. */
function setText(text: string, locale: Locale): string {
	const counted = text.replaceAll(COUNTED, '\u00a0').replaceAll(ENDING, '\u2060-\u2060');
	return SHORT.has(locale) ? counted.replaceAll(ONE_LETTER, '\u00a0') : counted;
}

/**
 * A catalogue whose every message, also one that takes values, comes out with its no-break spaces. The one
 * place for them: the catalogues are written with plain spaces.
 */
export function typeset<C>(catalogue: C, locale: Locale): C {
	return set(catalogue, locale) as C;
}

function set(part: unknown, locale: Locale): unknown {
	if (typeof part === 'string') return setText(part, locale);
	if (typeof part === 'function') {
		const message = part as (...values: readonly unknown[]) => unknown;
		return (...values: readonly unknown[]) => set(message(...values), locale);
	}
	if (typeof part !== 'object' || part === null) return part;
	return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, set(inner, locale)]));
}
