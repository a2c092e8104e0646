import { uncorrectable } from '../corrections';
import type { State, TurnPhase } from '../model';
import { lastTurn } from '../rules/last-turn';
import type { Correction } from '../schema';
import { decided, type Decision, type TableScript } from './script';
import { beginTurn, settleEnd, settleQuestion } from './settle';

/**
 * The table overrules what is tracked. Afterwards only what leaves nobody to tap happens of itself; a turn that
 * nobody has begun gets its order anew (TB-2.1, TB-2.8).
 */
export function correct(state: State, correction: Correction): Decision {
	return decided(state, uncorrectable(state, correction), (script) => {
		script.emit({ type: 'corrected', correction });
		orderAnew(script, state, correction);
		settleEnd(script);
		settleQuestion(script);
	});
}

/** The order of a turn that nobody has begun, or the one that the hands told lead to (TB-2.1, TB-2.8). */
function orderAnew(script: TableScript, state: State, correction: Correction): void {
	if (correction.what === 'turnNumber') beginTurn(script, correction.to);
	else if (isUnbegun(state) && changesOrder(state, correction)) beginTurn(script, state.turn);
	else if (state.phase === 'round' && state.lastTurn !== null && correction.what === 'gun') {
		const { counts } = state.lastTurn;
		script.emit({ type: 'handsTold', counts, order: lastTurn(counts, correction.player).order });
	}
}

const isUnbegun = (state: State): state is TurnPhase =>
	state.phase === 'turn' && state.at === 0 && state.placed === null;

/** The gun bears on every order, the gangsters in hand on that of the last turn. */
const changesOrder = ({ counts }: TurnPhase, { what }: Correction): boolean =>
	what === 'gun' ||
	(counts !== null && (what === 'crews' || what === 'family' || what === 'associate'));
