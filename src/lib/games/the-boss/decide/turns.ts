import { player, type Explanation } from '$lib/engine/explanation';
import type { State, TurnPhase } from '../model';
import { actor, isCopDue } from '../questions';
import { groundOf } from '../questions/places';
import { copsLeft } from '../rules/cops';
import { fact } from '../rules/fact';
import { refused } from '../rules/placement';
import { noCardLeft, noSuchFace, noSuchPlace, noSuchPlayer, otherPhase } from './refusals';
import { decided, type Decision } from './script';
import { beginTurn, settleTurn } from './settle';
import type { Command } from '../schema';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Gangsters go to one place (TB-2.2 to TB-2.6). */
export function place(state: TurnPhase, command: Of<'place'>): Decision {
	const { player: seat, place: at, family, associates } = command;
	const refusal =
		notOnTurn(state, seat) ??
		noSuchPlace(state, at) ??
		refused(groundOf(state, seat, at), family, associates);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'placed', player: seat, place: at, family, associates });
	});
}

/** A city card is played face up, and the turn is over (TB-2.2). */
export function play(state: TurnPhase, { player: seat, city, face }: Of<'play'>): Decision {
	const refusal = notOnTurn(state, seat) ?? noSuchFace(face) ?? noCardLeft(state, city);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'played', player: seat, city, face });
		if (state.at + 1 === state.order.length) settleTurn(script, state);
	});
}

/** The cop card that two turns before the end of a round is turned up; light tracking tells it any time (TB-2.7). */
export function turnCop(state: State, { cop }: Of<'turnCop'>): Decision {
	return decided(state, noCopNow(state) ?? noCopLeft(state, cop), (script) => {
		script.emit({ type: 'copTurned', cop });
		if (state.phase === 'cop') beginTurn(script, state.turn + 1);
	});
}

function noCopNow(state: State): Explanation | null {
	if (state.phase === 'cop' || (state.phase === 'round' && isCopDue(state))) return null;
	return state.phase === 'tieBreak' || state.phase === 'finished'
		? otherPhase(state)
		: fact('noCopNow', {}, ['TB-2.7']);
}

function notOnTurn(state: TurnPhase, seat: number): Explanation | null {
	const unknown = noSuchPlayer(state, seat);
	if (unknown !== null) return unknown;
	const who = actor(state) ?? seat;
	if (who === seat) return null;
	const rule = state.counts === null ? 'TB-2.1' : 'TB-2.8';
	return fact('othersTurn', { who: player(who) }, [rule]);
}

/** Refuses a cop card of which none lies face down (TB-1.7). */
const noCopLeft = ({ cops }: State, cop: Of<'turnCop'>['cop']): Explanation | null =>
	copsLeft(cops, cop) > 0 ? null : fact('noSuchCop', {}, ['TB-1.7']);
