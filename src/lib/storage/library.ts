import * as v from 'valibot';
import type { AnyGame } from '$lib/contract/game';
import type { KeptCard, LibraryCard } from '$lib/contract/library';
import { newId } from '../engine/log';
import { ok, refuse, type Result } from '../engine/result';
import { withDatabase } from './database';
import { attempt, plain } from './gateway';
import { LiveQuery } from './live.svelte';
import type { StorageProblem } from './problem';
import { parseLibraryRow, type LibraryRow } from './records';

type Library = Pick<AnyGame, 'id' | 'schemas'>;

/** The cards of a game's library that the game can read, live, the oldest first. */
export const libraryOf = (game: Library): LiveQuery<readonly KeptCard[]> =>
	new LiveQuery(() => readLibrary(game));

/** The cards of a game's library that the game can read, the oldest first. */
export async function readLibrary({ id, schemas }: Library): Promise<readonly KeptCard[]> {
	const { library: schema } = schemas;
	if (schema === undefined) return [];
	const rows: readonly unknown[] = await withDatabase((db) =>
		db.library.where('game').equals(id).toArray()
	);
	return rows
		.map(parseLibraryRow)
		.filter((row) => row !== null)
		.toSorted((a, b) => a.addedAt - b.addedAt)
		.flatMap((row) => {
			const card = v.safeParse(schema, { kind: row.kind, value: row.value });
			return card.success ? [{ ...card.output, id: row.id }] : [];
		});
}

/** Keeps a card: a new one, or another content of the one with this id. */
export function saveCard(
	game: string,
	{ kind, value }: LibraryCard,
	id: string | null
): Promise<Result<void, StorageProblem>> {
	return attempt(async () => {
		await withDatabase((db) =>
			db.transaction('rw', db.library, async () => {
				const before = id === null ? undefined : await db.library.get(id);
				const addedAt = before?.addedAt ?? Date.now();
				await db.library.put(plain({ id: id ?? newId(), game, kind, value, addedAt }));
			})
		);
	});
}

/** Adds cards to those that are there, all or none. */
export function addCards(
	game: string,
	cards: readonly LibraryCard[]
): Promise<Result<void, StorageProblem>> {
	const now = Date.now();
	const rows = cards.map(({ kind, value }, at): LibraryRow =>
		plain({ id: newId(), game, kind, value, addedAt: now + at })
	);
	return attempt(async () => {
		await withDatabase((db) => db.library.bulkAdd(rows));
	});
}

/** Takes a card out of the library. */
export const removeCard = (id: string): Promise<Result<void, StorageProblem>> =>
	attempt(async () => {
		await withDatabase((db) => db.library.delete(id));
	});

/* ---------- As a file ---------- */

const FORMAT = 'consigliere.library';
const VERSION = 1;
/** No deck is larger; a bigger file is none of ours. */
const MOST_CARDS = 2000;
const MOST_BYTES = 4_000_000;

/** Why a file is refused; with a card that can't be read, which one it is and where in it. */
export type BadFile =
	| { readonly what: 'noFile' | 'otherGame' }
	| { readonly what: 'card'; readonly at: number; readonly where: string };

/** A library as a file that another device can add. */
export function libraryFile(game: string, cards: readonly LibraryCard[]): File {
	const content = {
		format: FORMAT,
		version: VERSION,
		game,
		cards: cards.map(({ kind, value }) => ({ kind, value }))
	};
	return new File([JSON.stringify(content, null, '\t')], `consigliere-${game}-cards.json`, {
		type: 'application/json'
	});
}

const envelope = v.object({
	format: v.literal(FORMAT),
	version: v.pipe(v.number(), v.minValue(1), v.maxValue(VERSION)),
	game: v.string(),
	cards: v.pipe(v.array(v.unknown()), v.maxLength(MOST_CARDS))
});

/** Reads the cards of a file; the first one that the game can't read refuses the whole file. */
export async function readFile(
	game: Library,
	file: File
): Promise<Result<readonly LibraryCard[], BadFile>> {
	const { library: schema } = game.schemas;
	const content = v.safeParse(envelope, await jsonOf(file));
	if (!content.success || schema === undefined) return refuse({ what: 'noFile' });
	if (content.output.game !== game.id) return refuse({ what: 'otherGame' });
	const cards: LibraryCard[] = [];
	for (const [at, raw] of content.output.cards.entries()) {
		const card = v.safeParse(schema, raw);
		if (!card.success) {
			const where = v.getDotPath(card.issues[0]) ?? 'kind';
			return refuse({ what: 'card', at: at + 1, where });
		}
		cards.push(card.output);
	}
	return ok(cards);
}

async function jsonOf(file: File): Promise<unknown> {
	if (file.size > MOST_BYTES) return null;
	try {
		return JSON.parse(await file.text()) as unknown;
	} catch {
		return null;
	}
}

/** Cards of a file that are not here yet. A deck may hold the same card twice, so they are counted. */
export function missingFrom(
	kept: readonly LibraryCard[],
	cards: readonly LibraryCard[]
): readonly LibraryCard[] {
	const left = new Map<string, number>();
	for (const card of kept) left.set(face(card), (left.get(face(card)) ?? 0) + 1);
	return cards.filter((card) => {
		const here = left.get(face(card)) ?? 0;
		left.set(face(card), here - 1);
		return here <= 0;
	});
}

const face = ({ kind, value }: LibraryCard): string => JSON.stringify([kind, value]);
