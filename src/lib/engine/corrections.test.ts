import { describe, expect, test } from 'vitest';
import { valueCorrections } from './corrections';
import type { Explanation } from './explanation';

interface State {
	readonly scores: readonly number[];
	readonly start: number;
	readonly open: boolean;
}
type Correction =
	| { readonly what: 'score'; readonly player: number; readonly to: number }
	| { readonly what: 'start'; readonly player: number }
	| { readonly what: 'open'; readonly to: boolean }
	| { readonly what: 'piece'; readonly from: string; readonly to: string };

const because = (key: string, rule: `${string}-${number}`): Explanation => ({
	key,
	params: {},
	rules: [rule]
});

const corrections = valueCorrections<State, Correction>({
	badValue: (_, __, rule) => because('badValue', rule as 'PD-1'),
	nothingChanges: (_, __, rule) => because('nothingChanges', rule as 'PD-1')
})({
	score: {
		rule: 'PD-1',
		value: 'to',
		of: ({ scores }) => scores.map((_, player) => ({ player })),
		now: ({ scores }, { player }) => scores[player],
		values: () => ({ least: 0, most: 9 }),
		refuse: ({ scores }, { player }) =>
			scores[player] === undefined ? because('noSuchPlayer', 'PD-2') : null,
		set: (state, { player, to }) => ({ ...state, scores: state.scores.with(player, to) }),
		tell: ({ scores }, { player, to }) => ({
			key: 'correctedScore',
			params: { from: scores[player] ?? 0, to }
		})
	},
	start: {
		rule: 'PD-3',
		value: 'player',
		of: () => [{}],
		now: ({ start }) => start,
		values: ({ scores }) => [...scores.keys()],
		set: (state, { player }) => ({ ...state, start: player }),
		tell: ({ start }, { player }) => ({
			key: 'correctedStart',
			params: { from: start, to: player }
		})
	},
	open: {
		rule: 'PD-4',
		value: 'to',
		of: ({ start }) => (start === 0 ? [{}] : []),
		now: ({ open }) => open,
		values: () => [true, false],
		set: (state, { to }) => ({ ...state, open: to }),
		tell: (_, { to }) => ({ key: to ? 'opened' : 'shut', params: {} })
	}
});

const state: State = { scores: [0, 9, 4], start: 0, open: true };
const refusal = (correction: Correction) =>
	corrections.declares(correction)
		? (corrections.refusal(state, correction)?.key ?? 'allowed')
		: 'not declared';

describe('a value that the table may overrule is declared once', () => {
	test.each([
		[{ what: 'score', player: 2, to: 5 }, 'allowed'],
		[{ what: 'score', player: 2, to: 4 }, 'nothingChanges'],
		[{ what: 'score', player: 2, to: 10 }, 'badValue'],
		[{ what: 'score', player: 2, to: -1 }, 'badValue'],
		[{ what: 'score', player: 2, to: 1.5 }, 'badValue'],
		[{ what: 'score', player: 3, to: 5 }, 'noSuchPlayer'],
		[{ what: 'start', player: 1 }, 'allowed'],
		[{ what: 'start', player: 0 }, 'nothingChanges'],
		[{ what: 'start', player: 3 }, 'badValue'],
		[{ what: 'open', to: false }, 'allowed'],
		[{ what: 'piece', from: 'hand', to: 'reserve' }, 'not declared']
	] as const)('%j is %s', (correction, expected) => {
		expect(refusal(correction)).toBe(expected);
	});

	test('a refusal cites the rule that the value is about', () => {
		expect(corrections.refusal(state, { what: 'start', player: 0 })?.rules).toEqual(['PD-3']);
	});

	test('candidates are the next numbers that make sense and every other value', () => {
		expect(corrections.candidates(state)).toEqual([
			{ what: 'score', player: 0, to: 1 },
			{ what: 'score', player: 1, to: 8 },
			{ what: 'score', player: 2, to: 3 },
			{ what: 'score', player: 2, to: 5 },
			{ what: 'start', player: 1 },
			{ what: 'start', player: 2 },
			{ what: 'open', to: false }
		]);
		expect(corrections.candidates({ ...state, start: 1 })).not.toContainEqual({
			what: 'open',
			to: false
		});
	});

	test('is set, told with what stood there before, and shown in a form', () => {
		const correction = { what: 'score', player: 2, to: 5 } as const;
		expect(corrections.apply(state, correction).scores).toEqual([0, 9, 5]);
		expect(corrections.tell(state, correction).params).toEqual({ from: 4, to: 5 });
		const [first] = corrections.fields(state, 'score');
		expect(first).toMatchObject({ subject: { player: 0 }, now: 0, values: { least: 0, most: 9 } });
		expect(first?.correction(3)).toEqual({ what: 'score', player: 0, to: 3 });
	});
});
