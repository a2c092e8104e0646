import { explainer, player, players, type Explanation, type Seat } from '$lib/engine/explanation';
import type { facts } from '../messages/en/facts';
import { clockwiseFrom } from './order';

const explain = explainer<typeof facts>();

/** What decides who draws at the end of a round, as it is before the first draw. */
export interface DrawFacts {
	/** By seat. */
	readonly vp: readonly number[];
	/** Cards in hand by seat; or what the table told of the player who alone has the fewest VP. */
	readonly cards: readonly number[] | { readonly fewestCardsAlone: boolean };
	/** Starting player of the next round (MC-2.4.1). */
	readonly newStart: Seat;
}

/** One card for one player. */
export interface Draw {
	readonly player: Seat;
	readonly reason: 'fewestVpAndCards' | 'fewestVp' | 'everyone';
	readonly explanation: Explanation;
}

/** The seat that alone has the lowest value, or null on a tie. */
export function aloneWithFewest(values: readonly number[]): Seat | null {
	const seats = withFewest(values);
	return seats.length === 1 ? (seats[0] ?? null) : null;
}

/**
 * Who draws a card at the end of the round, in the order of drawing (MC-2.4.2). The three steps compare
 * what there was before any of them, so a card drawn in the first changes nothing in the second.
 */
export function endOfRoundDraws({ vp, cards, newStart }: DrawFacts): readonly Draw[] {
	const poorest = aloneWithFewest(vp);
	const extra: Draw[] = [];
	if (poorest !== null) {
		const who = player(poorest);
		const points = explain('aloneFewestVp', { who, vp: vp[poorest] ?? 0 }, ['MC-2.4.2']);
		if (hasFewestCards(poorest, cards)) {
			const hand = tellFewestCards(poorest, cards);
			extra.push({
				player: poorest,
				reason: 'fewestVpAndCards',
				explanation: explain('drawsFirst', { who }, ['MC-2.4.2'], [points, hand])
			});
		}
		extra.push({
			player: poorest,
			reason: 'fewestVp',
			explanation: explain('drawsSecond', { who }, ['MC-2.4.2'], [points])
		});
	}
	const everyone = clockwiseFrom(newStart, vp.length).map((seat) => ({
		player: seat,
		reason: 'everyone' as const,
		explanation: explain('drawsThird', { who: player(seat) }, ['MC-2.4.2'])
	}));
	return [...extra, ...everyone];
}

/** Why nobody draws in the first step, or in the first two (MC-2.4.2); empty if somebody draws in both. */
export function withoutDraws({ vp, cards }: Omit<DrawFacts, 'newStart'>): readonly Explanation[] {
	const poorest = aloneWithFewest(vp);
	if (poorest === null) {
		const values = { tied: players(withFewest(vp)), vp: Math.min(...vp) };
		return [explain('nobodyDrawsExtra', values, ['MC-2.4.2'])];
	}
	if (hasFewestCards(poorest, cards)) return [];
	const who = player(poorest);
	const hands = 'fewestCardsAlone' in cards ? [] : cards.map(tellHand);
	return [explain('nobodyDrawsFirst', { who }, ['MC-2.4.2'], hands)];
}

function withFewest(values: readonly number[]): readonly Seat[] {
	const fewest = Math.min(...values);
	return values.flatMap((value, seat) => (value === fewest ? [seat] : []));
}

const hasFewestCards = (seat: Seat, cards: DrawFacts['cards']): boolean =>
	'fewestCardsAlone' in cards ? cards.fewestCardsAlone : aloneWithFewest(cards) === seat;

function tellFewestCards(seat: Seat, cards: DrawFacts['cards']): Explanation {
	const who = player(seat);
	return 'fewestCardsAlone' in cards
		? explain('toldFewestCards', { who }, ['MC-2.4.2'])
		: explain('aloneFewestCards', { who, count: cards[seat] ?? 0 }, ['MC-2.4.2']);
}

const tellHand = (count: number, seat: Seat): Explanation =>
	explain('cardsInHand', { who: player(seat), count }, ['MC-2.4.2']);
