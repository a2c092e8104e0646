import { ok, refuse, type Result } from '../engine/result';
import { rangeOf, withDatabase } from './database';
import { parseEntry } from './entries';
import { problemOf, type StorageProblem } from './problem';
import {
	isNewer,
	parsePerson,
	parseRecord,
	type GameRecord,
	type Person,
	type StoredEntry
} from './records';

/** A game as the lists show it. One that can't be read is still listed, to be exported as it is. */
export type ListedGame =
	| { readonly readable: true; readonly id: string; readonly record: GameRecord }
	| { readonly readable: false; readonly id: string; readonly deletedAt: number | null };

/** A game with its log, ready to be folded; or why not. */
export type OpenedRecord = Result<
	{ readonly record: GameRecord; readonly entries: readonly StoredEntry[] },
	StorageProblem | 'unknown' | 'unreadable' | 'fromLater'
>;

/** Every game, deleted ones too, the last played first and unreadable ones last. */
export async function listGames(): Promise<readonly ListedGame[]> {
	const rows = await withDatabase(async (db) => {
		const keys = await db.games.toCollection().primaryKeys();
		const values = await db.games.bulkGet(keys);
		return keys.map((id, index) => listed(id, values[index]));
	});
	return rows.sort((a, b) => lastPlayed(b) - lastPlayed(a));
}

/** Everybody who has played before, the latest first. */
export async function listPeople(): Promise<readonly Person[]> {
	const rows: readonly unknown[] = await withDatabase((db) => db.people.toArray());
	const people = rows.map(parsePerson).filter((person) => person !== null);
	return people.sort((a, b) => b.playedAt - a.playedAt);
}

/** The record of a game alone, for a rematch; null if there is none that can be read. */
export async function readRecord(id: string): Promise<GameRecord | null> {
	try {
		return parseRecord(await withDatabase((db) => db.games.get(id)));
	} catch {
		return null;
	}
}

/** Reads a game with its whole log. */
export async function readGame(id: string): Promise<OpenedRecord> {
	try {
		const { game, rows } = await rawGame(id);
		if (game === undefined) return refuse('unknown');
		if (isNewer(game)) return refuse('fromLater');
		const record = parseRecord(game);
		const entries = rows.map(parseEntry).filter((entry) => entry !== null);
		if (record === null || entries.length !== rows.length) return refuse('unreadable');
		return ok({ record, entries });
	} catch (error) {
		return refuse(problemOf(error));
	}
}

/** The entries of a game from `seq` on, for a tab that mirrors another one; null if one can't be read. */
export async function readEntriesFrom(
	gameId: string,
	seq: number
): Promise<readonly StoredEntry[] | null> {
	const [, end] = rangeOf(gameId);
	const rows: readonly unknown[] = await withDatabase((db) =>
		db.entries.where('[gameId+seq]').between([gameId, seq], end).toArray()
	);
	const entries = rows.map(parseEntry).filter((entry) => entry !== null);
	return entries.length === rows.length ? entries : null;
}

/** How many entries a game has; a cheap question for a live query. */
export async function countEntries(gameId: string): Promise<number> {
	const [last] = await withDatabase((db) =>
		db.entries
			.where('[gameId+seq]')
			.between(...rangeOf(gameId))
			.reverse()
			.limit(1)
			.primaryKeys()
	);
	return last === undefined ? 0 : last[1] + 1;
}

/** Everything stored under an id, just as it lies there. */
export async function rawGame(
	id: string
): Promise<{ readonly game: unknown; readonly rows: readonly unknown[] }> {
	return withDatabase((db) =>
		db.transaction('r', db.games, db.entries, async () => {
			const [game, rows] = await Promise.all([
				db.games.get(id),
				db.entries
					.where('[gameId+seq]')
					.between(...rangeOf(id))
					.toArray()
			]);
			return { game, rows };
		})
	);
}

function listed(id: string, raw: unknown): ListedGame {
	const record = parseRecord(raw);
	if (record !== null) return { readable: true, id, record };
	const deletedAt =
		typeof raw === 'object' && raw !== null && 'deletedAt' in raw ? raw.deletedAt : null;
	return { readable: false, id, deletedAt: typeof deletedAt === 'number' ? deletedAt : null };
}

const lastPlayed = (game: ListedGame): number => (game.readable ? game.record.updatedAt : 0);
