import type { Explanation, Told } from '../explanation';
import type { Teller } from '../decider';
import type { Result } from '../result';
import { ok, refuse } from '../result';
import type { Entry } from '../log';
import { START } from '../log';

/** One line of the game as it now stands, with the state that it led to. Lines share all that went before. */
export interface Line<State, Command, Event> {
	/** Id of the move, or of the amendment that put this line in. */
	readonly id: string;
	readonly at: number;
	readonly previous: Line<State, Command, Event> | null;
	/** The state in which the command was decided; for a refused line, the last one that accepted it. */
	readonly before: State;
	readonly command: Command;
	readonly events: readonly Event[];
	/** How it stands in the log. */
	readonly told: Told;
	/** Set where a change of the past made the rules refuse this line: it stays, without effect. */
	readonly refused: Explanation | null;
	readonly after: State;
}

/** The game after one effective step (a move or an amendment); undo goes back to `previous`. */
export interface Version<State, Command, Event> {
	readonly previous: Version<State, Command, Event> | null;
	readonly last: Line<State, Command, Event> | null;
	/** What led here: null at the start of the game. */
	readonly step: {
		readonly kind: 'move' | 'amend';
		/** The line that was entered, or the one that was changed as it stood before. */
		readonly line: Line<State, Command, Event>;
	} | null;
}

/** Versions that were undone, the next to redo first. */
interface Undone<State, Command, Event> {
	readonly version: Version<State, Command, Event>;
	readonly next: Undone<State, Command, Event> | null;
}

/**
 * A log folded in memory. Immutable; each entry costs the same however long the game is, because every
 * version keeps its state and shares its past.
 */
export interface History<State, Command, Event> {
	readonly initial: State;
	/** Id of the newest entry. */
	readonly head: string;
	readonly now: Version<State, Command, Event>;
	readonly undone: Undone<State, Command, Event> | null;
	/** What the newest entry led to; empty after an undo or an amendment. */
	readonly lastEvents: readonly Event[];
}

/** Why an entry does not continue a log: it was damaged or made by hand. */
interface BrokenLog {
	readonly entry: string;
	readonly reason: 'parent' | 'nothingToUndo' | 'nothingToRedo' | 'noSuchLine' | 'events';
}

/** The history of a game in which nothing was entered yet. */
export const begin = <State, Command, Event>(initial: State): History<State, Command, Event> => ({
	initial,
	head: START,
	now: { previous: null, last: null, step: null },
	undone: null,
	lastEvents: []
});

/** The state now. */
export const stateOf = <State>(history: History<State, unknown, unknown>): State =>
	history.now.last === null ? history.initial : history.now.last.after;

/** The lines of the game as it stands, oldest first. */
export function linesOf<State, Command, Event>(
	history: History<State, Command, Event>
): Line<State, Command, Event>[] {
	const lines: Line<State, Command, Event>[] = [];
	for (let line = history.now.last; line !== null; line = line.previous) lines.push(line);
	return lines.reverse();
}

/** The newest lines of the game as it stands, the newest first, at most so many. */
export function newestOf<State, Command, Event>(
	history: History<State, Command, Event>,
	count: number
): Line<State, Command, Event>[] {
	const lines: Line<State, Command, Event>[] = [];
	for (
		let { last: line } = history.now;
		line !== null && lines.length < count;
		line = line.previous
	) {
		lines.push(line);
	}
	return lines;
}

/**
 * The history with one more entry. Refused if the entry does not follow the newest one or if its events
 * cannot be applied or are not those of its command.
 */
export function append<State, Command, Event>(
	rules: Teller<State, Command, Event>,
	history: History<State, Command, Event>,
	entry: Entry<Command, Event>
): Result<History<State, Command, Event>, BrokenLog> {
	if (entry.parent !== history.head) return broken(entry, 'parent');
	switch (entry.kind) {
		case 'undo':
			return undo(history, entry);
		case 'redo':
			return redo(history, entry);
		default:
			try {
				return entry.kind === 'move'
					? ok(move(rules, history, entry))
					: amend(rules, history, entry);
			} catch {
				return broken(entry, 'events');
			}
	}
}

/** Folds a whole log, once, when a game is opened. */
export function fold<State, Command, Event>(
	rules: Teller<State, Command, Event>,
	initial: State,
	entries: readonly Entry<Command, Event>[]
): Result<History<State, Command, Event>, BrokenLog> {
	let history = begin<State, Command, Event>(initial);
	for (const entry of entries) {
		const next = append(rules, history, entry);
		if (!next.ok) return next;
		history = next.value;
	}
	return ok(history);
}

const broken = (
	entry: { readonly id: string },
	reason: BrokenLog['reason']
): Result<never, BrokenLog> => refuse({ entry: entry.id, reason });

type Of<Kind, Command, Event> = Extract<Entry<Command, Event>, { kind: Kind }>;

function undo<State, Command, Event>(
	history: History<State, Command, Event>,
	entry: Of<'undo', Command, Event>
): Result<History<State, Command, Event>, BrokenLog> {
	const { now, undone } = history;
	if (now.previous === null) return broken(entry, 'nothingToUndo');
	return ok({
		...history,
		head: entry.id,
		now: now.previous,
		undone: { version: now, next: undone },
		lastEvents: []
	});
}

function redo<State, Command, Event>(
	history: History<State, Command, Event>,
	entry: Of<'redo', Command, Event>
): Result<History<State, Command, Event>, BrokenLog> {
	const { undone } = history;
	if (undone === null) return broken(entry, 'nothingToRedo');
	const { step } = undone.version;
	return ok({
		...history,
		head: entry.id,
		now: undone.version,
		undone: undone.next,
		lastEvents: step?.kind === 'move' ? step.line.events : []
	});
}

function move<State, Command, Event>(
	rules: Teller<State, Command, Event>,
	history: History<State, Command, Event>,
	entry: Of<'move', Command, Event>
): History<State, Command, Event> {
	const { now, initial } = history;
	const line = accepted(rules, now.last, initial, entry);
	return {
		initial,
		head: entry.id,
		now: { previous: now, last: line, step: { kind: 'move', line } },
		undone: null,
		lastEvents: entry.events
	};
}

function amend<State, Command, Event>(
	rules: Teller<State, Command, Event>,
	history: History<State, Command, Event>,
	entry: Of<'amend', Command, Event>
): Result<History<State, Command, Event>, BrokenLog> {
	const { now, initial } = history;
	const point = amendmentPoint(history, entry.of, entry.how);
	if (point === null) return broken(entry, 'noSuchLine');
	let last = point.keep;
	if (entry.command !== null) {
		const { id, at, command, events } = entry;
		last = accepted(rules, last, initial, { id, at, command, events });
	}
	const put = last;
	if (entry.tail.length !== point.later.length) return broken(entry, 'noSuchLine');
	for (const [index, item] of entry.tail.entries()) {
		const was = point.later[index];
		if (was?.id !== item.of) return broken(entry, 'noSuchLine');
		const { id, at } = was;
		const { command } = item;
		last =
			'refused' in item
				? { ...was, previous: last, refused: item.refused, after: last?.after ?? initial }
				: accepted(rules, last, initial, { id, at, command, events: item.events });
	}
	const line = point.changed ?? put;
	if (line === null) return broken(entry, 'noSuchLine');
	return ok({
		initial,
		head: entry.id,
		now: { previous: now, last, step: { kind: 'amend', line } },
		undone: null,
		lastEvents: []
	});
}

function accepted<State, Command, Event>(
	rules: Teller<State, Command, Event>,
	previous: Line<State, Command, Event> | null,
	initial: State,
	from: Pick<Line<State, Command, Event>, 'id' | 'at' | 'command' | 'events'>
): Line<State, Command, Event> {
	const before = previous === null ? initial : previous.after;
	const { id, at, command, events } = from;
	const after = events.reduce<State>((state, event) => rules.evolve(state, event), before);
	const told = rules.tell(before, command, events);
	return { id, at, previous, before, command, events, told, refused: null, after };
}

/** Where a change of the past bites: the lines that stay as they are, the changed one, and those after it. */
interface AmendmentPoint<State, Command, Event> {
	readonly keep: Line<State, Command, Event> | null;
	/** The line that is removed or replaced; null where one is inserted. */
	readonly changed: Line<State, Command, Event> | null;
	/** Oldest first. */
	readonly later: readonly Line<State, Command, Event>[];
}

/** Finds the line `of` in the game as it stands; null if it has no such line. */
export function amendmentPoint<State, Command, Event>(
	history: History<State, Command, Event>,
	of: string,
	how: 'remove' | 'replace' | 'insertAfter'
): AmendmentPoint<State, Command, Event> | null {
	const later: Line<State, Command, Event>[] = [];
	let line = history.now.last;
	while (line !== null && line.id !== of) {
		later.push(line);
		line = line.previous;
	}
	later.reverse();
	if (how === 'insertAfter') {
		return line !== null || of === START ? { keep: line, changed: null, later } : null;
	}
	return line === null ? null : { keep: line.previous, changed: line, later };
}
