import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/engine/game';
import { sign, START, type Change, type Deed, type Entry } from '$lib/engine/log';
import { amendment } from '$lib/engine/log/amend';
import { append, begin, fold, linesOf, stateOf, type History } from '$lib/engine/log/history';
import { Chance } from './chance';
import { cases } from './games';
import { attempt, frozen, randomMove } from './play';

type AnyEntry = Entry<unknown, unknown>;
type AnyHistory = History<unknown, unknown, unknown>;
type AnyDeed = Deed<unknown, unknown>;

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
			fc.property(logs, ([setup, seed, deeds]) => {
				const { history } = randomLog(game, setup, new Chance(seed), deeds);
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
			fc.property(logs, ([setup, seed, deeds]) => {
				const { history, entries } = randomLog(game, setup, new Chance(seed), deeds);
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
			fc.property(logs, ([setup, seed, deeds]) => {
				const { history } = randomLog(game, setup, new Chance(seed), deeds);
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
			fc.property(logs, ([setup, seed, deeds]) => {
				const { history } = randomLog(game, setup, new Chance(seed), deeds);
				const broken = Object.values(laws.invariants).map((law) =>
					law(stateOf(history), history.initial)
				);
				expect(broken.filter((what) => what !== null)).toEqual([]);
			}),
			{ numRuns: GAMES }
		);
	});
});

/** A log as a restless table would make it: mostly moves, now and then an undo, a redo, a change of the past. */
function randomLog(game: AnyGame, setup: unknown, chance: Chance, deeds: number) {
	const entries: AnyEntry[] = [];
	let history: AnyHistory = begin(frozen(game.initial(frozen(setup))));
	while (entries.length < deeds) {
		const deed = randomDeed(game, history, chance);
		if (deed === null) break;
		const entry = frozen(
			sign(deed, history.head, `entry-${String(entries.length)}`, entries.length)
		);
		entries.push(entry);
		history = appended(game, history, entry);
	}
	return { history, entries };
}

function randomDeed(game: AnyGame, history: AnyHistory, chance: Chance): AnyDeed | null {
	if (history.now.previous !== null && chance.once(6)) return { kind: 'undo' };
	if (history.undone !== null && chance.once(2)) return { kind: 'redo' };
	if (chance.once(12)) {
		const changed = amendment(game, history, randomChange(game, history, chance));
		if (changed?.ok === true) return changed.value;
	}
	const move = randomMove(game, stateOf(history), chance, 15);
	if (move !== null) return { kind: 'move', command: move.command, events: move.events };
	return history.now.previous === null ? null : { kind: 'undo' };
}

/** Takes a line out, or puts there what the rules allow at that moment. */
function randomChange(game: AnyGame, history: AnyHistory, chance: Chance): Change<unknown> {
	const lines = linesOf(history);
	const line = lines.length === 0 ? null : chance.oneOf(lines);
	const how = chance.oneOf(['remove', 'replace', 'insertAfter'] as const);
	const of = line?.id ?? START;
	const state = line === null ? history.initial : how === 'replace' ? line.before : line.after;
	const meant = [...game.candidates(state), ...game.corrections(state)];
	// Nothing can be put in after the end of a game that has nothing more to correct.
	if (how === 'remove' || meant.length === 0) return { how: 'remove', of };
	const command = chance.oneOf(meant);
	const allowed =
		attempt(game, state, command) === null ? randomMove(game, state, chance, 5) : null;
	return { how, of, command: allowed?.command ?? command };
}

const follow = (game: AnyGame, history: AnyHistory, deed: AnyDeed): AnyHistory =>
	appended(game, history, sign(deed, history.head, `${history.head}+`, 0));

function appended(game: AnyGame, history: AnyHistory, entry: AnyEntry): AnyHistory {
	const next = append(game, history, entry);
	if (!next.ok) throw new Error(`the log broke: ${JSON.stringify(next.refusal)}`);
	return next.value;
}
