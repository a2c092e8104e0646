import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/contract/game';
import { sign } from '$lib/engine/log';
import { fold, linesOf, stateOf } from '$lib/engine/log/history';
import { Chance } from './chance';
import { cases } from './games';
import { appended, randomLog, type AnyOperation, type AnyEntry, type AnyHistory } from './logs';

const GAMES = 40;
const DEEDS = 120;

const all = await cases();

it('are known for every game', () => {
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(all)('the log of $name', ({ game, laws }) => {
	const logs = fc.tuple(
		laws.setups(),
		fc.noShrink(fc.integer()),
		fc.integer({ min: 1, max: DEEDS })
	);

	it('is the fold of the events that stand, whatever is undone, redone and amended', () => {
		fc.assert(
			fc.property(logs, ([setup, seed, operations]) => {
				const { history } = randomLog(game, setup, new Chance(seed), operations);
				const folded = linesOf(history)
					.filter(({ refused }) => refused === null)
					.flatMap(({ events }) => events)
					.reduce((state, event) => game.evolve(state, event), game.initial(setup));
				expect(isDeepStrictEqual(folded, stateOf(history))).toBe(true);
			}),
			{ numRuns: GAMES }
		);
	});

	it('gives the same game when it is read again', () => {
		fc.assert(
			fc.property(logs, ([setup, seed, operations]) => {
				const { history, entries } = randomLog(game, setup, new Chance(seed), operations);
				const read = JSON.parse(JSON.stringify(entries)) as readonly AnyEntry[];
				const again = fold(game, game.initial(setup), read);
				expect(again.ok && isDeepStrictEqual(stateOf(again.value), stateOf(history))).toBe(true);
				expect(again.ok && again.value.head).toBe(history.head);
			}),
			{ numRuns: GAMES }
		);
	});

	it('comes back to each earlier state by undo, and to each later one by redo', () => {
		fc.assert(
			fc.property(logs, ([setup, seed, operations]) => {
				const { history } = randomLog(game, setup, new Chance(seed), operations);
				const states: unknown[] = [];
				let back = history;
				for (; back.now.previous !== null; back = follow(game, back, { kind: 'undo' })) {
					states.push(stateOf(back));
				}
				expect(stateOf(back)).toEqual(game.initial(setup));
				for (const state of states.reverse()) {
					back = follow(game, back, { kind: 'redo' });
					expect(stateOf(back)).toBe(state);
				}
			}),
			{ numRuns: GAMES }
		);
	});

	it('keeps the laws of the game through changes of the past', () => {
		fc.assert(
			fc.property(logs, ([setup, seed, operations]) => {
				const { history } = randomLog(game, setup, new Chance(seed), operations);
				const broken = Object.values(laws.invariants).map((law) =>
					law(stateOf(history), history.initial)
				);
				expect(broken.filter((what) => what !== null)).toEqual([]);
			}),
			{ numRuns: GAMES }
		);
	});
});

const follow = (game: AnyGame, history: AnyHistory, operation: AnyOperation): AnyHistory =>
	appended(game, history, sign(operation, history.head, `${history.head}+`, 0));
