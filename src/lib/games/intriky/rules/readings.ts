import type { Explanation } from '$lib/engine/explanation';
import {
	LINES,
	type CardSymbol,
	type CornerEffect,
	type Line,
	type Unknown,
	type Word
} from '../model';
import type { Intrigue, Options } from '../schema';
import { fact, lineTerm, symbolTerm } from './fact';
import { read, type Sentence } from './sentence';

/** A corner effect that equal symbols give the choice of (IN-4.6). */
export interface Bonus {
	/** Of the card in the row. */
	readonly index: number;
	readonly effect: CornerEffect | Unknown;
}

/** One way to read a row: some neighbours on one line. */
export interface Reading {
	readonly line: Line;
	/** Leftmost of the cards read. */
	readonly start: number;
	/** Indices in the row in READING order: on the lower line from right to left (IN-4.2). */
	readonly cards: readonly number[];
	/** In reading order. */
	readonly words: readonly (Word | Unknown)[];
	/** Null while a word is unknown. */
	readonly sentence: Sentence | null;
	readonly dollars: number | Unknown;
	/** In reading order. */
	readonly symbols: readonly (CardSymbol | Unknown)[];
	/** Whether all cards show the same symbol on this line (IN-4.6). */
	readonly equalSymbols: boolean | Unknown;
	/** One of these may be used, in reading order; none where symbols differ, are unknown or do not count. */
	readonly bonuses: readonly Bonus[];
	readonly explanation: Explanation;
}

/** Why an initiator can't read a row of this length (IN-4.1), or null if it can. */
export function tooShort(length: number, number: number): Explanation | null {
	return length < number ? fact('rowTooShort', { number, length }, ['IN-4.1', 'IN-3.3']) : null;
}

/**
 * Every way in which an initiator reads a row: each window of `number` neighbours, each line, from the left
 * (IN-4.1, IN-4.2). A row that is too short has none; `tooShort` says why.
 */
export function readings(
	row: readonly Intrigue[],
	number: number,
	symbols: Options['symbols']
): readonly Reading[] {
	const all: Reading[] = [];
	for (let start = 0; start + number <= row.length; start += 1) {
		for (const line of LINES) all.push(reading(row, { start, number, line }, symbols));
	}
	return all;
}

export interface Window {
	readonly start: number;
	readonly number: number;
	readonly line: Line;
}

/** One window of a row on one line. The caller makes sure that the window lies within the row. */
export function reading(
	row: readonly Intrigue[],
	{ start, number, line }: Window,
	symbols: Options['symbols']
): Reading {
	const taken = row.slice(start, start + number);
	const cards = taken.map((_, offset) => start + offset);
	// IN-4.2: from the other side the last card comes first.
	const inOrder = line === 'upper' ? taken : taken.toReversed();
	const words = inOrder.map((card) => card[line].word);
	const sentence = words.every(isKnown) ? read(words) : null;
	const shown = inOrder.map((card) => card[line].symbol);
	const equalSymbols = allEqual(shown);
	const dollars = totalDollars(taken);
	const order = line === 'upper' ? cards : cards.toReversed();
	const counts = equalSymbols === true && (symbols === 'always' || makesSense(sentence));
	const bonuses = counts ? bonusesOf(row, order, line) : [];
	const told = [
		...(line === 'lower' ? [fact('lowerLineTurned', {}, ['IN-4.2'])] : []),
		...(sentence === null ? [fact('wordsUnknown', {}, ['IN-4.4'])] : [sentence.explanation]),
		...(dollars === 'unknown' ? [] : [fact('dollarsGained', { dollars }, ['IN-4.3'])]),
		...symbolFacts(shown, equalSymbols, counts)
	];
	const explanation = fact(
		'readingOf',
		{ line: lineTerm(line), first: start + 1, last: start + number },
		['IN-4.1', 'IN-4.2'],
		told
	);
	return {
		line,
		start,
		cards: order,
		words,
		sentence,
		dollars,
		symbols: shown,
		equalSymbols,
		bonuses,
		explanation
	};
}

/** The effect of a laid card where this line is up: its own, or the one that serves both halves (IN-4.7). */
export function effectOf(card: Intrigue, line: Line): CornerEffect | 'none' | Unknown {
	const own = card[line].effect;
	return own === 'none' ? card[line === 'upper' ? 'lower' : 'upper'].effect : own;
}

const isKnown = <T>(value: T | Unknown): value is T => value !== 'unknown';

const makesSense = (sentence: Sentence | null): boolean =>
	sentence !== null && sentence.commands.length > 0;

function totalDollars(cards: readonly Intrigue[]): number | Unknown {
	let sum = 0;
	for (const { dollars } of cards) {
		if (dollars === 'unknown') return dollars;
		sum += dollars;
	}
	return sum;
}

/** Two known symbols that differ settle it, whatever is unknown beside them. */
function allEqual(symbols: readonly (CardSymbol | Unknown)[]): boolean | Unknown {
	const known = symbols.filter(isKnown);
	if (known.some((symbol) => symbol !== known[0])) return false;
	return known.length === symbols.length ? true : symbols.length === 1 || 'unknown';
}

function bonusesOf(
	row: readonly Intrigue[],
	order: readonly number[],
	line: Line
): readonly Bonus[] {
	return order.flatMap((index) => {
		const card = row[index];
		const effect = card === undefined ? 'none' : effectOf(card, line);
		// IN-6 R: the defence works only from the table, so it is no choice here.
		return effect === 'none' || effect === 'defence' ? [] : [{ index, effect }];
	});
}

function symbolFacts(
	symbols: readonly (CardSymbol | Unknown)[],
	equal: boolean | Unknown,
	counts: boolean
): readonly Explanation[] {
	const [first] = symbols;
	if (equal === 'unknown') return [fact('symbolsUnknown', {}, ['IN-4.6'])];
	if (!equal) return [fact('symbolsDiffer', {}, ['IN-4.6', 'IN-4.7'])];
	if (!counts) return [fact('symbolsNeedSense', {}, ['IN-4.6'])];
	return first === undefined || first === 'unknown'
		? [fact('symbolsOne', {}, ['IN-4.6'])]
		: [fact('symbolsEqual', { symbol: symbolTerm(first) }, ['IN-4.6', 'IN-4.7'])];
}
