import type { AnyGame } from '$lib/contract/game';
import { fold } from '../engine/log/history';
import { ok, refuse, type Result } from '../engine/result';
import type { StorageProblem } from '../storage/problem';
import { readGame } from '../storage/reading';
import { parseLog, parseSetup } from './parse';
import { TableSession } from './session.svelte';

/** Why a game can't be opened; it can be exported all the same, unless it is `unknown`. */
export type Trouble = 'unknown' | 'unreadable' | 'fromLater' | 'noGame' | StorageProblem;

/**
 * Opens a stored game: reads it, lets the game parse it, folds its log once.
 * @param loadGame the registry's way to the rules of a game; null if they are not part of the app.
 */
export async function openTable(
	id: string,
	loadGame: (game: string) => Promise<AnyGame | null>
): Promise<Result<TableSession, Trouble>> {
	const read = await readGame(id);
	if (!read.ok) return refuse(read.refusal);
	const { record, entries } = read.value;
	const game = await loadGame(record.game);
	if (game === null) return refuse('noGame');
	// Later rules may mean something else by the same words: better no table than a wrong one.
	if (record.rulesVersion > game.rulesVersion) return refuse('fromLater');

	const setup = parseSetup(game, record.setup);
	if (setup === null) return refuse('unreadable');
	try {
		const schemas = game.schemas.log(setup.setup);
		const log = parseLog(schemas, entries);
		if (log === null) return refuse('unreadable');
		const initial = game.initial(setup.setup);
		// A seat without a player, or a player without a seat, can't be shown.
		if (game.progress(initial).scores.length !== record.players.length) return refuse('unreadable');
		const history = fold(game, initial, log);
		if (!history.ok) return refuse('unreadable');
		return ok(new TableSession({ game, record, schemas, entries: log, history: history.value }));
	} catch {
		// A set-up that has the right form but that the rules cannot start from.
		return refuse('unreadable');
	}
}
