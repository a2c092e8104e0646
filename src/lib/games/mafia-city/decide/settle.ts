import { LOCATIONS, type ActionPhase, type LocationsPhase, type StrategyPhase } from '../model';
import { clockwiseFrom, distance, nextLocation } from '../rules/order';
import { winner } from '../rules/winner';
import { target } from '../setup';
import type { Script } from './script';
import { activeSeat, bulletIsOpen, mustPass } from './turn';

/**
 * Writes what follows of itself, with nobody deciding anything: forced passes, the end of a phase, the
 * next location where there is no choice, locations where nobody can take anything back.
 */
export function settle(script: Script): void {
	if (script.state.phase === 'action') settlePasses(script);
	if (settleWhatCannotWait(script)) return;
	if (script.state.phase === 'strategy') settleTakingBack(script);
}

/**
 * The part of it that leaves nobody to tap: after a correction nothing more than this happens.
 * @returns whether a location is shown now, so that nothing more follows.
 */
export function settleWhatCannotWait(script: Script): boolean {
	if (script.state.phase === 'action' && activeSeat(script.state) === null) {
		script.emit({ type: 'actionEnded' });
	}
	return script.state.phase === 'locations' && settleChoice(script, script.state);
}

/** MC-2.1.2, MC-2.1.3. */
function settlePasses(script: Script): void {
	while (script.state.phase === 'action') {
		const seat = forcedToPass(script.state);
		if (seat === null) return;
		script.emit({ type: 'passed', player: seat, forced: true });
	}
}

/**
 * The acting seat if nothing is left to it but to pass. The last one to pass waits as long as somebody
 * before it could still fire a Bullet, because its pass would end the phase (MC-2.1.1b, MC-2.1.3).
 */
function forcedToPass(state: ActionPhase): number | null {
	if (state.bullet !== null) return mustPass(state, state.bullet) ? state.bullet : null;
	const seat = activeSeat(state);
	if (seat === null || !mustPass(state, seat)) return null;
	const isLast = state.passed.every((passed, other) => passed || other === seat);
	return isLast && bulletIsOpen(state) ? null : seat;
}

/** MC-2.2.1: no choice while nobody holds the Mayor, or when one location is left. */
function settleChoice(script: Script, { step, marked, mayor }: LocationsPhase): boolean {
	if (step.kind !== 'choose') return false;
	const location = nextLocation(marked);
	if (location === null) endLocations(script);
	const shown = location !== null && (mayor === null || marked.length === LOCATIONS.length - 1);
	if (shown) script.emit({ type: 'chosen', location, by: null });
	return shown;
}

/** MC-2.2.6: with the seventh marker somebody may have won (MC-4), else Phase III begins. */
function endLocations(script: Script): void {
	const { setup, players, mayor, start } = script.state;
	const contenders = players.map(({ vp, reserve, cards }, seat) => ({
		seat,
		vp,
		reserve,
		cards,
		mayor: mayor === seat,
		distance: distance(start, seat, players.length)
	}));
	const verdict = winner(contenders, target(setup.players, setup.level));
	if (verdict !== null && 'ranking' in verdict) {
		const { ranking, decidedBy } = verdict;
		script.emit({ type: 'won', ranking, decidedBy });
	} else {
		script.emit({ type: 'strategyBegan', ruler: mayor });
	}
}

/** A location where nobody is left to decide is done without a tap (MC-2.3). */
function settleTakingBack(script: Script): void {
	while (script.state.phase === 'strategy') {
		const { location } = script.state;
		if (location === null || mayDecide(script.state, location).length > 0) return;
		script.emit({ type: 'unmarked', location });
	}
}

/** Who has mafiosi at the location and has not decided there yet, clockwise from the starting player. */
export function mayDecide(state: StrategyPhase, location: StrategyPhase['location']): number[] {
	if (location === null) return [];
	const stack = state.stacks[location];
	return clockwiseFrom(state.start, state.players.length).filter(
		(seat) => stack.includes(seat) && !(location === state.location && state.decided.includes(seat))
	);
}
