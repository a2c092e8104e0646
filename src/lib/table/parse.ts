import * as v from 'valibot';
import type { AnyGame, LogSchemas } from '$lib/contract/game';
import type { StoredEntry } from '../storage/records';

/** A part of an entry that the game itself cannot read. */
class Unreadable extends Error {}

/**
 * Lets the game read the commands and events of its stored log, old formats upcast.
 * @returns null if one of them can't be read.
 */
export function parseLog(
	{ command, event }: LogSchemas<unknown, unknown>,
	entries: readonly StoredEntry[]
): readonly StoredEntry[] | null {
	const events = (raw: readonly unknown[]): unknown[] => raw.map((one) => read(event, one));
	try {
		return entries.map((entry): StoredEntry => {
			if (entry.kind === 'undo' || entry.kind === 'redo') return entry;
			const { kind } = entry;
			const parsed = { ...entry, events: events(entry.events) };
			if (kind === 'move') return { ...parsed, command: read(command, entry.command) };
			return {
				...parsed,
				command: entry.command === null ? null : read(command, entry.command),
				tail: entry.tail.map((item) => {
					const redecided = { ...item, command: read(command, item.command) };
					return 'refused' in redecided
						? redecided
						: { ...redecided, events: events(redecided.events) };
				})
			} as StoredEntry;
		});
	} catch (error) {
		if (error instanceof Unreadable) return null;
		throw error;
	}
}

/** Lets the game read its stored set-up. */
export function parseSetup(game: AnyGame, raw: unknown): { readonly setup: unknown } | null {
	const result = v.safeParse(game.schemas.setup, raw);
	return result.success ? { setup: result.output } : null;
}

function read(schema: v.GenericSchema, raw: unknown): unknown {
	const result = v.safeParse(schema, raw);
	if (!result.success) throw new Unreadable();
	return result.output;
}
