import type { Seat } from '$lib/engine/explanation';
import {
	listOf,
	nullable,
	oneOf,
	optional,
	part,
	question,
	seatLetters,
	whole,
	word,
	type Part
} from '$lib/kit/tools/link';
import { BOX, EFFECTS, LINES, MOST_DOLLARS, SYMBOLS, WORDS, type Line } from '../../model';
import type { Half, Intrigue, Options } from '../../schema';

/** Most that a number of the checker may be. */
export const MOST = { hand: BOX.cards, row: BOX.intrigues } as const;

/** Players that a table can have (IN-1.1). */
const TABLE = { least: 3, most: 4 } as const;

export interface CheckerQuestion {
	/** Words of one line, or whole cards. */
	readonly view: 'line' | 'cards';
	readonly row: readonly Intrigue[];
	/** The initiator; null reads the whole row. */
	readonly number: number | null;
	/** The reading that is looked at; null for the first. */
	readonly look: { readonly line: Line; readonly start: number } | null;
	readonly sort: 'row' | 'dollars';
	readonly symbols: Options['symbols'];
	/** On whom each command of the reading that is looked at is played. */
	readonly targets: readonly Seat[];
	/** Cards in each hand; null where nobody has told. */
	readonly hands: readonly number[] | null;
}

/** One of the known words, `unknown` for nothing, null for anything else. */
const known = <T extends string>(words: readonly T[], text: string): T | 'unknown' | null =>
	text === '' ? 'unknown' : (words.find((each) => each === text) ?? null);

const unlessUnknown = (value: string | number): string =>
	value === 'unknown' ? '' : String(value);

/** Word, symbol and corner effect, parted by dots; what is not known is left out. */
function readHalf(text: string): Half | null {
	const [name = '', sign = '', corner = '', more] = text.split('.');
	const word = known(WORDS, name);
	const symbol = known(SYMBOLS, sign);
	const effect = known([...EFFECTS, 'none' as const], corner);
	if (word === null || symbol === null || effect === null || more !== undefined) return null;
	return { word, symbol, effect };
}

const writeHalf = ({ word, symbol, effect }: Half): string =>
	[word, symbol, effect].map(unlessUnknown).join('.').replace(/\.+$/, '');

function readBags(text: string): number | 'unknown' | null {
	if (text === '') return 'unknown';
	const bags = /^\d$/.test(text) ? Number(text) : 0;
	return bags >= 1 && bags <= MOST_DOLLARS ? bags : null;
}

/** Upper half, lower half and dollars, parted by underscores. */
const card = part<Intrigue>(
	(text) => {
		const [first = '', second = '', third = '', more] = text.split('_');
		const [upper, lower, dollars] = [readHalf(first), readHalf(second), readBags(third)];
		if (upper === null || lower === null || dollars === null || more !== undefined)
			return undefined;
		return { upper, lower, dollars };
	},
	({ upper, lower, dollars }) =>
		[writeHalf(upper), writeHalf(lower), unlessUnknown(dollars)].join('_').replace(/_+$/, '')
);

const look = part<NonNullable<CheckerQuestion['look']>>(
	(text) => {
		const [, name, start] = /^([a-z]+)(\d{1,2})$/.exec(text) ?? [];
		const line = LINES.find((each) => each === name);
		return line === undefined || Number(start) === 0
			? undefined
			: { line, start: Number(start) - 1 };
	},
	({ line, start }) => `${line}${String(start + 1)}`
);

const counts = listOf(whole({ most: MOST.hand }), '-', TABLE.most);
/** A number of cards for each player. */
const hands: Part<readonly number[]> = {
	...counts,
	read: (text) => {
		const found = counts.read(text);
		const few = 'value' in found && found.value.length < TABLE.least;
		return few ? { wrong: text ?? '', at: null } : found;
	}
};

/** `?row=take.pistol_one.car_4-two.bottles_cancel.pistol_2&n=2&look=lower1&to=ba&hands=5-3-2` */
export const checkerLink = question<CheckerQuestion>(
	{
		view: ['view', optional(word(['line', 'cards']), 'line')],
		row: ['row', optional(listOf(card, '-', MOST.row), [])],
		number: ['n', nullable(whole({ least: 1, most: MOST.row }))],
		look: ['look', nullable(look)],
		sort: ['sort', optional(word(['row', 'dollars']), 'row')],
		symbols: ['symbols', optional(oneOf({ always: 'always', sense: 'onlyWithSense' }), 'always')],
		targets: ['to', optional(seatLetters(TABLE.most, MOST.row), [])],
		hands: ['hands', nullable(hands)]
	},
	({ targets, hands: told }) =>
		told !== null && targets.some((seat) => seat >= told.length) ? 'targets' : null
);
