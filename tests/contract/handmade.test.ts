import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/engine/game';
import { sign, START, type Entry } from '$lib/engine/log';
import { fold, linesOf, stateOf } from '$lib/engine/log/history';
import { parseLog } from '$lib/table/parse';
import { Chance } from './chance';
import { cases } from './games';
import { randomGame } from './play';

type Move = Extract<Entry<unknown, unknown>, { kind: 'move' }>;

const GAMES = 60;
const MOVES = 40;
/** How often an entry of each game is forged. */
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
				const log = playedLog(game, setup, chance, moves);
				for (let left = log.length > 0 ? FORGERIES : 0; left > 0; left -= 1) {
					// The last entry, so that nothing after it finds out; sometimes one before.
					const at = chance.once(3) ? chance.upTo(log.length) : log.length - 1;
					if (opens(game, setup, log.with(at, forged(log, at, chance)), chance)) opened += 1;
				}
			}),
			{ numRuns: GAMES }
		);
		expect(opened).toBeGreaterThan(GAMES);
	});
});

/** Whether the log can be opened; throws if the table that it leads to can't be told or asked. */
function opens(game: AnyGame, setup: unknown, entries: readonly Move[], chance: Chance): boolean {
	const log = parseLog(game.schemas.log(setup), entries);
	if (log === null) return false;
	const history = fold(game, game.initial(setup), log);
	if (!history.ok) return false;
	const state = stateOf(history.value);
	game.progress(state);
	for (const { before, command, events } of linesOf(history.value)) {
		game.why(before, command, events);
	}
	const all = [...game.candidates(state), ...game.corrections(state), ...game.reactions(state)];
	for (const command of chance.shuffled(all).slice(0, 20)) game.decide(state, command);
	return true;
}

function playedLog(game: AnyGame, setup: unknown, chance: Chance, moves: number): Move[] {
	let parent = START;
	return [...randomGame(game, setup, chance, { moves, corrections: 5 })].map(
		({ command, events }, at) => {
			const deed = { kind: 'move', command, events } as const;
			const entry = sign(deed, parent, `entry-${String(at)}`, 0);
			parent = entry.id;
			return JSON.parse(JSON.stringify(entry)) as Move;
		}
	);
}

/** A value inside an entry, and where it stands. */
interface Spot {
	readonly owner: Record<string, unknown>;
	readonly key: string;
}

function spotsOf(value: unknown): readonly Spot[] {
	if (typeof value !== 'object' || value === null) return [];
	const owner = value as Record<string, unknown>;
	return Object.keys(owner).flatMap((key) => [{ owner, key }, ...spotsOf(owner[key])]);
}

/** An entry of the log with one thing in it changed, as a hand would that does not know the rules. */
function forged(log: readonly Move[], at: number, chance: Chance): Move {
	const entry = structuredClone(log[at]);
	if (entry === undefined) throw new Error('no such entry');
	const { owner, key } = chance.oneOf(spotsOf([entry.command, entry.events]));
	owner[key] = another(owner[key], log, chance);
	return entry;
}

/** Another value of the same kind: what the log holds elsewhere, a list with an item more or less. */
function another(value: unknown, log: readonly Move[], chance: Chance): unknown {
	if (Array.isArray(value)) {
		const changed: readonly unknown[] = value;
		const [item] = chance.shuffled(changed);
		return chance.oneOf([
			changed.toReversed(),
			changed.slice(1),
			changed.slice(0, -1),
			item === undefined ? [0] : [...changed, item]
		]);
	}
	if (typeof value === 'number') return chance.oneOf(NUMBERS);
	if (typeof value === 'boolean') return !value;
	const { owner, key } = chance.oneOf(
		log.flatMap((entry) => spotsOf([entry.command, entry.events]))
	);
	return typeof owner[key] === typeof value ? owner[key] : null;
}
