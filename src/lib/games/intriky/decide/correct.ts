import { ok, refuse } from '$lib/engine/result';
import { unchanged } from '$lib/engine/unchanged';
import { uncorrectable } from '../corrections';
import { nothingChanges } from '../corrections/refusals';
import { evolve } from '../evolve';
import type { TurnState } from '../model';
import { winnerAmong } from '../rules/hiring';
import type { Correction, Event } from '../schema';
import type { Decision } from './script';
import { followedBy } from './settle';

/**
 * The table overrules what is tracked: cards change places, faces, the turn and its counts are set. Refused is what
 * can't be so on a table, and what changes nothing. A fourth character in Service wins also by correction
 * (IN-2.2).
 */
export function correct(state: TurnState, correction: Correction): Decision {
	const refused = uncorrectable(state, correction);
	if (refused !== null) return refuse(refused);
	const corrected: Event = { type: 'corrected', correction };
	const events = followedBy(state, corrected);
	// A part of a sentence that nothing can be done with is lost as soon as it is put in (IN-4.5).
	if (unchanged(evolve, state, events)) return refuse(nothingChanges('IN-4.5'));
	const winner = winnerAmong(evolve(state, corrected).purses);
	return ok(winner === null ? events : [...events, { type: 'won', player: winner }]);
}
