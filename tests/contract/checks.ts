import { isDeepStrictEqual } from 'node:util';
import { safeParse, type GenericSchema } from 'valibot';
import type { AnyGame, LogSchemas } from '$lib/contract/game';
import type { Chance } from './chance';
import type { Case } from './games';
import { attempt, frozen, type Move } from './play';

type AnySchemas = LogSchemas<unknown, unknown>;

/** Says what is broken, with everything that is needed to see it again. */
export class Broken extends Error {
	constructor(law: string, details: Readonly<Record<string, unknown>>) {
		const lines = Object.entries(details).map(
			([name, value]) => `  ${name}: ${JSON.stringify(value)}`
		);
		super([law, ...lines].join('\n'));
	}
}

/** Every invariant of the game holds in this state. */
export function keepsLaws(
	{ laws }: Case,
	{ after, command, before }: Move,
	initial: unknown
): void {
	for (const [name, invariant] of Object.entries(laws.invariants)) {
		const broken = invariant(after, initial);
		if (broken !== null) throw new Broken(`${name}: ${broken}`, { before, command, after });
	}
}

/** A command and its events survive being written down and read again, and lead to the same state. */
export function survivesStorage({ game }: Case, schemas: AnySchemas, move: Move): void {
	const command = stored(schemas.command, move.command);
	const events = move.events.map((event) => stored(schemas.event, event));
	const after = events.reduce((state, event) => frozen(game.evolve(state, event)), move.before);
	if (!isDeepStrictEqual(command, move.command) || !isDeepStrictEqual(after, move.after)) {
		throw new Broken('changed by being stored', { ...move, stored: after });
	}
}

/** Writes to JSON and reads through the game's schema, as storage does. */
export function stored(schema: GenericSchema, value: unknown): unknown {
	const written: unknown = JSON.parse(JSON.stringify(value));
	const parsed = safeParse(schema, written);
	if (parsed.success) return frozen(parsed.output);
	throw new Broken('not accepted by its schema', {
		value,
		issues: parsed.issues.map(({ message }) => message)
	});
}

/** The shell can show this state: scores for every seat, an actor with a seat, a whole ranking. */
export function showsProgress({ game }: Case, state: unknown): void {
	const { scores, actor, result, round } = game.progress(state);
	const seated = (seat: number) => Number.isInteger(seat) && seat >= 0 && seat < scores.length;
	const ranked = result?.ranking.map(({ seat }) => seat).sort((a, b) => a - b);
	const whole = ranked === undefined || isDeepStrictEqual(ranked, [...scores.keys()]);
	if (round < 1 || (actor !== null && !seated(actor)) || !whole) {
		throw new Broken('progress makes no sense', { state, progress: game.progress(state) });
	}
}

/** Whether the rules leave something to do; else the game must be over. */
export function goesOn({ game }: Case, state: unknown): void {
	if (game.progress(state).result !== null) return;
	if (!game.candidates(state).some((command) => game.decide(state, frozen(command)).ok)) {
		throw new Broken('dead end', { state });
	}
}

/**
 * `decide` answers every candidate and correction without a throw. What it refuses cites a rule of the rulebook; what
 * it accepts changes something, so that no line of the log and no Undo stands for nothing.
 */
export function answersAll({ game }: Case, state: unknown): void {
	for (const command of [...game.candidates(state), ...game.corrections(state)]) {
		const decided = game.decide(state, frozen(command));
		if (decided.ok) {
			const after = decided.value.reduce((now, event) => frozen(game.evolve(now, event)), state);
			if (isDeepStrictEqual(after, state)) throw new Broken('changes nothing', { command, state });
			continue;
		}
		const foreign = decided.refusal.rules.filter((rule) => !game.rulebook.includes(rule));
		if (foreign.length > 0) throw new Broken('cites no rule of the book', { command, foreign });
	}
}

/**
 * A command of another moment, or a candidate with one value changed, is refused or is itself a candidate.
 * @param others commands that were carried out at other moments of the same game.
 */
export function listsAllowed(
	{ game, laws }: Case,
	schemas: AnySchemas,
	state: unknown,
	others: readonly unknown[],
	chance: Chance
): void {
	const candidates = game.candidates(state);
	const pool = [...candidates, ...others];
	if (pool.length === 0) return;
	const chosen = chance.oneOf(pool);
	const changed = chance.once(4) ? chosen : mutated(chosen, pool, chance);
	const parsed = safeParse(schemas.command, changed);
	if (!parsed.success) return;
	const command = frozen(parsed.output);
	if (attempt(game, state, command) === null || laws.unlisted(command)) return;
	const listed = [...candidates, ...game.corrections(state)];
	if (!listed.some((candidate) => isDeepStrictEqual(plain(candidate), plain(command)))) {
		throw new Broken('decide accepts what candidates leaves out', { command, state });
	}
}

/** What is told has words in every language, and every reason cites the rulebook. */
export async function hasWords({ game }: Case, move: Move): Promise<void> {
	const told = game.tell(move.before, move.command, move.events);
	const reasons = game.why(move.before, move.command, move.events);
	for (const load of Object.values(game.catalogues)) {
		const { default: catalogue } = await load();
		const wordless = [told, ...reasons].filter(
			({ key }) => !(key in catalogue.log) && !(key in catalogue.facts)
		);
		const silent = reasons
			.flatMap(({ rules }) => rules)
			.filter((rule) => !(rule in catalogue.rules));
		if (wordless.length + silent.length > 0)
			throw new Broken('no words', { wordless, silent, ...move });
	}
}

/** Every distinct state shown is reached by the events alone, and a refused command changes nothing. */
export const replay = (game: AnyGame, setup: unknown, moves: readonly Move[]): unknown =>
	moves
		.flatMap(({ events }) => events)
		.reduce((state, event) => game.evolve(state, event), game.initial(setup));

/** What is left of a value when it is written down and read again. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same command with one value replaced by one that stands elsewhere under the same name, or is near. */
function mutated(command: unknown, others: readonly unknown[], chance: Chance): unknown {
	const copy = plain(command);
	const leaf = chance.oneOf(leavesOf(copy));
	const name = leaf.path.at(-1);
	const seen = leavesOf(plain(chance.oneOf(others))).filter(({ path }) => path.at(-1) === name);
	const near = typeof leaf.value === 'number' ? [leaf.value + 1, leaf.value - 1, 99] : [null];
	const value = chance.oneOf([...seen.map((other) => other.value), ...near]);
	return replaced(copy, leaf.path, value);
}

interface Leaf {
	readonly path: readonly string[];
	readonly value: unknown;
}

function leavesOf(value: unknown, path: readonly string[] = []): readonly Leaf[] {
	if (typeof value !== 'object' || value === null) return [{ path, value }];
	return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function replaced(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
	if (name === undefined || typeof whole !== 'object' || whole === null) return value;
	const inner = replaced((whole as Readonly<Record<string, unknown>>)[name], rest, value);
	return Array.isArray(whole)
		? whole.map((item: unknown, at) => (String(at) === name ? inner : item))
		: { ...whole, [name]: inner };
}
