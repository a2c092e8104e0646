import type { Recognised } from './recogniser';
import type { Likeness } from '../picture/glyph';
import { folded, type Title } from './match';

/** Titles that differ by the digit before one and the same word, such as "2 karty" and "3 karty". */
export interface Numbered {
	/** The digits that there are. */
	readonly digits: string;
	/** What all words behind the digit begin with. */
	readonly stem: string;
	readonly titles: readonly {
		readonly id: string;
		readonly digit: string;
		readonly word: string;
	}[];
}

/** Finds them in the vocabulary: a single digit, then words that share their first three letters. */
export function numberedTitles(titles: readonly Title[]): Numbered[] {
	const byStem = new Map<string, { id: string; digit: string; word: string }[]>();
	for (const { id, forms } of titles) {
		for (const form of forms) {
			const [, digit, word] = /^(\d)([a-z]{3,})$/.exec(form) ?? [];
			if (digit === undefined || word === undefined) continue;
			const key = word.slice(0, 3);
			byStem.set(key, [...(byStem.get(key) ?? []), { id, digit, word }]);
		}
	}
	return [...byStem.values()]
		.filter((family) => new Set(family.map(({ digit }) => digit)).size > 1)
		.map((family) => ({
			digits: [...new Set(family.map(({ digit }) => digit))].sort().join(''),
			stem: commonStart(family.map(({ word }) => word)),
			titles: family
		}));
}

function commonStart(words: readonly string[]): string {
	const [first = ''] = words;
	let length = first.length;
	while (!words.every((word) => word.startsWith(first.slice(0, length)))) length--;
	return first.slice(0, length);
}

/** A reading of the whole line, for its digit. */
export type Evidence = Pick<Recognised, 'text' | 'confidence'>;

/** So much more than for the next digit must speak for one, else it stays open: a digit is never guessed. */
const ENOUGH = 0.7;
const AHEAD = 0.45;
/** A shape this near is surely that of the sign before the word. */
const CLEAR = 0.7;

/** Letters that are read for a digit. They look like it but are no proof of it, however often they are read. */
const LIKE: Readonly<Record<string, string>> = { z: '2', s: '3' };
const LIKELY = 0.35;

/** The digit that the evidence proves, or null; none that its own sign, looked at alone, speaks against. */
export function provenDigit(
	family: Numbered,
	readings: readonly Evidence[],
	shape: Likeness | null,
	glyph: Evidence | null
): string | null {
	const votes = new Votes(family);
	for (const reading of readings) votes.addReading(reading);
	if (shape !== null && shape.score >= 0.55) {
		const clear = Math.min(1, shape.margin / 0.12);
		votes.add(shape.digit, Math.min(1, (shape.score - 0.45) * 2) * clear * 0.8);
	}
	const single = glyph === null ? undefined : /\d/.exec(glyph.text)?.[0];
	if (glyph !== null && single !== undefined && glyph.confidence >= 40) {
		votes.add(single, 0.5 * Math.min(1, glyph.confidence / 80));
	}
	const winner = votes.winner();
	const another = shape !== null && shape.digit === single && shape.digit !== winner;
	return another && shape.score >= CLEAR ? null : winner;
}

class Votes {
	/** What the letters that look like a digit have spoken for it so far. */
	private readonly likely = new Map<string, number>();
	private readonly sums = new Map<string, number>();
	private readonly before: RegExp;
	private readonly ending: RegExp;
	private readonly sign: RegExp;

	constructor(private readonly family: Numbered) {
		const { digits, stem } = family;
		for (const digit of digits) this.sums.set(digit, 0);
		const alike = Object.keys(LIKE).filter((letter) => digits.includes(LIKE[letter] ?? '-'));
		this.before = new RegExp(
			`([${digits}${alike.join('')}])(?:.?${stem.slice(0, 2)}|.?.?${stem.slice(1, 3)})`
		);
		this.ending = new RegExp(`^(.?).*?${stem}([a-z])`);
		this.sign = new RegExp(`.${stem.charAt(0)}(?:${stem.charAt(1)}|.${stem.charAt(2)})`);
	}

	add(digit: string, weight: number) {
		const sum = this.sums.get(digit);
		if (sum !== undefined) this.sums.set(digit, sum + weight);
	}

	/** The digit itself, and the ending of the word behind some sign: "i kartu" can only be one. */
	addReading({ text, confidence }: Evidence) {
		const plain = folded(text);
		const sign = this.before.exec(plain)?.[1] ?? '';
		const trust = confidence >= 60 ? 1 : 0.6;
		const alike = LIKE[sign];
		if (alike === undefined) this.add(sign, 0.6 * trust);
		else this.addLikeness(alike, LIKELY * trust);
		const [, first, last] = this.ending.exec(plain) ?? [];
		if (last !== undefined && this.sign.test(plain)) this.addEnding(first ?? '', last);
	}

	private addLikeness(digit: string, weight: number) {
		const before = this.likely.get(digit) ?? 0;
		this.add(digit, Math.max(0, weight - before));
		this.likely.set(digit, Math.max(before, weight));
	}

	private addEnding(first: string, last: string) {
		const { stem, titles } = this.family;
		const fitting = titles.filter(({ word }) => word.startsWith(stem + last));
		const digits = new Set(fitting.map(({ digit }) => digit));
		for (const digit of digits) {
			this.add(digit, digits.size === 1 ? 0.5 : 0.12);
			if (digits.size === 1 && digit === '1' && /[il1tj]/.test(first)) this.add(digit, 0.3);
		}
	}

	winner(): string | null {
		const [best, next] = [...this.sums].sort((a, b) => b[1] - a[1]);
		if (best === undefined || best[1] < ENOUGH) return null;
		return best[1] - (next?.[1] ?? 0) >= AHEAD ? best[0] : null;
	}
}
