import type { Page } from '@playwright/test';
import type { AnyGame } from '../../../src/lib/contract/game';
import type { SeatedPlayer } from '../../../src/lib/contract/players';
import { sign, START, type Entry } from '../../../src/lib/engine/log';
import { coloured } from '../../../src/lib/storage/colours';
import type { EntryRow, GameRecord } from '../../../src/lib/storage/records';

/** A game as it lies in the browser's database. */
export interface StoredGame {
	readonly record: GameRecord;
	readonly rows: readonly EntryRow[];
}

interface Evening {
	readonly id: string;
	readonly players: readonly SeatedPlayer[];
	readonly setup: unknown;
	readonly commands: readonly unknown[];
}

/** 20 November 2026, eight in the evening: pictures and lists are the same whenever they are made. */
const EVENING = Date.UTC(2026, 10, 20, 19);
const MINUTE = 60_000;

/** Plays the commands by the rules and writes down what the browser would have stored. */
export function storedGame(game: AnyGame, { id, players, setup, commands }: Evening): StoredGame {
	let state = game.initial(setup);
	let parent = START;
	const rows = commands.map((command, seq): EntryRow => {
		const decided = game.decide(state, command);
		if (!decided.ok) {
			throw new Error(`${JSON.stringify(command)} is refused: ${JSON.stringify(decided.refusal)}`);
		}
		state = decided.value.reduce((before, event) => game.evolve(before, event), state);
		const deed = { kind: 'move', command, events: decided.value } as const;
		const entry: Entry<unknown, unknown> = sign(
			deed,
			parent,
			`${id}-${String(seq)}`,
			EVENING + seq * MINUTE
		);
		parent = entry.id;
		return { ...entry, gameId: id, seq };
	});
	const { round, scores, actor, result } = game.progress(state);
	const record: GameRecord = {
		id,
		game: game.id,
		formatVersion: 1,
		rulesVersion: game.rulesVersion,
		players: coloured(game, players, setup),
		setup,
		createdAt: EVENING,
		updatedAt: EVENING + rows.length * MINUTE,
		deletedAt: null,
		status: result === null ? 'running' : 'finished',
		round,
		scores,
		actor,
		ranking: result?.ranking ?? []
	};
	return JSON.parse(JSON.stringify({ record, rows })) as StoredGame;
}

/** Puts games (or whatever a broken one consists of) straight into the database of an opened page. */
export async function seed(
	page: Page,
	games: readonly { record: unknown; rows: readonly unknown[] }[]
): Promise<void> {
	await page.evaluate(
		async (stored) => {
			const opened = await new Promise<IDBDatabase>((resolve, reject) => {
				const tryToOpen = (left: number): void => {
					const request = indexedDB.open('consigliere');
					request.onerror = () => {
						reject(new Error('the database does not open'));
					};
					request.onsuccess = () => {
						const db = request.result;
						if (db.objectStoreNames.contains('games')) {
							resolve(db);
							return;
						}
						db.close();
						if (left === 0) reject(new Error('the app has made no database'));
						else setTimeout(tryToOpen, 100, left - 1);
					};
				};
				tryToOpen(50);
			});
			const transaction = opened.transaction(['games', 'entries'], 'readwrite');
			for (const { record, rows } of stored) {
				transaction.objectStore('games').put(record);
				for (const row of rows) transaction.objectStore('entries').put(row);
			}
			await new Promise((resolve, reject) => {
				transaction.oncomplete = resolve;
				transaction.onerror = reject;
			});
			opened.close();
		},
		games as { record: unknown; rows: unknown[] }[]
	);
}
