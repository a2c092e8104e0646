import { refuse } from '$lib/engine/result';
import { Script as Ahead } from '$lib/engine/script';
import { unchanged } from '$lib/engine/unchanged';
import { uncorrectable } from '../corrections';
import { evolve } from '../evolve';
import type { State } from '../model';
import type { Correction, Event } from '../schema';
import { nothingChanges } from './refusals';
import { decidedInBoth, type Decision, type Script } from './script';
import { endLocations, endRound, settleWhatCannotWait } from './settle';

/**
 * The table overrules what is tracked. Afterwards only what leaves nobody to tap happens of itself; what has
 * changed nothing is refused.
 */
export function correct(state: State, correction: Correction): Decision {
	const done = decidedInBoth(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		settleWhatCannotWait(script);
		if (correction.what === 'vp') askAnew(script);
	});
	return done.ok && unchanged<State, Event>(evolve, state, done.value)
		? refuse(nothingChanges(state, 'MC-2'))
		: done;
}

/** Other points ask the question of MC-4 or MC-2.4.2 anew, as things stand now; the same one is not asked twice. */
function askAnew(script: Script): void {
	const { state } = script;
	const ahead = new Ahead<State, Event>(state, evolve);
	if (state.phase === 'tieBreak') endLocations(ahead);
	if (state.phase === 'draws') endRound(ahead);
	if (unchanged<State, Event>(evolve, state, ahead.events)) return;
	for (const event of ahead.events) script.emit(event);
}
