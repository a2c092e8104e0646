import type { AnyGame, Progress } from '$lib/contract/game';
import type { SeatedPlayer } from '$lib/contract/players';
import { newId } from '../engine/log';
import type { Result } from '../engine/result';
import { ok, refuse } from '../engine/result';
import { coloured } from './colours';
import { rangeOf, withDatabase } from './database';
import { askToPersist } from './persist';
import { GameGone, problemOf, type StorageProblem } from './problem';
import {
	FORMAT_VERSION,
	type EntryRow,
	type GameRecord,
	type StoredEntry,
	type Summary
} from './records';

/** How long a deleted game can be restored. */
const BIN_DAYS = 30;

/** The one door through which the app writes; nothing in here throws. */

/** What Home and History will show of a state. */
export const summaryOf = ({ round, scores, actor, result }: Progress): Summary => ({
	status: result === null ? 'running' : 'finished',
	round,
	scores,
	actor,
	ranking: result === null ? [] : result.ranking
});

/**
 * Stores a new game and remembers its players. With the first one, the browser is asked to keep our data.
 * @returns the id under which the table opens it.
 */
export function createGame(
	game: AnyGame,
	players: readonly SeatedPlayer[],
	setup: unknown
): Promise<Result<string, StorageProblem>> {
	return attempt(async () => {
		const now = Date.now();
		const record: GameRecord = plain({
			id: newId(),
			game: game.id,
			formatVersion: FORMAT_VERSION,
			rulesVersion: game.rulesVersion,
			players: coloured(game, players, setup),
			setup,
			createdAt: now,
			updatedAt: now,
			deletedAt: null,
			...summaryOf(game.progress(game.initial(setup)))
		});
		await withDatabase((db) =>
			db.transaction('rw', db.games, db.people, async () => {
				await db.games.add(record);
				await db.people.bulkPut(plain(players.map((p) => ({ ...p, playedAt: now }))));
			})
		);
		void askToPersist();
		void emptyBin();
		return record.id;
	});
}

/**
 * Adds the entry `seq` of a game together with what the lists show, all or nothing. Fails with `elsewhere`
 * if another tab has already written that entry, and with `gone` if the game, or the entry before, is not
 * stored any more.
 * @param record the game as it was opened; of it only the bin may have changed since, which is kept.
 */
export function appendEntry(
	record: GameRecord,
	seq: number,
	entry: StoredEntry,
	summary: Summary
): Promise<Result<void, StorageProblem>> {
	const gameId = record.id;
	const written = { ...record, ...summary, updatedAt: entry.at };
	return attempt(() =>
		withDatabase((db) =>
			db.transaction('rw', db.games, db.entries, async () => {
				// All in one go, taken back if it doesn't fit: each wait of its own would hold up the tap.
				const [stored, before] = await Promise.all([
					db.games.get(gameId),
					seq === 0 ? null : db.entries.get([gameId, seq - 1]),
					db.entries.add({ ...entry, gameId, seq }),
					db.games.put(written)
				]);
				if (stored === undefined || before === undefined) throw new GameGone(gameId);
				const { deletedAt } = stored;
				if (deletedAt !== written.deletedAt) await db.games.put({ ...written, deletedAt });
			})
		)
	);
}

/** Puts a game back as it is in memory, after the browser has taken the stored one away. */
export function putBack(
	record: GameRecord,
	entries: readonly StoredEntry[]
): Promise<Result<void, StorageProblem>> {
	const rows = entries.map((entry, seq): EntryRow => ({ ...entry, gameId: record.id, seq }));
	return attempt(() =>
		withDatabase((db) =>
			db.transaction('rw', db.games, db.entries, async () => {
				await db.games.put(record);
				await db.entries.bulkPut(rows);
			})
		)
	);
}

/** Puts a game into the bin, from where it can be restored for 30 days. */
export const deleteGame = (id: string): Promise<Result<void, StorageProblem>> =>
	setDeleted(id, Date.now());

/** Takes a game out of the bin. */
export const restoreGame = (id: string): Promise<Result<void, StorageProblem>> =>
	setDeleted(id, null);

function setDeleted(id: string, deletedAt: number | null): Promise<Result<void, StorageProblem>> {
	return attempt(async () => {
		await withDatabase((db) => db.games.update(id, { deletedAt }));
	});
}

/** Forgets for good what has lain in the bin for longer than 30 days. Done with each new game, and by the history. */
export function emptyBin(now = Date.now()): Promise<Result<void, StorageProblem>> {
	const before = now - BIN_DAYS * 24 * 60 * 60 * 1000;
	return attempt(() =>
		withDatabase((db) =>
			db.transaction('rw', db.games, db.entries, async () => {
				const old = await db.games
					.filter(({ deletedAt }) => typeof deletedAt === 'number' && deletedAt < before)
					.primaryKeys();
				for (const id of old) {
					await db.entries
						.where('[gameId+seq]')
						.between(...rangeOf(id))
						.delete();
				}
				await db.games.bulkDelete(old);
			})
		)
	);
}

/** A copy without proxies, class instances or anything else that JSON does not carry. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Does a piece of work and names what goes wrong; for the other writers of this layer. */
export async function attempt<T>(work: () => Promise<T>): Promise<Result<T, StorageProblem>> {
	try {
		return ok(await work());
	} catch (error) {
		return refuse(problemOf(error));
	}
}
