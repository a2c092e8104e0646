import type { Explanation } from './explanation';

/** What stands in the place of a parent or a line before the first entry. */
export const START = 'start';

/** A later line as a change of the past left it: decided anew, or refused and without effect. */
export type Redecided<Command, Event> =
	| { readonly of: string; readonly command: Command; readonly events: readonly Event[] }
	| { readonly of: string; readonly command: Command; readonly refused: Explanation };

/** Which line of the past is changed, and how. `insertAfter` takes `START` for the very beginning. */
export type Change<Command> =
	| { readonly how: 'remove'; readonly of: string }
	| { readonly how: 'replace' | 'insertAfter'; readonly of: string; readonly command: Command };

/** What an entry says, before it has its place in the log. */
export type Operation<Command, Event> =
	| { readonly kind: 'move'; readonly command: Command; readonly events: readonly Event[] }
	| { readonly kind: 'undo' }
	| { readonly kind: 'redo' }
	| {
			readonly kind: 'amend';
			readonly of: string;
			readonly how: Change<Command>['how'];
			/** The new command; null where a line is only taken out. */
			readonly command: Command | null;
			/** What the new command led to. */
			readonly events: readonly Event[];
			/** Every line after the changed one, as it is now. */
			readonly tail: readonly Redecided<Command, Event>[];
	  };

/**
 * One entry of the append-only log. Each knows the one before it, so that several devices can share a log.
 * A state is the fold of the EVENTS in here: a rule that changes later never rewrites an old game.
 */
export type Entry<Command, Event> = Operation<Command, Event> & {
	readonly id: string;
	/** Id of the entry before this one; `START` for the first. */
	readonly parent: string;
	/** Milliseconds since 1970. */
	readonly at: number;
};

/** Gives an operation its place after `parent`. Clock and chance come in from outside. */
export const sign = <Command, Event>(
	operation: Operation<Command, Event>,
	parent: string,
	id: string,
	at: number
): Entry<Command, Event> => ({ ...operation, id, parent, at });

/** A fresh id; works on plain http too, where `crypto.randomUUID` is missing. */
export function newId(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(12));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
