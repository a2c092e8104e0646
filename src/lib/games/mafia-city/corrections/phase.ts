import { term, type Explanation, type Told } from '$lib/engine/explanation';
import { nothingChanges } from '../decide/refusals';
import { beginLocations, beginStrategy } from '../evolve/locations';
import { beginAction } from '../evolve/strategy';
import type { State } from '../model';
import type { Correction } from '../schema';
import { line } from '../tell/words';

/** A phase begins anew, in a finished game too. */
type Begin = Extract<Correction, { readonly what: 'phase' }>;

/** In light tracking a phase that has just begun has nothing to begin anew. */
export function refusal(state: State, { to }: Begin): Explanation | null {
	if (state.tracking === 'full' || state.phase !== to) return null;
	return state.phase === 'locations' && state.marked.length > 0
		? null
		: nothingChanges(state, 'MC-2');
}

export const candidates = (): readonly Begin[] =>
	(['action', 'locations', 'strategy'] as const).map((to) => ({ what: 'phase', to }));

export function apply(state: State, { to }: Begin): State {
	switch (to) {
		case 'action':
			return beginAction(state);
		case 'locations':
			return beginLocations(state);
		case 'strategy':
			return beginStrategy(state, state.mayor);
	}
}

export const tell = (before: State, { to }: Begin): Told =>
	line('correctedPhase', { from: term(`phase.${phaseOf(before)}`), to: term(`phase.${to}`) });

/** The rulebook's four phases; a finished game and the tie-breakers are the end of the second. */
function phaseOf({ phase }: State): 'action' | 'locations' | 'strategy' | 'endOfRound' {
	if (phase === 'finished' || phase === 'tieBreak') return 'locations';
	return phase === 'draws' ? 'endOfRound' : phase;
}
