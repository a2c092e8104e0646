/**
 * What can go wrong with the storage of a device. Each has a message that says what to do.
 * - `full`: no room left; - `blocked`: another tab holds an older version open; - `newer`: another tab or
 *   an update has raised the version, this page is too old; - `unavailable`: no storage here (private window);
 * - `closed`: the connection was cut and could not be renewed; - `elsewhere`: another tab was faster;
 * - `gone`: the browser has taken the stored game away; - `failed`: anything else.
 */
export type StorageProblem =
	'full' | 'blocked' | 'newer' | 'unavailable' | 'closed' | 'elsewhere' | 'gone' | 'failed';

/** Thrown inside a transaction to abort it when the game that it writes to is not stored (any more). */
export class GameGone extends Error {
	override readonly name = 'GameGone';
}

/** Thrown when the database cannot be opened because another tab does not let go of an older version. */
export class Blocked extends Error {
	override readonly name = 'Blocked';
}

const BY_NAME: Readonly<Record<string, StorageProblem>> = {
	QuotaExceededError: 'full',
	Blocked: 'blocked',
	VersionError: 'newer',
	MissingAPIError: 'unavailable',
	SecurityError: 'unavailable',
	DatabaseClosedError: 'closed',
	InvalidStateError: 'closed',
	UnknownError: 'closed',
	ConstraintError: 'elsewhere',
	GameGone: 'gone'
};

/** Names an error of the browser or of Dexie, which hides the cause in `inner` or behind an abort. */
export function problemOf(error: unknown): StorageProblem {
	for (const name of namesIn(error)) {
		const problem = BY_NAME[name];
		if (problem !== undefined) return problem;
	}
	return 'failed';
}

/** The innermost cause first: an AbortError or OpenFailedError only wraps it. */
function namesIn(error: unknown): string[] {
	const names: string[] = [];
	for (let at = error; at instanceof Error || at instanceof DOMException; at = innerOf(at)) {
		names.unshift(at.name);
		if (names.length > 5) break;
	}
	return names;
}

const innerOf = (error: Error): unknown => ('inner' in error ? error.inner : error.cause);
