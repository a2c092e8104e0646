import type { Seat } from '$lib/engine/explanation';
import { characters } from '$lib/ui/letters';

/*
 * The questions of the quick tools, written so that a person can read them in a link. A link is a border: what it
 * holds is unknown until it is read here. Each question declares its parts once; reading and writing follow from it.
 */

/** A part of a link that can't be read, as it stands there; `at` counts from 1 where it is one of several. */
export interface Unreadable {
	/** The part's letters in the link. */
	readonly name: string;
	/** At most 40 characters of it. */
	readonly text: string;
	readonly at: number | null;
}

export type Read<Q> =
	{ readonly ok: true; readonly question: Q } | { readonly ok: false; readonly wrong: Unreadable };

/** What a part could not read, and which of several it was. */
interface Wrong {
	readonly wrong: string;
	readonly at: number | null;
}
type Found<T> = { readonly value: T } | Wrong;

/** One part of a question, as text and back. */
export interface Part<T> {
	/** `null`: the link says nothing of it. */
	readonly read: (text: string | null) => Found<T>;
	/** `null`: left out of the link. */
	readonly write: (value: T) => string | null;
}

/** A question's parts by its own names, each with its letters in the link; one may build on those before it. */
type Parts<Q> = {
	readonly [Name in keyof Q]: readonly [string, Part<Q[Name]> | ((before: Q) => Part<Q[Name]>)];
};

/** A question that a link can hold. */
export interface Question<Q> {
	/** What the link asks, or its first part that can't be read. */
	readonly read: (input: URLSearchParams) => Read<Q>;
	/** The link, its parts in the order declared. */
	readonly write: (question: Q) => URLSearchParams;
	/** What an empty link asks. */
	readonly blank: Q;
}

/**
 * A question from its parts.
 * @param check which part does not fit the others, if one does not.
 */
export function question<Q extends object>(
	parts: Parts<Q>,
	check: (question: Q) => keyof Q | null = () => null
): Question<Q> {
	type Name = keyof Q & string;
	const declared = Object.entries(parts) as [Name, Parts<Q>[Name]][];
	const partOf = (name: Name, before: Q): Part<Q[Name]> => {
		const [, part] = parts[name];
		return typeof part === 'function' ? part(before) : part;
	};
	const read = (input: URLSearchParams): Read<Q> => {
		const found = {} as Q;
		for (const [name, [letters]] of declared) {
			const result = partOf(name, found).read(input.get(letters));
			if ('wrong' in result) return unreadable(letters, result.wrong, result.at);
			found[name] = result.value;
		}
		const unfit = check(found);
		if (unfit === null) return { ok: true, question: found };
		const [letters] = parts[unfit];
		return unreadable(letters, input.get(letters) ?? '', null);
	};
	const empty = read(new URLSearchParams());
	if (!empty.ok) throw new Error(`an empty link must ask something: ${empty.wrong.name}`);
	return {
		read,
		write: (asked) => {
			const input = new URLSearchParams();
			for (const [name, [letters]] of declared) {
				const text = partOf(name, asked).write(asked[name]);
				if (text !== null) input.set(letters, text);
			}
			return input;
		},
		blank: empty.question
	};
}

const unreadable = (name: string, text: string, at: number | null): Read<never> => ({
	ok: false,
	wrong: { name, text: characters(text).slice(0, 40).join(''), at }
});

/* ---------- Parts ---------- */

/** A part told by how it is read and written; `undefined` for what can't be read. */
export const part = <T>(
	read: (text: string) => T | undefined,
	write: (value: T) => string
): Part<T> => ({
	read: (text) => {
		const value = text === null ? undefined : read(text);
		return value === undefined ? { wrong: text ?? '', at: null } : { value };
	},
	write
});

/** A part that an empty link has too; it is left out of the link where it says just that. */
export const optional = <T>(of: Part<T>, otherwise: NoInfer<T>): Part<T> => {
	const blank = of.write(otherwise);
	return {
		read: (text) => (text === null ? { value: otherwise } : of.read(text)),
		write: (value) => {
			const text = of.write(value);
			return text === blank ? null : text;
		}
	};
};

/** A part that an empty link has too, and that is written all the same. */
export const assumed = <T>(of: Part<T>, otherwise: NoInfer<T>): Part<T> => ({
	read: (text) => (text === null ? { value: otherwise } : of.read(text)),
	write: of.write
});

/** A part that may be missing: `null`, and not in the link. */
export const nullable = <T>(of: Part<T>): Part<T | null> => ({
	read: (text) => (text === null ? { value: null } : of.read(text)),
	write: (value) => (value === null ? null : of.write(value))
});

interface Bounds {
	readonly least?: number;
	readonly most: number;
}

/** A whole number of at most three digits; one below zero is written with a tilde, as the hyphen parts numbers. */
export const whole = ({ least = 0, most }: Bounds): Part<number> =>
	part((text) => {
		if (!/^~?\d{1,3}$/.test(text)) return undefined;
		const n = Number(text.replace('~', '-')) + 0;
		return n >= least && n <= most ? n : undefined;
	}, signed);

/**
 * Whole numbers parted by hyphens, read as one.
 * @param count how many there may be.
 */
export const numbers = (bounds: Bounds & { readonly count: Bounds }): Part<readonly number[]> => {
	const one = whole(bounds);
	const { least = 0, most } = bounds.count;
	return part<readonly number[]>(
		(text) => {
			const found = text.split('-').flatMap((each) => {
				const result = one.read(each);
				return 'wrong' in result ? [] : [result.value];
			});
			const complete = found.length === text.split('-').length;
			return complete && found.length >= least && found.length <= most ? found : undefined;
		},
		(list) => list.map(signed).join('-')
	);
};

const signed = (n: number): string => (n < 0 ? `~${String(-n)}` : String(n));

/**
 * Several of a kind, none for an empty text; the one that can't be read is named by its place.
 * @param by what parts them.
 */
export const listOf = <T>(of: Part<T>, by: string, most: number): Part<readonly T[]> => ({
	read: (text) => {
		if (text === null || text === '') return { value: [] };
		const list: T[] = [];
		for (const [index, each] of text.split(by).entries()) {
			const result = of.read(each);
			if ('wrong' in result) return { wrong: each, at: index + 1 };
			list.push(result.value);
		}
		return list.length > most ? { wrong: text, at: most + 1 } : { value: list };
	},
	write: (list) => list.map((each) => of.write(each) ?? '').join(by)
});

/** One of several, each by its word in the link. */
export const oneOf = <const Words extends Readonly<Record<string, unknown>>>(
	words: Words
): Part<Words[keyof Words]> =>
	part(
		(text) => (Object.hasOwn(words, text) ? (words[text] as Words[keyof Words]) : undefined),
		(value) => Object.keys(words).find((word) => words[word] === value) ?? ''
	);

/** The same where the values are their own words. */
export const word = <const Word extends string>(words: readonly Word[]): Part<Word> =>
	part(
		(text) => words.find((known) => known === text),
		(value) => value
	);

const LETTERS = 'abcdef';

/** A seat as a person writes it: a, b, c … */
export const letterOf = (seat: Seat): string => LETTERS.charAt(seat);

const seatOf = (letter: string, seats: number): Seat | undefined => {
	const seat = letter.length === 1 ? LETTERS.indexOf(letter) : -1;
	return seat >= 0 && seat < seats ? seat : undefined;
};

/** A player by letter, of so many seats. */
export const seatLetter = (seats: number): Part<Seat> =>
	part((text) => seatOf(text, seats), letterOf);

/** Players by their letters in a row, the same one as often as it likes: `abba`. */
export const seatLetters = (seats: number, most: number): Part<readonly Seat[]> =>
	part<readonly Seat[]>(
		(text) => {
			const found = Array.from(text, (letter) => seatOf(letter, seats));
			const known = found.filter((seat) => seat !== undefined);
			return known.length === found.length && found.length <= most ? known : undefined;
		},
		(list) => list.map(letterOf).join('')
	);

/** The same list for another number of players: cut, or filled with zeros. */
export const resized = (list: readonly number[], seats: number): readonly number[] =>
	Array.from({ length: seats }, (_, at) => list[at] ?? 0);
