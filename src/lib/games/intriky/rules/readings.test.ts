import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EFFECTS, SYMBOLS, WORDS, type Line } from '../model';
import type { Intrigue } from '../schema';
import { sampleIntrigue, turned } from './deck';
import { effectOf, reading, readings, tooShort, type Reading } from './readings';

const half = (
	word: Intrigue['upper']['word'],
	symbol: Intrigue['upper']['symbol'],
	effect: Intrigue['upper']['effect'] = 'takeOne'
): Intrigue['upper'] => ({ word, symbol, effect });

/** IN-9.2: three cards from left to right. */
const A: Intrigue = { upper: half('take', 'pistol'), lower: half('one', 'car'), dollars: 4 };
const B: Intrigue = { upper: half('two', 'bottles'), lower: half('cancel', 'pistol'), dollars: 2 };
const C: Intrigue = { upper: half('one', 'pistol'), lower: half('discard', 'bottles'), dollars: 1 };

const shown = ({ line, start, words, sentence, dollars }: Reading) => ({
	line,
	start,
	words: words.join(' '),
	does: sentence?.commands.map(({ command, sum }) => `${command} ${String(sum)}`).join(', '),
	dollars
});

describe('readings of a row', () => {
	test('IN-9.1 two cards, initiator 2: both lines, the symbols of each', () => {
		const row: readonly Intrigue[] = [
			{
				upper: half('discard', 'car', 'moveOne'),
				lower: half('one', 'pistol', 'none'),
				dollars: 1
			},
			{
				upper: half('one', 'bottles', 'throwOne'),
				lower: half('lay', 'pistol', 'none'),
				dollars: 3
			}
		];
		const [upper, lower] = readings(row, 2, 'always');
		expect(upper).toMatchObject({ words: ['discard', 'one'], dollars: 4, equalSymbols: false });
		expect(upper?.bonuses).toEqual([]);
		expect(lower).toMatchObject({ words: ['lay', 'one'], dollars: 4, equalSymbols: true });
		expect(lower?.bonuses).toEqual([
			{ index: 1, effect: 'throwOne' },
			{ index: 0, effect: 'moveOne' }
		]);
	});

	test('IN-9.2 three cards, initiator 3: the lower line comes in the opposite order', () => {
		expect(readings([A, B, C], 3, 'always').map(shown)).toEqual([
			{ line: 'upper', start: 0, words: 'take two one', does: 'take 3', dollars: 7 },
			{ line: 'lower', start: 0, words: 'discard cancel one', does: 'cancel 1', dollars: 7 }
		]);
		const [upper, lower] = readings([A, B, C], 3, 'always');
		expect(upper).toMatchObject({ symbols: ['pistol', 'bottles', 'pistol'], bonuses: [] });
		expect(lower).toMatchObject({ symbols: ['bottles', 'pistol', 'car'], bonuses: [] });
		expect(lower?.sentence?.skipped).toEqual([{ index: 0, reason: 'commandWithoutAmount' }]);
	});

	test('IN-9.2 three cards, initiator 2: all four windows', () => {
		expect(readings([A, B, C], 2, 'always').map(shown)).toEqual([
			{ line: 'upper', start: 0, words: 'take two', does: 'take 2', dollars: 6 },
			{ line: 'lower', start: 0, words: 'cancel one', does: 'cancel 1', dollars: 6 },
			{ line: 'upper', start: 1, words: 'two one', does: '', dollars: 3 },
			{ line: 'lower', start: 1, words: 'discard cancel', does: '', dollars: 3 }
		]);
	});

	test.each([
		[1, 1, 2],
		[2, 3, 0],
		[4, 2, 6],
		[12, 4, 18]
	])('IN-4.1 a row of %i for initiator %i has %i readings', (length, number, expected) => {
		const row = Array.from({ length }, (_, at) => sampleIntrigue(at));
		expect(readings(row, number, 'always')).toHaveLength(expected);
	});

	test('IN-4.1 a row shorter than the number is too short, and that is said', () => {
		expect(tooShort(2, 4)).toMatchObject({
			key: 'rowTooShort',
			params: { number: 4, length: 2 },
			rules: ['IN-4.1', 'IN-3.3']
		});
		expect(tooShort(4, 4)).toBeNull();
	});

	test('IN-4.2 the lower line of a row is the upper line of the row turned round', () => {
		const card = fc.nat(200).map(sampleIntrigue);
		fc.assert(
			fc.property(
				fc.array(card, { minLength: 1, maxLength: 12 }),
				fc.integer({ min: 1, max: 5 }),
				(row, n) => {
					const round = row.toReversed().map(turned);
					const below = readings(row, n, 'always').filter(({ line }) => line === 'lower');
					const above = readings(round, n, 'always').filter(({ line }) => line === 'upper');
					const facts = (each: Reading) => [
						each.words,
						each.symbols,
						each.dollars,
						each.sentence?.commands
					];
					expect(below.map(facts)).toEqual(above.toReversed().map(facts));
				}
			)
		);
	});

	test('IN-4.2 never both lines: each reading has words of one line only', () => {
		for (const each of readings([A, B, C], 2, 'always')) {
			const cards = each.cards.map((index) => [A, B, C][index]);
			expect(cards.map((card) => card?.[each.line].word)).toEqual(each.words);
		}
	});

	test('IN-4.3 dollars are the money bags of the cards read, sense or not', () => {
		const nonsense = readings([B, C], 2, 'always')[0];
		expect(nonsense?.sentence?.commands).toEqual([]);
		expect(nonsense?.dollars).toBe(3);
	});

	const same = (line: Line, sense: boolean): readonly Intrigue[] => {
		const words = sense ? (['lay', 'one'] as const) : (['lay', 'take'] as const);
		const inOrder = line === 'upper' ? words : words.toReversed();
		return inOrder.map((word) => {
			const read = half(word, 'car', 'layTwo');
			const other = half('one', 'pistol', 'cancelOne');
			return line === 'upper'
				? { upper: read, lower: other, dollars: 1 }
				: { upper: other, lower: read, dollars: 1 };
		});
	};

	test.each([
		['always', true, 2],
		['always', false, 2],
		['onlyWithSense', true, 2],
		['onlyWithSense', false, 0]
	] as const)(
		'IN-4.6 equal symbols, counting %s, sense %s: %i effects',
		(option, sense, expected) => {
			for (const line of ['upper', 'lower'] as const) {
				const found = reading(same(line, sense), { start: 0, number: 2, line }, option);
				expect(found.equalSymbols).toBe(true);
				expect(found.bonuses).toHaveLength(expected);
			}
		}
	);

	test('IN-4.6 one unknown symbol leaves it open, two different ones settle it', () => {
		const unknown = half('one', 'unknown');
		const symbols = (...cards: readonly Intrigue[]) =>
			reading(cards, { start: 0, number: cards.length, line: 'upper' }, 'always').equalSymbols;
		expect(symbols(A, { ...A, upper: unknown })).toBe('unknown');
		expect(symbols(A, B, { ...A, upper: unknown })).toBe(false);
		expect(symbols({ ...A, upper: unknown })).toBe(true);
	});

	test('IN-4.7 the effect belongs to the half that is read, or serves both', () => {
		const two = {
			...A,
			upper: half('take', 'car', 'layTwo'),
			lower: half('one', 'car', 'moveOne')
		};
		expect([effectOf(two, 'upper'), effectOf(two, 'lower')]).toEqual(['layTwo', 'moveOne']);
		const one = { ...two, lower: half('one', 'car', 'none') };
		expect([effectOf(one, 'upper'), effectOf(one, 'lower')]).toEqual(['layTwo', 'layTwo']);
		expect(effectOf(turned(one), 'upper')).toBe('layTwo');
	});

	test('IN-4.7 symbols are those of the half that is read', () => {
		expect(reading([A, C], { start: 0, number: 2, line: 'upper' }, 'always').equalSymbols).toBe(
			true
		);
		expect(reading([A, C], { start: 0, number: 2, line: 'lower' }, 'always').equalSymbols).toBe(
			false
		);
	});

	test('IN-6 the defence is no choice for equal symbols: it works only from the table', () => {
		const card = { ...A, upper: half('take', 'car', 'defence') };
		expect(reading([card, card], { start: 0, number: 2, line: 'upper' }, 'always').bonuses).toEqual(
			[]
		);
	});

	test('IN-4.4 a line with an unknown word has no verdict yet, its dollars are known', () => {
		const blank = { ...A, upper: half('unknown', 'car') };
		const found = reading([blank, B], { start: 0, number: 2, line: 'upper' }, 'always');
		expect(found).toMatchObject({ sentence: null, dollars: 6 });
		expect(found.explanation.because?.map(({ key }) => key)).toContain('wordsUnknown');
		expect(
			reading([{ ...A, dollars: 'unknown' }, B], { start: 0, number: 2, line: 'upper' }, 'always')
				.dollars
		).toBe('unknown');
	});

	test('the samples together show every word, symbol and effect', () => {
		const cards = Array.from({ length: 60 }, (_, at) => sampleIntrigue(at));
		const halves = cards.flatMap(({ upper, lower }) => [upper, lower]);
		expect(new Set(halves.map(({ word }) => word))).toEqual(new Set(WORDS));
		expect(new Set(halves.map(({ symbol }) => symbol))).toEqual(new Set(SYMBOLS));
		expect(new Set(halves.map(({ effect }) => effect))).toEqual(new Set([...EFFECTS, 'none']));
	});
});
