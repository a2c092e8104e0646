import type { Seat } from '$lib/engine/explanation';
import { LOCATIONS, type ActionPhase, type In } from '../model';
import { activeSeat, bulletIsOpen, mayDecide, mustPass } from '../questions';
import { aloneWithFewest, endOfRoundDraws, type DrawFacts } from '../rules/draws';
import { distance, nextLocation } from '../rules/order';
import { winner, type Known } from '../rules/winner';
import { target } from '../setup';
import { draw } from './draw';
import { isFull, type FullScript, type Script } from './script';

/**
 * Writes what follows of itself, with nobody deciding anything: forced passes, the end of a phase, the
 * next location where there is no choice, locations where nobody can take anything back.
 */
export function settle(script: Script): void {
	if (isFull(script)) settlePasses(script);
	if (settleWhatCannotWait(script)) return;
	if (isFull(script)) settleTakingBack(script);
}

/**
 * The part of it that leaves nobody to tap: after a correction nothing more than this happens.
 * @returns whether a location is shown now, so that nothing more follows.
 */
export function settleWhatCannotWait(script: Script): boolean {
	if (isFull(script) && script.state.phase === 'action' && activeSeat(script.state) === null) {
		script.emit({ type: 'actionEnded' });
	}
	return script.state.phase === 'locations' && settleChoice(script, script.state);
}

/** MC-2.1.2, MC-2.1.3. */
function settlePasses(script: FullScript): void {
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
function forcedToPass(state: ActionPhase): Seat | null {
	if (state.bullet !== null) return mustPass(state, state.bullet) ? state.bullet : null;
	const seat = activeSeat(state);
	if (seat === null || !mustPass(state, seat)) return null;
	const isLast = state.passed.every((passed, other) => passed || other === seat);
	return isLast && bulletIsOpen(state) ? null : seat;
}

/** MC-2.2.1: no choice while nobody holds the Mayor, or when one location is left. */
function settleChoice(script: Script, { step, marked, mayor }: In<'locations'>): boolean {
	if (step.kind !== 'choose') return false;
	const location = nextLocation(marked);
	if (location === null) endLocations(script);
	const shown = location !== null && (mayor === null || marked.length === LOCATIONS.length - 1);
	if (shown) script.emit({ type: 'chosen', location, by: null });
	return shown;
}

/** What the table has told about a player's reserve and cards. */
export interface Hearsay {
	readonly reserve: Known;
	readonly cards: Known;
}

export const UNKNOWN: Hearsay = { reserve: null, cards: null };

/**
 * MC-2.2.6: with the seventh marker somebody may have won (MC-4), else Phase III begins.
 * @param hearsay what light tracking has been told of each player; what is still missing is asked.
 */
export function endLocations(
	script: Script,
	hearsay: (seat: Seat) => Hearsay = () => UNKNOWN
): void {
	const { state } = script;
	const { setup, mayor, start } = state;
	const owned =
		state.tracking === 'full'
			? state.players
			: state.players.map(({ vp }, seat) => ({ vp, ...hearsay(seat) }));
	const contenders = owned.map(({ vp, reserve, cards }, seat) => ({
		seat,
		vp,
		reserve,
		cards,
		mayor: mayor === seat,
		distance: distance(start, seat, setup.players)
	}));
	const verdict = winner(contenders, target(setup.players, setup.level));
	if (verdict === null) script.emit({ type: 'strategyBegan', ruler: mayor });
	else if ('ask' in verdict) script.emit({ type: 'tieAsked', tied: verdict.tied, by: verdict.ask });
	else script.emit({ type: 'won', ...verdict });
}

/** A location where nobody is left to decide is done without a tap (MC-2.3). */
function settleTakingBack(script: FullScript): void {
	while (script.state.phase === 'strategy') {
		const { location } = script.state;
		if (location === null || mayDecide(script.state, location).length > 0) return;
		script.emit({ type: 'unmarked', location });
	}
}

/** Phase IV after the starting player has changed; light tracking asks for hands that would matter (MC-2.4.2). */
export function endRound(script: Script): void {
	if (isFull(script)) {
		drawAndBegin(
			script,
			script.state.players.map(({ cards }) => cards)
		);
		return;
	}
	const fewestVp = aloneWithFewest(script.state.players.map(({ vp }) => vp));
	if (fewestVp === null) drawAndBegin(script, { fewestCardsAlone: false });
	else script.emit({ type: 'drawsAsked', fewestVp });
}

/** The draws of MC-2.4.2 and the next round. */
export function drawAndBegin(script: Script, cards: DrawFacts['cards']): void {
	const { players, start, round } = script.state;
	const vp = players.map((own) => own.vp);
	for (const { player, reason } of endOfRoundDraws({ vp, cards, newStart: start })) {
		if (isFull(script)) draw(script, player, 1, reason);
		else script.emit({ type: 'drew', player, cards: 1, reason });
	}
	script.emit({ type: 'roundBegan', round: round + 1 });
	settle(script);
}
