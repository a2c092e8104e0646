import { player, term, type Explanation, type Ref, type Told } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import { explain, noSuchPlayer, nothingChanges } from '../decide/refusals';
import { add } from '../evolve/board';
import type { FullState } from '../model';
import { cardsIn, seatsOf } from '../questions';
import type { CardPile, Correction } from '../schema';
import { line } from '../tell/words';

/** Cards go from one hand or pile to another, so that none appears or vanishes. */
type Move = Extract<Correction, { readonly what: 'cards' }>;

/** Refuses more cards than there are, and none at all. */
export function refusal(state: FullState, { from, to, count }: Move): Explanation | null {
	const unknown = noPile(state, from) ?? noPile(state, to);
	if (unknown !== null) return unknown;
	if (!Number.isInteger(count) || count < 1) return explain('badNumber', {}, ['MC-1.6']);
	if (from === to) return nothingChanges(state, 'MC-1.6');
	return count > cardsIn(state, from) ? explain('tooFewInPile', {}, ['MC-1.6']) : null;
}

const noPile = (state: FullState, pile: CardPile): Explanation | null =>
	pile === 'draw' || pile === 'discard' ? null : noSuchPlayer(state, pile);

/** One card from each hand and pile to each other. */
export function candidates(state: FullState): readonly Move[] {
	const piles: readonly CardPile[] = [...seatsOf(state), 'draw', 'discard'];
	return piles
		.filter((from) => cardsIn(state, from) > 0)
		.flatMap((from) =>
			piles
				.filter((to) => to !== from)
				.map((to) => ({ what: 'cards', from, to, count: 1 }) as const)
		);
}

export const apply = (state: FullState, { from, to, count }: Move): FullState =>
	added(added(state, from, -count), to, count);

function added(state: FullState, pile: CardPile, cards: number): FullState {
	if (pile === 'draw') return { ...state, drawPile: plus(state.drawPile, cards) };
	if (pile === 'discard') return { ...state, discardPile: plus(state.discardPile, cards) };
	return add(state, pile, { cards });
}

export const tell = ({ from, to, count }: Move): Told =>
	line('correctedCards', { count, from: pileOf(from), to: pileOf(to) });

const pileOf = (at: CardPile): Ref => (typeof at === 'number' ? player(at) : term(`pile.${at}`));
