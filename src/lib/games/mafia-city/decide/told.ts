import { player, players, type Explanation, type Seat } from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import type { Holder, LightLocationsPhase, LightState, TieBreakPhase } from '../model';
import type { Known } from '../rules/winner';
import type { Command } from '../schema';
import { passFigure } from './control';
import { alreadyMarked, explain, noSuchPlayer, outOfPhase, where } from './refusals';
import { decidedInBoth, type Decision } from './script';
import { drawAndBegin, endLocations, settle, UNKNOWN, type Hearsay } from './settle';

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/* Light tracking: what is not known is taken from the table when it matters; what follows is the same. */

/** All have passed (MC-2.1.3): the first location follows. */
export function endAction(state: LightState): Decision {
	const refusal = state.phase === 'action' ? null : outOfPhase(state, 'onlyInAction', 'MC-2.1.3');
	return decidedInBoth(state, refusal, (script) => {
		script.emit({ type: 'actionEnded' });
		settle(script);
	});
}

/** The table says who controls the location (MC-2.2.2); its point, figure and marker follow. */
export function control(state: LightState, { location, by }: Of<'control'>): Decision {
	if (state.phase !== 'locations') return notNow(state);
	const refusal = notUp(state, location) ?? (by === null ? null : noSuchPlayer(state, by));
	return refusal === null ? controlled(state, location, by, false) : refuse(refusal);
}

const notNow = (state: LightState): Decision =>
	refuse(outOfPhase(state, 'onlyInLocations', 'MC-2.2'));

function notUp(
	state: LightLocationsPhase,
	location: Of<'control'>['location']
): Explanation | null {
	const { marked, step } = state;
	if (marked.includes(location)) return alreadyMarked(state, location);
	if (step.kind === 'choose') {
		return explain('lightChooseFirst', { who: player(step.by) }, ['MC-2.2.1']);
	}
	return step.location === location
		? null
		: explain('lightOtherLocation', { location: where(step.location) }, ['MC-2.2.1']);
}

/**
 * The +1 of the Private Club (MC-3.6): with the control of the Club itself, or after it while no other
 * control has followed.
 */
export function extraPoint(state: LightState, { player: seat }: Of<'extraPoint'>): Decision {
	if (state.phase !== 'locations') return notNow(state);
	const unknown = noSuchPlayer(state, seat);
	if (unknown !== null) return refuse(unknown);
	if (state.step.kind === 'control' && state.step.location === 'privateClub') {
		return controlled(state, 'privateClub', seat, true);
	}
	const refusal = state.mayScoreExtra === seat ? null : explain('lightNoExtra', {}, ['MC-3.6']);
	return decidedInBoth(state, refusal, (script) => {
		script.emit({ type: 'extraPointScored', player: seat });
	});
}

function controlled(
	state: LightLocationsPhase,
	location: Of<'control'>['location'],
	by: Holder,
	extra: boolean
): Decision {
	return decidedInBoth(state, null, (script) => {
		script.emit({ type: 'controlled', location, by });
		if (extra && by !== null) script.emit({ type: 'extraPointScored', player: by });
		passFigure(script, location, by);
		script.emit({ type: 'marked', location });
		settle(script);
	});
}

/** Those of the tied who are best by the tie-breaker asked for (MC-4). */
export function best(state: LightState, { players: named }: Of<'tellBest'>): Decision {
	if (state.phase !== 'tieBreak') return notNow(state);
	const inOrder = state.tied.filter((seat) => named.includes(seat));
	const refusal =
		named.length === 0 || inOrder.join() !== named.join()
			? explain('lightNotTied', { tied: players(state.tied) }, ['MC-4'])
			: null;
	return decidedInBoth(state, refusal, (script) => {
		endLocations(script, hearsay(state, named));
	});
}

/** What is known of reserves and cards once those of the tied are named who are best by what was asked. */
function hearsay(state: TieBreakPhase, named: readonly Seat[]): (seat: Seat) => Hearsay {
	const known = (seats: readonly Seat[], seat: Seat): Known =>
		seats.includes(seat) ? 'best' : 'behind';
	const top = Math.max(...state.players.map(({ vp }) => vp));
	return (seat) => {
		if (state.players[seat]?.vp !== top) return UNKNOWN;
		if (state.by === 'reserve') return { reserve: known(named, seat), cards: null };
		const cards = state.tied.includes(seat) ? known(named, seat) : null;
		return { reserve: known(state.tied, seat), cards };
	};
}

/** Whether who alone has the fewest VP has the fewest cards alone too (MC-2.4.2). */
export function fewestCards(state: LightState, { alone }: Of<'tellFewestCards'>): Decision {
	if (state.phase !== 'draws') return notNow(state);
	return decidedInBoth(state, null, (script) => {
		drawAndBegin(script, { fewestCardsAlone: alone });
	});
}
