import * as v from 'valibot';
import type { SeatedPlayer } from '$lib/contract/players';
import type { Standing } from '$lib/engine/ranking';
import { PLAYER_COLOURS } from '$lib/engine/colours';
import type { Entry } from '../engine/log';
import { different } from '../engine/schemas/different';

/** Raised when the shape of a game record or entry changes; older ones are upcast where they are read. */
export const FORMAT_VERSION = 1;

/** What Home and History show of a game without knowing its rules. */
export interface Summary {
	readonly status: 'running' | 'finished';
	/** Rounds begun, from 1. */
	readonly round: number;
	/** Points of each seat, in seat order. */
	readonly scores: readonly number[];
	/** Seat of the player whose turn it is, if it is one player's. */
	readonly actor: number | null;
	/** Best first; empty while the game is running. */
	readonly ranking: readonly Standing[];
}

/** One game as it is stored, without its log. */
export interface GameRecord extends Summary {
	readonly id: string;
	/** Id of the game's folder. */
	readonly game: string;
	readonly formatVersion: number;
	/** Version of the rules that the game was started with. */
	readonly rulesVersion: number;
	/** In seat order. */
	readonly players: readonly SeatedPlayer[];
	/** What the game's own set-up made; read by the game's schema only. */
	readonly setup: unknown;
	readonly createdAt: number;
	readonly updatedAt: number;
	/** When it was put into the bin; null while it is not there. */
	readonly deletedAt: number | null;
}

/** A stored entry, whose command and events only the game itself can read. */
export type StoredEntry = Entry<unknown, unknown>;

/** How an entry lies in the database: `seq` counts from 0 within its game. */
export type EntryRow = StoredEntry & { readonly gameId: string; readonly seq: number };

/** A person who has played before. */
export interface Person {
	readonly name: string;
	readonly colour: SeatedPlayer['colour'];
	readonly playedAt: number;
}

/** A card of a table's own deck. */
export interface LibraryRow {
	readonly id: string;
	/** Id of the game's folder. */
	readonly game: string;
	readonly kind: string;
	/** Read by the game's schema only. */
	readonly value: unknown;
	readonly addedAt: number;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A seat of the largest table that any game could have. */
export const seat = v.pipe(count, v.maxValue(15));
const colour = v.picklist(PLAYER_COLOURS);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const player = v.object({ name: v.pipe(v.string(), v.maxLength(400)), colour });

/** What is told of seats is told of those that have a player. */
const seatsSomebody = ({ players, scores, actor, ranking }: GameRecord): boolean =>
	scores.length <= players.length &&
	(actor ?? 0) < players.length &&
	ranking.every((standing) => standing.seat < players.length);

const gameRecord = v.pipe(
	v.object({
		id,
		game: id,
		formatVersion: v.pipe(count, v.minValue(1), v.maxValue(FORMAT_VERSION)),
		rulesVersion: count,
		players: v.pipe(v.array(player), v.minLength(1), v.maxLength(16)),
		setup: v.unknown(),
		createdAt: count,
		updatedAt: count,
		deletedAt: v.nullable(count),
		status: v.picklist(['running', 'finished']),
		round: count,
		scores: v.pipe(v.array(v.number()), v.maxLength(16)),
		actor: v.nullable(seat),
		ranking: different(
			v.object({ seat, place: count, score: v.nullable(v.number()) }),
			16,
			(standing) => standing.seat
		)
	}),
	v.check((record) => seatsSomebody(record))
);

const person = v.object({ name: v.pipe(v.string(), v.minLength(1)), colour, playedAt: count });

const libraryRow = v.object({ id, game: id, kind: id, value: v.unknown(), addedAt: count });

/** Unknown → a row of the library; null if it can't be one. */
export const parseLibraryRow = (raw: unknown): LibraryRow | null => parsed(libraryRow, raw);

/** Unknown → a game record; null if it can't be one. */
export const parseRecord = (raw: unknown): GameRecord | null => parsed(gameRecord, raw);

/** Whether this was stored by a later version of the app, in a shape that this one does not know. */
export const isNewer = (raw: unknown): boolean =>
	v.is(v.object({ formatVersion: v.pipe(count, v.minValue(FORMAT_VERSION + 1)) }), raw);

/** Unknown → a person; null if it can't be one. */
export const parsePerson = (raw: unknown): Person | null => parsed(person, raw);

function parsed<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): T | null {
	const result = v.safeParse(schema, raw);
	return result.success ? result.output : null;
}
