import type { Explanation } from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import { Script } from '$lib/engine/script';
import { evolve } from '../evolve';
import type { FullTurn } from '../model';
import type { Event } from '../schema';

export type Decision = Result<readonly Event[]>;

/** What a command leads to on a table that is tracked in full and where nobody has won yet. */
export type TableScript = Script<FullTurn, Event>;

export const scriptFor = (state: FullTurn): TableScript => new Script(state, evolveTurn);

function evolveTurn(state: FullTurn, event: Event): FullTurn {
	const next = evolve(state, event);
	if (next.phase === 'finished' || next.tracking === 'light') throw new Error(event.type);
	return next;
}

/** The first reason against a command, if there is one. */
export const firstReason = (...reasons: readonly (Explanation | null)[]): Explanation | null =>
	reasons.find((reason) => reason !== null) ?? null;

/** Refuses for the first reason, else carries out. */
export function unless(
	reasons: readonly (Explanation | null)[],
	events: () => readonly Event[]
): Decision {
	const reason = firstReason(...reasons);
	return reason === null ? ok(events()) : refuse(reason);
}
