import type { AnyGame } from '$lib/contract/game';
import { sign, START, type Change, type Operation, type Entry } from '$lib/engine/log';
import { amendment } from '$lib/engine/log/amend';
import { append, begin, linesOf, stateOf, type History } from '$lib/engine/log/history';
import type { Chance } from './chance';
import { attempt, frozen, randomMove } from './play';

export type AnyEntry = Entry<unknown, unknown>;
export type AnyOperation = Operation<unknown, unknown>;
export type AnyHistory = History<unknown, unknown, unknown>;

/** A log as a restless table would make it: mostly moves, now and then an undo, a redo, a change of the past. */
export function randomLog(game: AnyGame, setup: unknown, chance: Chance, operations: number) {
	const entries: AnyEntry[] = [];
	let history: AnyHistory = begin(frozen(game.initial(frozen(setup))));
	while (entries.length < operations) {
		const operation = randomOperation(game, history, chance);
		if (operation === null) break;
		const entry = frozen(
			sign(operation, history.head, `entry-${String(entries.length)}`, entries.length)
		);
		entries.push(entry);
		history = appended(game, history, entry);
	}
	return { history, entries };
}

/** A move, an undo, a redo or a change of the past, by chance; null where nothing can be done. */
export function randomOperation(
	game: AnyGame,
	history: AnyHistory,
	chance: Chance
): AnyOperation | null {
	if (history.now.previous !== null && chance.once(6)) return { kind: 'undo' };
	if (history.undone !== null && chance.once(2)) return { kind: 'redo' };
	if (chance.once(12)) {
		const changed = amendment(game, history, randomChange(game, history, chance));
		if (changed?.ok === true) return changed.value;
	}
	const move = randomMove(game, stateOf(history), chance, 15);
	if (move !== null) return { kind: 'move', command: move.command, events: move.events };
	return history.now.previous === null ? null : { kind: 'undo' };
}

/** Takes a line out, or puts there what the rules allow at that moment. */
function randomChange(game: AnyGame, history: AnyHistory, chance: Chance): Change<unknown> {
	const lines = linesOf(history);
	const line = lines.length === 0 ? null : chance.oneOf(lines);
	const how = chance.oneOf(['remove', 'replace', 'insertAfter'] as const);
	const of = line?.id ?? START;
	const state = line === null ? history.initial : how === 'replace' ? line.before : line.after;
	const meant = [...game.candidates(state), ...game.corrections(state)];
	// Nothing can be put in after the end of a game that has nothing more to correct.
	if (how === 'remove' || meant.length === 0) return { how: 'remove', of };
	const command = chance.oneOf(meant);
	const allowed =
		attempt(game, state, command) === null ? randomMove(game, state, chance, 5) : null;
	return { how, of, command: allowed?.command ?? command };
}

/** The history with one more entry, which must fit. */
export function appended(game: AnyGame, history: AnyHistory, entry: AnyEntry): AnyHistory {
	const next = append(game, history, entry);
	if (!next.ok) throw new Error(`the log broke: ${JSON.stringify(next.refusal)}`);
	return next.value;
}
