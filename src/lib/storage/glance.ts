import { PLAYER_COLOURS } from '$lib/engine/colours';
import type { SeatedPlayer } from '$lib/contract/players';
import { ok, refuse, type Result } from '../engine/result';
import { problemOf, type StorageProblem } from './problem';

/** What Home shows of a running game. */
export interface Glance {
	readonly id: string;
	/** Id of the game's folder. */
	readonly game: string;
	/** In seat order. */
	readonly players: readonly SeatedPlayer[];
	/** Rounds begun, from 1. */
	readonly round: number;
	/** Points of each seat, in seat order. */
	readonly scores: readonly number[];
	/** Seat of the player whose turn it is, if it is one player's. */
	readonly actor: number | null;
}

/**
 * The running games, the last played first, read with the browser's own interface alone: Home is the first
 * thing that a phone loads, and the database library with the schemas would be half of its weight. It only
 * looks; a record that it can't read is left to the history, which shows it and offers to save it.
 */
export async function runningGames(): Promise<Result<readonly Glance[], StorageProblem>> {
	try {
		const rows = await everyRecord();
		const running = rows.filter(isRunning).sort((a, b) => lastPlayed(b) - lastPlayed(a));
		return ok(running.map(glanceOf).filter((glance) => glance !== null));
	} catch (error) {
		return refuse(problemOf(error));
	}
}

type Raw = Readonly<Record<string, unknown>>;

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null;
const isRunning = (row: unknown): row is Raw =>
	isRaw(row) && row['status'] === 'running' && row['deletedAt'] === null;
const lastPlayed = ({ updatedAt }: Raw): number => (typeof updatedAt === 'number' ? updatedAt : 0);

function glanceOf({ id, game, players, round, scores, actor }: Raw): Glance | null {
	if (typeof id !== 'string' || typeof game !== 'string' || typeof round !== 'number') return null;
	if (!Array.isArray(players) || !Array.isArray(scores)) return null;
	const seated = players.map(playerOf).filter((player) => player !== null);
	if (seated.length !== players.length || !scores.every((score) => typeof score === 'number')) {
		return null;
	}
	return {
		id,
		game,
		round,
		scores,
		players: seated,
		actor: typeof actor === 'number' ? actor : null
	};
}

function playerOf(value: unknown): SeatedPlayer | null {
	if (!isRaw(value)) return null;
	const colour = PLAYER_COLOURS.find((known) => known === value['colour']);
	return typeof value['name'] === 'string' && colour !== undefined
		? { name: value['name'], colour }
		: null;
}

/** Every row of the games' table; none where there is no database yet, which is not made here. */
async function everyRecord(): Promise<readonly unknown[]> {
	const open = indexedDB.open('consigliere');
	let isNew = false;
	open.onupgradeneeded = () => {
		isNew = true;
		open.transaction?.abort();
	};
	const db = await answer(open).catch((error: unknown) => {
		if (isNew) return null;
		throw error;
	});
	if (db === null) return [];
	db.onversionchange = () => {
		db.close();
	};
	try {
		if (!db.objectStoreNames.contains('games')) return [];
		return await answer<unknown[]>(db.transaction('games').objectStore('games').getAll());
	} finally {
		db.close();
	}
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => {
			resolve(request.result);
		};
		request.onerror = () => {
			reject(request.error ?? new Error('the request failed'));
		};
	});
