import type { Entry } from '../model';

/** How near a text is to an entry: 0 is the same, 1 is nothing in common. */
export interface Match {
	readonly id: string;
	readonly distance: number;
}

/** At most this far from a title, and at least `MARGIN` nearer to it than to the next: it is that title. */
export const ACCEPTED = 0.22;
export const MARGIN = 0.15;
/** A reading this near needs no second look. */
export const STRONG = 0.1;

/** Marks that the reader takes for an upright stroke. */
export const STROKES = /[|!¡[\]]/g;

/** Letters and digits alone, small, without diacritics: what is left when the print is poor. */
export const folded = (text: string): string =>
	text
		.replace(STROKES, 'l')
		.replaceAll('ı', 'i')
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[łŁ]/g, 'l')
		.replaceAll('ß', 'b')
		.toLowerCase()
		.replace(/[^a-z0-9]/g, '');

/** Signs that look alike, so that one read for another is half an error. */
const ALIKE = [
	'1litjf7',
	'o0cqd',
	'z27',
	's583',
	'b86h',
	'uvny',
	'yvgj',
	'ceoa',
	'khx',
	'rnptv',
	'mnw',
	'g9q',
	'aeod',
	'es',
	'pfr',
	'vw'
];
/** Signs that are hardly told apart at all. */
const TWINS = ['z2', 'o0', '1l', 'il', '1i', 'vw', '5s'];
/** A digit is never cheaply taken for another sign that would change it: it decides alone. */
const DIGITS: readonly (readonly [string, number])[] = [
	['12', 1.3],
	['13', 1.3],
	['23', 1.3],
	['3s', 0.9],
	['27', 1],
	['17', 0.8]
];
/** A sign too many at either end of the title, and one within it. */
export const EXTRA_AT_END = 0.25;
const EXTRA_WITHIN = 0.9;
const MISSING = 1;

const CODES = 128;
const COSTS = costs();

function costs(): Float32Array {
	const table = new Float32Array(CODES * CODES).fill(1);
	const set = (a: string, b: string, cost: number) => {
		table[a.charCodeAt(0) * CODES + b.charCodeAt(0)] = cost;
		table[b.charCodeAt(0) * CODES + a.charCodeAt(0)] = cost;
	};
	for (const group of ALIKE) for (const a of group) for (const b of group) set(a, b, 0.55);
	for (const [a = '', b = ''] of TWINS) set(a, b, 0.3);
	for (const [[a = '', b = ''], cost] of DIGITS) set(a, b, cost);
	for (let code = 0; code < CODES; code++) table[code * CODES + code] = 0;
	return table;
}

/** How many errors, weighted, lie between a title and a text that may have more around it; for each sign. */
export function distance(title: string, text: string): number {
	let before = new Float64Array(text.length + 1).map((_, i) => i * EXTRA_AT_END);
	let row = new Float64Array(text.length + 1);
	for (let i = 1; i <= title.length; i++) {
		const extra = i === title.length ? EXTRA_AT_END : EXTRA_WITHIN;
		const costsOfSign = title.charCodeAt(i - 1) * CODES;
		row[0] = i * MISSING;
		for (let j = 1; j <= text.length; j++) {
			const swapped = (before[j - 1] ?? 0) + (COSTS[costsOfSign + text.charCodeAt(j - 1)] ?? 1);
			const missing = (before[j] ?? 0) + MISSING;
			const added = (row[j - 1] ?? 0) + extra;
			row[j] = Math.min(swapped, missing, added);
		}
		[before, row] = [row, before];
	}
	return (before[text.length] ?? 0) / title.length;
}

/** A word, its text folded, in every form in which it is printed. */
export interface Title {
	readonly id: string;
	readonly forms: readonly string[];
}

/** The closed list in the form in which it is compared. Entries without a letter or digit are refused. */
export const titlesOf = (entries: readonly Entry[]): Title[] =>
	entries
		.map(({ id, printed }) => ({
			id,
			forms: [...new Set(printed.map(folded))].filter((form) => form !== '')
		}))
		.filter(({ forms }) => forms.length > 0);

/** The smallest distance of any printed form. */
export const nearest = (forms: readonly string[], text: string): number =>
	text === '' ? 1 : Math.min(...forms.map((form) => distance(form, text)));

/** All titles, the nearest first. */
export const matches = (titles: readonly Title[], text: string): Match[] => {
	const plain = folded(text);
	return titles
		.map(({ id, forms }) => ({ id, distance: nearest(forms, plain) }))
		.sort((a, b) => a.distance - b.distance);
};
