import Dexie, { type Table } from 'dexie';
import type { EntryRow, GameRecord, LibraryRow, Person } from './records';
import { Blocked, problemOf } from './problem';

/** The tables as they lie in the browser. Only the gateway writes; what is read passes the schemas. */
class Database extends Dexie {
	declare readonly games: Table<GameRecord, string>;
	declare readonly entries: Table<EntryRow, [string, number]>;
	declare readonly people: Table<Person, string>;
	declare readonly library: Table<LibraryRow, string>;

	constructor() {
		// Strict: a tap is on the disk before it is shown, also when the battery dies.
		super('consigliere', { chromeTransactionDurability: 'strict' });
		this.version(1).stores({ games: 'id', entries: '[gameId+seq]', people: 'name' });
		this.version(2).stores({ library: 'id, game' });
	}
}

export const database = new Database();

/** How long another tab may hold on to an older version before we say so. */
const BLOCKED_AFTER = 5000;

/**
 * Does one piece of work on the database. A connection that was cut (page in the background, storage
 * server restarted) is opened anew and the work done once more; whatever fails then is thrown.
 */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
	try {
		await open();
		return await work(database);
	} catch (error) {
		if (problemOf(error) !== 'closed') throw error;
		database.close({ disableAutoOpen: false });
		await open();
		return work(database);
	}
}

async function open(): Promise<void> {
	if (database.isOpen()) return;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const blocked = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new Blocked('another tab holds an older version open'));
		}, BLOCKED_AFTER);
	});
	try {
		await Promise.race([database.open(), blocked]);
	} finally {
		clearTimeout(timer);
	}
}

/** The keys of all entries of a game. */
export const rangeOf = (gameId: string): [unknown[], unknown[]] => [
	[gameId, Dexie.minKey],
	[gameId, Dexie.maxKey]
];
