import { STROKES, folded } from './match';

/** Letters that print or camera really make alike, and that the reader mixes up though it is sure of itself. */
const CONFUSED = ['z2', 'o0', '1lijt', 'vw', 'vy', 'uv', '5s', 'hb', 'ce', '17'];
/** Two signs for one, either way. */
const MERGED: readonly (readonly [RegExp, string])[] = [
	[/rn/g, 'm'],
	[/vv/g, 'w'],
	[/c[li]/g, 'd']
];
/** What the reader writes for a letter that it can't make out; dots and dashes are no such sign. */
const UNKNOWN = /['’‘´`"“”„()<>«»{}]/g;
/** Stands for any one letter, or none. */
const ANY = '?';

const same = (a: string, b: string): boolean =>
	a === b || b === ANY || CONFUSED.some((group) => group.includes(a) && group.includes(b));

const merged = (text: string): string =>
	MERGED.reduce((out, [two, one]) => out.replace(two, one), text);

/** Words as `slips` compares them: signs for an unknown letter stay, and so do gaps, in which one may be lost. */
export const legible = (words: readonly string[]): string =>
	words
		.flatMap((word) => word.replace(STROKES, 'l').split(UNKNOWN))
		.map(folded)
		.join(ANY);

/**
 * How many letters of a title are missing, others, or too many in a reading. What readers commonly mix
 * up, a letter doubled and a mark lost or added count for nothing: a slip is a letter that differs.
 */
export function slips(title: string, reading: string): number {
	const [own, read] = [merged(title), merged(reading)];
	let before = [0];
	for (let j = 1; j <= read.length; j++) before.push((before[j - 1] ?? 0) + extra(read, j));
	for (let i = 1; i <= own.length; i++) {
		const row = [i];
		for (let j = 1; j <= read.length; j++) {
			const other = same(own.charAt(i - 1), read.charAt(j - 1)) ? 0 : 1;
			row.push(
				Math.min(
					(before[j - 1] ?? 0) + other,
					(before[j] ?? 0) + 1,
					(row[j - 1] ?? 0) + extra(read, j)
				)
			);
		}
		before = row;
	}
	return before[read.length] ?? 0;
}

const extra = (read: string, at: number): number => {
	const sign = read.charAt(at - 1);
	return sign === ANY || sign === read.charAt(at - 2) || sign === read.charAt(at) ? 0 : 1;
};
