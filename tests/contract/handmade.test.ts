import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/contract/game';
import { fold, linesOf, stateOf } from '$lib/engine/log/history';
import { parseEntry } from '$lib/storage/entries';
import { parseLog } from '$lib/table/parse';
import { Chance } from './chance';
import { plain, showsProgress } from './checks';
import { cases, type Case } from './games';
import { randomLog } from './logs';

/** In a usual run, and beside a long evening (`npm run laws -- --long`). */
const GAMES = Number(process.env['LAWS_MOVES'] ?? '0') > 0 ? 4000 : 60;
const DEEDS = 40;
/** How often a row of each game is forged. */
const FORGERIES = 8;
/** Numbers that stand for seats, levels, prices and counts, some of them too large for any table. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 40];

describe.each(await cases())('a log of $name that was changed by hand', (played) => {
	const logs = fc.tuple(
		played.laws.setups(),
		fc.noShrink(fc.integer()),
		fc.integer({ min: 1, max: DEEDS })
	);

	it('is refused, or leads to a table that can be told and asked', () => {
		let opened = 0;
		fc.assert(
			fc.property(logs, ([setup, seed, operations]) => {
				const chance = new Chance(seed);
				const rows = randomLog(played.game, setup, chance, operations).entries.map(plain);
				expect(opens(played, setup, rows, chance)).toBe(true);
				for (let left = FORGERIES; left > 0; left -= 1) {
					// The last row, so that nothing after it finds out; sometimes one before.
					const at = chance.once(3) ? chance.upTo(rows.length) : rows.length - 1;
					if (opens(played, setup, rows.with(at, forged(rows, at, chance)), chance)) opened += 1;
				}
			}),
			{ numRuns: GAMES }
		);
		expect(opened).toBeGreaterThan(GAMES);
	});
});

/** Whether the log can be opened; throws if the table that it leads to can't be told or asked. */
function opens(played: Case, setup: unknown, rows: readonly unknown[], chance: Chance): boolean {
	const { game } = played;
	const history = readAndFolded(game, setup, rows);
	if (history === null) return false;
	const state = stateOf(history);
	showsProgress(played, state);
	for (const { before, command, events } of linesOf(history)) game.why(before, command, events);
	const all = [...game.candidates(state), ...game.corrections(state), ...game.reactions(state)];
	for (const command of chance.shuffled(all).slice(0, 20)) game.decide(state, command);
	return true;
}

/** As the table opens it: each row, what the game's own schemas make of it, and the fold. */
function readAndFolded(game: AnyGame, setup: unknown, rows: readonly unknown[]) {
	const entries = rows.map(parseEntry).filter((entry) => entry !== null);
	const log = entries.length < rows.length ? null : parseLog(game.schemas.log(setup), entries);
	const history = log === null ? null : fold(game, game.initial(setup), log);
	return history?.ok === true ? history.value : null;
}

/** A value inside a row, and where it stands. */
interface Spot {
	readonly owner: Record<string, unknown>;
	readonly key: string;
}

function spotsOf(value: unknown): readonly Spot[] {
	if (typeof value !== 'object' || value === null) return [];
	const owner = value as Record<string, unknown>;
	return Object.keys(owner).flatMap((key) => [{ owner, key }, ...spotsOf(owner[key])]);
}

/** A row with one thing in it changed, as a hand would that does not know the rules. */
function forged(rows: readonly unknown[], at: number, chance: Chance): unknown {
	const row = structuredClone(rows[at]);
	const { owner, key } = chance.oneOf(spotsOf(row));
	owner[key] = another(owner[key], rows, chance);
	return row;
}

/** Another value of the same kind: what the rows hold elsewhere, a list with an item more or less. */
function another(value: unknown, rows: readonly unknown[], chance: Chance): unknown {
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
	const { owner, key } = chance.oneOf(spotsOf(rows));
	return typeof owner[key] === typeof value ? owner[key] : null;
}
