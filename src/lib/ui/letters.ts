const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a person sees as the characters of a text, in any script; emoji in one piece. */
export const characters = (text: string): string[] =>
	Array.from(graphemes.segment(text), ({ segment }) => segment);

/** A character big, if that is still one character (ß is not). */
function big(character: string): string {
	const upper = character.toUpperCase();
	return characters(upper).length === 1 ? upper : character;
}

/** The characters of a name that can stand for it: letters, digits and pictures, no marks or spaces. */
const marks = (name: string): string[] =>
	characters(name.normalize('NFC'))
		.filter((character) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(character))
		.map(big);

/**
 * One distinct letter for each player, in the order of the names. Each initial goes to the first who has
 * it; the others take the next free letter of their name, else the number of their seat.
 */
export function letters(names: readonly string[]): string[] {
	const own = names.map(marks);
	const taken = new Set<string>();
	const first = own.map(([initial]) => {
		if (initial === undefined || taken.has(initial)) return null;
		taken.add(initial);
		return initial;
	});
	return first.map((letter, seat) => {
		if (letter !== null) return letter;
		const numbers = Array.from({ length: names.length }, (_, i) =>
			String(((seat + i) % names.length) + 1)
		);
		const free = [...(own[seat] ?? []), ...numbers].find((mark) => !taken.has(mark)) ?? '?';
		taken.add(free);
		return free;
	});
}
