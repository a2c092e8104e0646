import { expect, test } from 'vitest';
import { card, character } from './cards.samples';
import laws from './laws';
import type { FullTurn, State } from '../model';
import { initial } from '../setup';
import { setup, table } from './table.samples';

const start = initial(setup());
const served = (count: number) => Array.from({ length: count }, () => character('pilot'));
const good = table({
	rows: { 0: [card('take'), card('one')] },
	purses: { 1: { bank: [4], service: served(3) } }
});

/** By law: a table on which it is broken. */
const BROKEN: Readonly<Record<string, State>> = {
	'96 cards are accounted for (IN-1.1)': { ...good, drawPile: good.drawPile + 1 },
	'nothing is less than none': { ...good, change: -1 },
	'no more characters than in the box (IN-1.1)': table({
		purses: { 0: { reserve: served(17) } }
	}),
	'four in Service win, at once (IN-2.2)': table({ purses: { 0: { service: served(4) } } }),
	'at most two are hired in a turn (IN-2.1)': { ...good, hired: 3 },
	'a bank holds cards with money bags (IN-7.1)': table({ purses: { 0: { bank: [0] } } }),
	'no card lies twice on the table': {
		...good,
		rows: good.rows.map((row) => ({
			...row,
			cards: [...row.cards, ...(good.rows[0]?.cards ?? [])]
		}))
	},
	'a row that is to be read is long enough (IN-4.1)': {
		...good,
		duties: [{ kind: 'read', player: 0, number: 3 }]
	} satisfies FullTurn
};

test('every law has a table that breaks it', () => {
	expect(Object.keys(BROKEN)).toEqual(Object.keys(laws.invariants));
});

test.each(Object.entries(laws.invariants))('%s: holds, and can be broken', (name, law) => {
	expect(law(good, start)).toBeNull();
	expect(law(BROKEN[name] ?? good, start)).not.toBeNull();
});
