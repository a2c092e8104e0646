import { player, term, type Explanation, type Seat } from '$lib/engine/explanation';
import { plus } from '$lib/engine/plus';
import { noSuchPlace, noSuchPlayer } from '../decide/refusals';
import { add, crewOf, manned } from '../evolve/pieces';
import type { Crew, FullState, Place } from '../model';
import { turnedUpAt } from '../questions/places';
import { fact, named, where } from '../rules/fact';
import { countsOf, hasFamily } from '../rules/majority';
import { line } from '../tell/line';
import type { Move, Of } from './kind';

/** Everybody in one place; the difference comes from the hands and goes there. */
export const crews: Move<FullState, 'crews'> = {
	refuse: (state, correction) =>
		noSuchPlace(state, correction.place) ??
		evaluated(state, correction.place) ??
		tooFew(state, correction) ??
		untenable(state, correction),
	candidates: (state) =>
		state.row.flatMap((place) =>
			[...state.players.keys()].flatMap((seat) =>
				STEPS.flatMap(([family, associates]): readonly Of<'crews'>[] => {
					const to = stepped(state.crews[place], { seat, family, associates });
					return to === null ? [] : [{ what: 'crews', place, to }];
				})
			)
		),
	apply: (state, { place, to }) => ({
		...state,
		players: state.players.map((own, seat) => {
			const [was, is] = [crewOf(state.crews[place], seat), crewOf(to, seat)];
			return {
				...own,
				family: plus(own.family, was.family - is.family),
				associates: plus(own.associates, was.associates - is.associates)
			};
		}),
		crews: manned(state.crews, place, to)
	}),
	tell: (_, { place }) => line('correctedCrews', { place: where(place) })
};

/** One gangster more or fewer. */
const STEPS = [
	[1, 0],
	[-1, 0],
	[0, 1],
	[0, -1]
] as const;

/** The crews of a place with somebody more or fewer of one player; null below none. */
function stepped(before: readonly Crew[], by: Crew): readonly Crew[] | null {
	const own = crewOf(before, by.seat);
	const now = {
		seat: by.seat,
		family: own.family + by.family,
		associates: own.associates + by.associates
	};
	if (now.family < 0 || now.associates < 0) return null;
	return [...before.filter(({ seat }) => seat !== by.seat), now].filter(
		({ family, associates }) => family + associates > 0
	);
}

/** Where the card is turned up, whoever was hit has left (TB-3.1). */
const evaluated = (state: FullState, place: Place): Explanation | null =>
	turnedUpAt(state, place) === undefined
		? null
		: fact('alreadyTurnedUp', { city: where(place) }, ['TB-3.1']);

/** More than a player has there and in hand (TB-1.1), a player twice, or all as before (TB-2.2). */
function tooFew(state: FullState, { place, to }: Of<'crews'>): Explanation | null {
	const before = state.crews[place];
	for (const crew of to) {
		const refusal =
			noSuchPlayer(state, crew.seat) ?? tooMany(state, crewOf(before, crew.seat), crew);
		if (refusal !== null) return refusal;
	}
	const twice = new Set(to.map(({ seat }) => seat)).size !== to.length;
	if (twice) return fact('badNumber', {}, ['TB-2.2']);
	const changed = state.players.some((_, seat) => {
		const [was, is] = [crewOf(before, seat), crewOf(to, seat)];
		return was.family !== is.family || was.associates !== is.associates;
	});
	return changed ? null : fact('nothingChanges', {}, ['TB-2.2']);
}

function tooMany(state: FullState, was: Crew, { seat, family, associates }: Crew) {
	if ([family, associates].some((n) => !Number.isInteger(n) || n < 0)) {
		return fact('badNumber', {}, ['TB-2.2']);
	}
	const hand = state.players[seat] ?? { family: 0, associates: 0 };
	const has = { family: hand.family + was.family, associates: hand.associates + was.associates };
	const who = player(seat);
	if (family > has.family) {
		return fact('tooFewFamily', { who, has: has.family, needed: family }, ['TB-1.1']);
	}
	return associates > has.associates
		? fact('tooFewAssociates', { who, has: has.associates, needed: associates }, ['TB-1.1'])
		: null;
}

/** Associates alone (TB-2.3), or two colours with equally many (TB-2.4). */
function untenable({ setup }: FullState, { place, to }: Of<'crews'>): Explanation | null {
	const { sides } = setup;
	const sideWith = new Map<number, number>();
	for (const [side, count] of countsOf(to, sides).entries()) {
		if (count === 0) continue;
		if (!hasFamily(to, sides, side)) {
			return fact('associatesAlone', { who: named(sides, side), place: where(place) }, ['TB-2.3']);
		}
		const other = sideWith.get(count);
		if (other !== undefined) {
			const values = { who: named(sides, other), other: named(sides, side), place: where(place) };
			return fact('equalThere', { ...values, count }, ['TB-2.4']);
		}
		sideWith.set(count, side);
	}
	return null;
}

/** An associate who has left the game is in hand again, or the other way round (TB-3.6). */
export const associate: Move<FullState, 'associate'> = {
	refuse: (state, { player: seat, to }) =>
		noSuchPlayer(state, seat) ??
		(associatesIn(state, seat, to === 'hand' ? 'spent' : 'hand') > 0
			? null
			: fact('noPieceThere', { who: player(seat) }, ['TB-1.1'])),
	candidates: ({ players }) =>
		[...players.keys()].flatMap((seat) =>
			(['hand', 'spent'] as const).map((to): Of<'associate'> => ({
				what: 'associate',
				player: seat,
				to
			}))
		),
	apply: (state, { player: seat, to }) => {
		const by = to === 'hand' ? 1 : -1;
		return { ...state, players: add(state.players, seat, { associates: by, spent: -by }) };
	},
	tell: (_, { player: seat, to }) =>
		line('correctedAssociate', { who: player(seat), to: term(`at.${to}`) })
};

function associatesIn({ players }: FullState, seat: Seat, at: 'hand' | 'spent'): number {
	const { associates, spent } = players[seat] ?? { associates: 0, spent: 0 };
	return at === 'hand' ? associates : spent;
}
