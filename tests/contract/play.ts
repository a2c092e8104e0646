import type { AnyGame } from '$lib/contract/game';
import type { Result } from '$lib/engine/result';
import type { Chance } from './chance';

/** One move of a random game. */
export interface Move {
	readonly before: unknown;
	readonly command: unknown;
	readonly events: readonly unknown[];
	readonly after: unknown;
}

/** Makes sure that nothing writes into what it was given: writing to frozen things throws. */
export function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		Object.values(value).forEach(frozen);
	}
	return value;
}

/** Decides and applies; null if the command is refused. */
export function attempt(game: AnyGame, before: unknown, command: unknown): Move | null {
	const decided: Result<readonly unknown[]> = game.decide(before, command);
	if (!decided.ok) return null;
	const events = frozen(decided.value);
	const after = events.reduce((state, event) => frozen(game.evolve(state, event)), before);
	return { before, command, events, after };
}

/**
 * A move chosen by chance among those allowed, one in `corrections` of them a correction by the table
 * (0: none). Null if the rules leave nothing to do.
 */
export function randomMove(
	game: AnyGame,
	before: unknown,
	chance: Chance,
	corrections: number
): Move | null {
	if (corrections > 0 && chance.once(corrections)) {
		const move = firstAllowed(game, before, chance.shuffled(game.corrections(before)));
		if (move !== null) return move;
	}
	const candidates = game.candidates(before);
	// Half of the time every kind of command is as likely as the others, however many of it there are.
	const fair = chance.once(2) ? chance.shuffled([...byKind(candidates).values()]) : [candidates];
	for (const kind of fair) {
		const move = firstAllowed(game, before, chance.shuffled(kind));
		if (move !== null) return move;
	}
	return null;
}

/** A game from its set-up, move by move, until it ends, gets stuck, or has had `moves` of them. */
export function* randomGame(
	game: AnyGame,
	setup: unknown,
	chance: Chance,
	{ moves, corrections }: { readonly moves: number; readonly corrections: number }
): Generator<Move> {
	let state = frozen(game.initial(frozen(setup)));
	for (let made = 0; made < moves; made += 1) {
		const move = randomMove(game, state, chance, corrections);
		if (move === null) return;
		yield move;
		state = move.after;
	}
}

function firstAllowed(game: AnyGame, before: unknown, commands: readonly unknown[]): Move | null {
	for (const command of commands) {
		const move = attempt(game, before, frozen(command));
		if (move !== null) return move;
	}
	return null;
}

function byKind(commands: readonly unknown[]): Map<unknown, unknown[]> {
	const kinds = new Map<unknown, unknown[]>();
	for (const command of commands) {
		const kind = (command as { readonly type?: unknown }).type;
		const same = kinds.get(kind);
		if (same === undefined) kinds.set(kind, [command]);
		else same.push(command);
	}
	return kinds;
}
