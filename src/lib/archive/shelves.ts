import type { ListedGame } from '$lib/storage/reading';
import type { GameRecord } from '$lib/storage/records';

/** The games of the history, each shelf in the order in which they were last played. */
export interface Shelves {
	readonly running: readonly GameRecord[];
	readonly finished: readonly GameRecord[];
	/** The latest deleted first. */
	readonly bin: readonly GameRecord[];
	/** Ids of games that can't be read and are not in the bin. */
	readonly unreadable: readonly string[];
	/** Ids of those that are in it. */
	readonly unreadableBin: readonly string[];
}

/** Sorts what the storage lists onto the shelves of the history. */
export function shelvesOf(games: readonly ListedGame[]): Shelves {
	const records = games.flatMap((game) => (game.readable ? [game.record] : []));
	const unreadable = games.filter((game) => !game.readable);
	const kept = records.filter(({ deletedAt }) => deletedAt === null);
	return {
		running: kept.filter(({ status }) => status === 'running'),
		finished: kept.filter(({ status }) => status === 'finished'),
		bin: records
			.filter(({ deletedAt }) => deletedAt !== null)
			.sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0)),
		unreadable: unreadable.filter(({ deletedAt }) => deletedAt === null).map(({ id }) => id),
		unreadableBin: unreadable.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id)
	};
}
