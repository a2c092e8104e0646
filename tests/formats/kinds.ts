import type { StoredEntry } from '$lib/storage/records';

/** What an entry holds: `entry amend`, `command play`, `play informer`, `correction vp`, `event placed`. */
export function kindsIn(entry: StoredEntry): readonly string[] {
	const own = [`entry ${entry.kind}`];
	if (entry.kind === 'undo' || entry.kind === 'redo') return own;
	return [
		...own,
		...commandKinds(entry.command),
		...entry.events.map((event) => tag('event', event))
	];
}

/** The same of a command alone. */
export function commandKinds(command: unknown): readonly string[] {
	const { play, effect, correction } = (command ?? {}) as Readonly<Record<string, unknown>>;
	return [
		tag('command', command),
		...(play === undefined ? [] : [tag('play', play, 'as')]),
		...(effect === undefined ? [] : [tag('effect', effect, 'as')]),
		...(correction === undefined ? [] : [tag('correction', correction, 'what')])
	];
}

const tag = (what: string, value: unknown, by = 'type'): string =>
	`${what} ${String((value as Readonly<Record<string, unknown>> | null)?.[by])}`;
