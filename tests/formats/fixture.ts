import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AnyGame } from '$lib/contract/game';
import type { LibraryCard } from '$lib/contract/library';
import type { Explanation, Message, Ref, Told, Value } from '$lib/engine/explanation';
import { linesOf, stateOf } from '$lib/engine/log/history';
import type { StoredEntry } from '$lib/storage/records';
import type { AnyHistory } from '../contract/logs';

/** One game as it was stored, and what was to be seen after each entry. */
export interface RecordedGame {
	/** As it was stored. */
	readonly setup: unknown;
	readonly entries: readonly StoredEntry[];
	/** After each entry: a hash of the state. */
	readonly states: readonly string[];
	/** After every `LOOK_EVERY`th entry and the last: a hash of what the table sees and may do. */
	readonly seen: readonly string[];
}

/** Games of one kind of one game, as one version of the app stored them. */
export interface Fixture {
	readonly game: string;
	readonly games: readonly RecordedGame[];
	/** Cards of the table's own deck, as they were stored. */
	readonly library: readonly LibraryCard[];
}

export const FOLDER = path.join(import.meta.dirname, 'fixtures');

/** Every how many entries the table is looked at: asking for all that may be done takes long. */
export const LOOK_EVERY = 6;

export const isLook = (index: number, entries: number): boolean =>
	index % LOOK_EVERY === LOOK_EVERY - 1 || index === entries - 1;

/** The recorded games of a game, every format ever shipped. */
export function fixturesOf(game: string): readonly (Fixture & { readonly file: string })[] {
	const folder = path.join(FOLDER, game);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.sort()
		.map((file) => {
			const text = gunzipSync(readFileSync(path.join(folder, file))).toString('utf8');
			return { ...(JSON.parse(text) as Fixture), file: `${game}/${file}` };
		});
}

/** The same for values that are written down alike, in whichever order their fields stand. */
export const hashOf = (value: unknown): string =>
	createHash('sha256').update(canonical(value)).digest('hex').slice(0, 10);

/** JSON with the fields of each object in the order of their names; fields without a value are left out. */
export const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part: unknown) =>
		typeof part === 'object' && part !== null && !Array.isArray(part)
			? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
			: part
	);

/** The English messages of a game: everything that it says is compared as it is read. */
export type Catalogue = Awaited<ReturnType<AnyGame['catalogues']['en']>>['default'];

/**
 * What the table sees and may do, apart from how the state is built: points, rounds and result; the lines of the
 * log; what each allowed command would lead to; why each other one is refused.
 */
export function sight(game: AnyGame, history: AnyHistory, catalogue: Catalogue): unknown {
	const state = stateOf(history);
	const { result, ...progress } = game.progress(state);
	const last = linesOf(history).slice(-3);
	return {
		progress,
		ranking: result?.ranking ?? null,
		decided: result === null ? null : proof(result.decidedBy, catalogue),
		lines: last.map(({ told, refused, before, command, events }) => ({
			said: say(told, catalogue),
			refused: refused === null ? null : proof(refused, catalogue),
			why: game.why(before, command, events).map((fact) => proof(fact, catalogue))
		})),
		candidates: verdicts(game, state, game.candidates(state), catalogue, true),
		corrections: verdicts(game, state, game.corrections(state), catalogue, false),
		reactions: verdicts(game, state, game.reactions(state), catalogue, false)
	};
}

function verdicts(
	game: AnyGame,
	state: unknown,
	commands: readonly unknown[],
	catalogue: Catalogue,
	withRefused: boolean
): readonly string[] {
	const told = commands.flatMap((command) => {
		const decided = game.decide(state, command);
		if (decided.ok) return [canonical([command, decided.value])];
		return withRefused ? [canonical([command, proof(decided.refusal, catalogue)])] : [];
	});
	return [...new Set(told)].sort();
}

const proof = (fact: Explanation, catalogue: Catalogue): unknown => ({
	said: say(fact, catalogue),
	rules: fact.rules,
	because: (fact.because ?? []).map((cause) => proof(cause, catalogue))
});

function say(told: Told, catalogue: Catalogue): string {
	const message: Message = catalogue.facts[told.key] ?? catalogue.log[told.key] ?? told.key;
	if (typeof message === 'string') return message;
	const values = Object.entries(told.params).map(([name, value]) => [
		name,
		shown(value, catalogue)
	]);
	return message(Object.fromEntries(values) as never);
}

const shown = (value: Value, catalogue: Catalogue): string | number =>
	typeof value === 'number' ? value : named(value, catalogue);

function named(ref: Ref, catalogue: Catalogue): string {
	if ('player' in ref) return `seat ${String(ref.player)}`;
	if ('term' in ref) return catalogue.terms[ref.term] ?? ref.term;
	return ref.list.map((part) => named(part, catalogue)).join(', ');
}
