import type { Explanation } from '$lib/engine/explanation';
import { noCardLeft, noSuchFace, noSuchPlace } from '../decide/refusals';
import type { City, Face, FullState } from '../model';
import { cardsPlayed, openCards } from '../questions';
import { FACES } from '../rules/city-cards';
import { citiesIn } from '../rules/city-sets';
import { fact, shown, where } from '../rules/fact';
import { line } from '../tell/line';
import type { Move, Of } from './kind';

/** A card of a city, by the order in which they were played. */
interface Played {
	readonly city: City;
	readonly index: number;
	readonly face: Face;
}

const playedCards = ({ row, played }: FullState): readonly Played[] =>
	citiesIn(row).flatMap((city) => played[city].map((face, index) => ({ city, index, face })));

/** A played card was another one; in another city it comes to lie on top (TB-2.2). */
export const card: Move<FullState, 'card'> = {
	refuse: (state, { city, index, to }) => {
		const refusal =
			noCard(state, city, index) ?? noSuchFace(to.face) ?? noSuchPlace(state, to.city);
		if (refusal !== null) return refusal;
		if (city !== to.city) return noCardLeft(state, to.city);
		return state.played[city][index] === to.face ? fact('nothingChanges', {}, ['TB-2.2']) : null;
	},
	candidates: (state) =>
		playedCards(state).flatMap(({ city, index, face }) =>
			[
				...FACES.filter((other) => other !== face).map((other) => ({ city, face: other })),
				...citiesIn(state.row)
					.filter((other) => other !== city)
					.map((other) => ({ city: other, face }))
			].map((to): Of<'card'> => ({ what: 'card', city, index, to }))
		),
	apply: (state, { city, index, to }) =>
		city === to.city
			? lay(state, city, state.played[city].with(index, to.face))
			: laid(taken(state, city, index), to.city, to.face),
	tell: (_, { city, to }) => {
		const face = shown(to.face);
		return city === to.city
			? line('correctedCard', { city: where(city), face })
			: line('correctedCardMoved', { from: where(city), to: where(to.city), face });
	}
};

/** A card lies there that was never played. */
export const cardGone: Move<FullState, 'cardGone'> = {
	refuse: (state, { city, index }) => noCard(state, city, index),
	candidates: (state) =>
		playedCards(state).map(({ city, index }): Of<'cardGone'> => ({
			what: 'cardGone',
			city,
			index
		})),
	apply: (state, { city, index }) => taken(state, city, index),
	tell: (before, { city, index }) => {
		const face = before.tracking === 'full' ? before.played[city][index] : undefined;
		return line('correctedCardGone', { city: where(city), face: shown(face ?? 0) });
	}
};

/** A card was played and is missing, while fewer lie open than have been played (TB-2.2). */
export const cardMissed: Move<FullState, 'cardMissed'> = {
	refuse: (state, { city, face }) => {
		const count = openCards(state);
		return (
			noSuchFace(face) ??
			noCardLeft(state, city) ??
			(count < cardsPlayed(state) ? null : fact('noneMissing', { count }, ['TB-2.2']))
		);
	},
	candidates: (state) =>
		openCards(state) < cardsPlayed(state)
			? citiesIn(state.row).flatMap((city) =>
					FACES.map((face): Of<'cardMissed'> => ({ what: 'cardMissed', city, face }))
				)
			: [],
	apply: (state, { city, face }) => laid(state, city, face),
	tell: (_, { city, face }) => line('correctedCardMissed', { city: where(city), face: shown(face) })
};

const noCard = (state: FullState, city: City, index: number): Explanation | null =>
	noSuchPlace(state, city) ??
	(state.played[city][index] === undefined
		? fact('noCardThere', { city: where(city) }, ['TB-2.2'])
		: null);

const lay = (state: FullState, city: City, cards: readonly Face[]): FullState => ({
	...state,
	played: { ...state.played, [city]: cards }
});

const laid = (state: FullState, city: City, face: Face): FullState =>
	lay(state, city, [...state.played[city], face]);

const taken = (state: FullState, city: City, index: number): FullState =>
	lay(state, city, state.played[city].toSpliced(index, 1));
