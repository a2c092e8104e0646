/**
 * A text as it is searched and compared: without capitals, accents and what `typeset` and `isolate` put in, every
 * space a plain one. What two people type for the same word comes out the same.
 */
export const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/[\p{M}\p{Cf}]/gu, '')
		.toLowerCase();
