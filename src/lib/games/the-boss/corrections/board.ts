import type { Seat } from '$lib/engine/explanation';
import { crewOf } from '../evolve/pieces';
import type { Crew, FullState, Place } from '../model';
import { cardsPlayed, openCards } from '../questions';
import { FACES } from '../rules/city-cards';
import { citiesIn } from '../rules/city-sets';
import { turnsOf } from '../setup';
import type { Correction } from '../schema';

/** Turns, cards and gangsters in places, which only full tracking knows; pieces one at a time. */
export const onBoard = (state: FullState): readonly Correction[] => [
	...crews(state),
	...associates(state),
	...cards(state),
	...missed(state),
	...turn(state)
];

const seatsOf = ({ players }: FullState): readonly Seat[] => [...players.keys()];

/** One gangster more or fewer of each player in each place. */
const crews = (state: FullState): readonly Correction[] =>
	state.row.flatMap((place) =>
		seatsOf(state).flatMap((seat) =>
			STEPS.flatMap(([family, associates]): readonly Correction[] => {
				const to = changed(state, place, seat, family, associates);
				return to === null ? [] : [{ what: 'crews', place, to }];
			})
		)
	);

const STEPS = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1]
] as const;

/** The crews of a place with somebody more or fewer of one player; null below none. */
function changed(
	{ crews: all }: FullState,
	place: Place,
	seat: Seat,
	family: number,
	associates: number
): readonly Crew[] | null {
	const own = crewOf(all[place], seat);
	const now = { seat, family: own.family + family, associates: own.associates + associates };
	if (now.family < 0 || now.associates < 0) return null;
	return [...all[place].filter((crew) => crew.seat !== seat), now].filter(
		(crew) => crew.family + crew.associates > 0
	);
}

const associates = (state: FullState): readonly Correction[] =>
	seatsOf(state).flatMap((player) =>
		(['hand', 'spent'] as const).map((to): Correction => ({ what: 'associate', player, to }))
	);

/** Each card played was another one, or belongs to another city. */
const cards = (state: FullState): readonly Correction[] =>
	citiesIn(state.row).flatMap((city) =>
		state.played[city].flatMap((face, index) => {
			const faces = FACES.filter((other) => other !== face);
			const other = [
				...faces.map((other) => ({ city, face: other })),
				...citiesIn(state.row)
					.filter((other) => other !== city)
					.map((other) => ({ city: other, face }))
			].map((to): Correction => ({ what: 'card', city, index, to }));
			return [...other, { what: 'cardGone', city, index }];
		})
	);

/** Each card that may be missing, while some are. */
const missed = (state: FullState): readonly Correction[] =>
	openCards(state) < cardsPlayed(state)
		? citiesIn(state.row).flatMap((city) =>
				FACES.map((face): Correction => ({ what: 'cardMissed', city, face }))
			)
		: [];

/** Which other turn it may be, who else may be on turn, and where gangsters count as placed. */
const turn = (state: FullState): readonly Correction[] =>
	state.phase === 'turn'
		? [
				...Array.from({ length: turnsOf(state.setup) }, (_, before) => before + 1)
					.filter((to) => to !== state.turn)
					.map((to): Correction => ({ what: 'turnNumber', to })),
				...state.order.slice(state.at + 1).map((player): Correction => ({ what: 'turn', player })),
				...(state.placed === null ? state.row : [null]).map((to): Correction => ({
					what: 'placed',
					to
				}))
			]
		: [];
