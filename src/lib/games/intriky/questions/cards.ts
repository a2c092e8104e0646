import type { Seat } from '$lib/engine/explanation';
import type { FullTurn, LaidCard, Row, State } from '../model';
import type { Face, Place, Spot } from '../schema';

/** A place that is one of several in a row. */
type ListPlace = Extract<Place, { readonly index: number }>;

/** What of the cards before a player is known in either tracking. */
export type WonPlace = Extract<Place, { readonly in: 'bank' | 'reserve' | 'service' }>;
/** Piles, hands and rows, which only full tracking knows. */
export type ClothPlace = Exclude<Place, WonPlace>;

export const isWon = (place: Place): place is WonPlace =>
	place.in === 'bank' || place.in === 'reserve' || place.in === 'service';

/** Whether a card lies or would lie where nothing is tracked: all such places are one. */
export const isAway = ({ tracking }: Pick<State, 'tracking'>, place: Place): boolean =>
	tracking === 'light' && !isWon(place);

/** What is seen of a card that lies open, or null where there is none. */
export function faceAt(state: State, place: Place): Face | null {
	switch (place.in) {
		case 'bank': {
			const dollars = state.purses[place.player]?.bank[place.index];
			return dollars === undefined ? null : { as: 'dollars', dollars };
		}
		case 'reserve':
		case 'service': {
			const character = state.purses[place.player]?.[place.in][place.index];
			return character === undefined ? null : { as: 'character', character };
		}
		case 'row':
		case 'waiting':
			return state.tracking === 'full' ? faceBefore(state.rows[place.player], place) : null;
		default:
			return null;
	}
}

function faceBefore(row: Row | undefined, place: ListPlace): Face | null {
	if (place.in === 'waiting') {
		const number = row?.waiting[place.index];
		return number === undefined ? null : { as: 'initiator', number };
	}
	const laid = row?.cards[place.index];
	if (laid === undefined) return null;
	const { upper, lower, dollars } = laid;
	return { as: 'intrigue', card: { upper, lower, dollars } };
}

/** How many cards lie in a list of a player; none where it isn't tracked. */
export function lengthAt(state: State, list: ListPlace['in'], player: Seat): number {
	if (list === 'bank' || list === 'reserve' || list === 'service')
		return state.purses[player]?.[list].length ?? 0;
	if (state.tracking === 'light') return 0;
	const row = state.rows[player];
	return (list === 'row' ? row?.cards.length : row?.waiting.length) ?? 0;
}

/** Whether a card can be taken from there. In light tracking everything that is away is the box. */
export function isFilled(state: State, place: Place): boolean {
	if (isAway(state, place)) return true;
	if (state.tracking === 'full') {
		if (place.in === 'draw') return state.drawPile > 0;
		if (place.in === 'discard') return state.discardPile > 0;
		if (place.in === 'hand') return (state.hands[place.player] ?? 0) > 0;
	}
	return faceAt(state, place) !== null;
}

/** Every open card, initiators that wait included. */
export const openCards = ({
	rows
}: Pick<FullTurn, 'rows'>): readonly { spot: Spot; card: LaidCard | null }[] =>
	rows.flatMap(({ cards, waiting }, row) => [
		...cards.map((card, index) => ({ spot: { in: 'row' as const, row, index }, card })),
		...waiting.map((_, index) => ({ spot: { in: 'waiting' as const, row, index }, card: null }))
	]);

/** An open card as a place. */
export const placeOf = ({ in: there, row, index }: Spot): Place => ({
	in: there,
	player: row,
	index
});
