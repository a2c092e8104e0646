import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/engine/game';
import { sign, START, type Entry } from '$lib/engine/log';
import { fold, linesOf, stateOf } from '$lib/engine/log/history';
import { parseLog } from '$lib/table/parse';
import { Chance } from './chance';
import { cases } from './games';
import { randomGame } from './play';

type AnyEntry = Entry<unknown, unknown>;

const GAMES = 40;
const MOVES = 40;
/** How often the last entry of each game is forged. */
const FORGERIES = 8;
/** Numbers that stand for seats, levels, prices and counts, some of them too large for any table. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 40];

describe.each(await cases())('a log of $name that was changed by hand', ({ game, laws }) => {
	const logs = fc.tuple(
		laws.setups(),
		fc.noShrink(fc.integer()),
		fc.integer({ min: 1, max: MOVES })
	);

	it('is refused, or leads to a table that can be told and asked', () => {
		let opened = 0;
		fc.assert(
			fc.property(logs, ([setup, seed, moves]) => {
				const chance = new Chance(seed);
				const entries = playedLog(game, setup, chance, moves);
				const last = entries.pop();
				if (last === undefined) return;
				for (let left = FORGERIES; left > 0; left -= 1) {
					if (opens(game, setup, [...entries, forged(last, chance)], chance)) opened += 1;
				}
			}),
			{ numRuns: GAMES }
		);
		expect(opened).toBeGreaterThan(GAMES);
	});
});

/** Whether the log can be opened; throws if the table that it leads to can't be told or asked. */
function opens(
	game: AnyGame,
	setup: unknown,
	entries: readonly AnyEntry[],
	chance: Chance
): boolean {
	const log = parseLog(game, entries);
	if (log === null) return false;
	const history = fold(game.evolve, game.initial(setup), log);
	if (!history.ok) return false;
	const state = stateOf(history.value);
	game.progress(state);
	for (const { before, command, events } of linesOf(history.value).slice(-2)) {
		game.tell(before, command, events);
	}
	const all = chance.shuffled([...game.candidates(state), ...game.corrections(state)]);
	for (const command of all.slice(0, 20)) game.decide(state, command);
	return true;
}

function playedLog(game: AnyGame, setup: unknown, chance: Chance, moves: number): AnyEntry[] {
	let parent = START;
	return [...randomGame(game, setup, chance, { moves, corrections: 5 })].map(
		({ command, events }, at) => {
			const deed = { kind: 'move', command, events } as const;
			const entry = sign(deed, parent, `entry-${String(at)}`, 0);
			parent = entry.id;
			return JSON.parse(JSON.stringify(entry)) as AnyEntry;
		}
	);
}

/** The entry with one of its numbers changed, as a hand would that does not know the rules. */
function forged(entry: AnyEntry, chance: Chance): AnyEntry {
	let numbers = 0;
	const changed = (which: number, to: number): string => {
		numbers = 0;
		return JSON.stringify(entry, (_, value: unknown) => {
			if (typeof value !== 'number') return value;
			numbers += 1;
			return numbers - 1 === which ? to : value;
		});
	};
	changed(-1, 0);
	return JSON.parse(changed(chance.upTo(numbers), chance.oneOf(NUMBERS))) as AnyEntry;
}
