import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import type { FullState } from '../model';
import type { Command } from '../schema';
import { explain, noSuchLocation, noSuchPlayer, outOfPhase, tooFewCards } from './refusals';
import { decided, type Decision } from './script';
import { reshuffle } from './draw';
import { settle } from './settle';
import { notOnTurn } from './turn';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Refuses what is not an action of the seat on turn in Phase I. */
export function notActing(state: FullState, seat: Seat): Explanation | null {
	if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', 'MC-2.1');
	return noSuchPlayer(state, seat) ?? notOnTurn(state, seat);
}

/** MC-1.6: both cards or none, once, from the starting player on, before anybody has acted. */
export function exchange(state: FullState, { player: seat }: Of<'exchange'>): Decision {
	return decided(state, noExchange(state, seat), (script) => {
		if (state.drawPile < 2) reshuffle(script);
		script.emit({ type: 'exchanged', player: seat });
	});
}

function noExchange(state: FullState, seat: Seat): Explanation | null {
	if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', 'MC-1.6');
	const unknown = noSuchPlayer(state, seat);
	if (unknown !== null) return unknown;
	if (!state.mayExchange.includes(seat)) {
		return explain('exchangeOver', { who: player(seat) }, ['MC-1.6']);
	}
	const has = state.players[seat]?.cards ?? 0;
	if (has !== 2) return explain('exchangeNeedsTwo', { who: player(seat), has }, ['MC-1.6']);
	return state.drawPile + state.discardPile < 2 ? explain('tooFewInPile', {}, ['MC-1.7']) : null;
}

/** MC-2.1 A: from hand, never from reserve. */
export function place(state: FullState, { player: seat, location }: Of<'place'>): Decision {
	const refusal = notActing(state, seat) ?? noSuchLocation(location) ?? noneInHand(state, seat);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'placed', player: seat, location });
		settle(script);
	});
}

const noneInHand = ({ players }: FullState, seat: Seat): Explanation | null =>
	players[seat]?.hand === 0 ? explain('noneInHand', { who: player(seat) }, ['MC-2.1']) : null;

/** MC-2.1 B: any one card, for nothing. */
export function wait(state: FullState, { player: seat }: Of<'wait'>): Decision {
	const refusal = notActing(state, seat) ?? tooFewCards(state, seat, 1, ['MC-2.1', 'MC-5']);
	return decided(state, refusal, (script) => {
		script.emit({ type: 'waited', player: seat });
		settle(script);
	});
}

/** MC-2.1 C. After a Bullet it means that its action is not used. */
export function pass(state: FullState, { player: seat }: Of<'pass'>): Decision {
	return decided(state, notActing(state, seat), (script) => {
		script.emit({ type: 'passed', player: seat, forced: false });
		settle(script);
	});
}
