import type { Explanation } from '$lib/engine/explanation';
import { putInto, takeFrom } from '../evolve/places';
import type { FullTurn, TurnState } from '../model';
import { faceAt, isAway, isFilled, lengthAt } from '../questions/cards';
import { noSeat } from '../rules/acting';
import { BLANK } from '../rules/deck';
import { fact } from '../rules/fact';
import { allOpen } from '../rules/hiring';
import type { Face, Place } from '../schema';
import { line, placeOwner, placeTerm } from '../tell/line';
import { fitsPlace } from './face';
import type { Move, Of } from './kind';
import { badNumber, nothingChanges } from './refusals';

/**
 * A card goes from one place to another, so that none appears or vanishes (IN-1.1). Refused: a card that is not
 * there, a face that does not fit the place, the place where it is, one that is none, one character too many.
 */
export const card: Move<'card'> = {
	refuse: cannotPlace,
	candidates: (state) => [...won(state), ...(state.tracking === 'full' ? cloth(state) : [])],
	apply: (state, { from, to, face }) => putInto(takeFrom(state, from), to, face),
	tell: (_, { from, to }) =>
		line('correctedCard', {
			from: placeTerm(from),
			fromWho: placeOwner(from),
			to: placeTerm(to),
			toWho: placeOwner(to)
		})
};

function cannotPlace(state: TurnState, { from, to, face }: Of<'card'>): Explanation | null {
	const owners = [from, to].flatMap((place) => ('player' in place ? [place.player] : []));
	const missing = noSeat(state, ...owners);
	if (missing !== null) return missing;
	if (!isFilled(state, from)) return fact('noSuchCard', {}, ['IN-1.1']);
	if (!fitsPlace(to, face)) return fact('faceUnfit', {}, ['IN-1.1']);
	if (samePlace(state, from, to)) return nothingChanges('IN-1.1');
	if (!indexFits(state, from, to)) return badNumber('IN-1.1');
	return isCharacter(to) && !isCharacter(from) ? allOpen(state) : null;
}

const isCharacter = (place: Place): boolean => place.in === 'reserve' || place.in === 'service';

function samePlace(state: TurnState, from: Place, to: Place): boolean {
	if (isAway(state, from) && isAway(state, to)) return true;
	if (from.in !== to.in) return false;
	if ('index' in from && 'index' in to) return from.player === to.player && from.index === to.index;
	return !('player' in from) || !('player' in to) || from.player === to.player;
}

/** Where an index says the place, it counts after the card was taken up. */
function indexFits(state: TurnState, from: Place, to: Place): boolean {
	if (!('index' in to) || isAway(state, to)) return true;
	const same = from.in === to.in && 'player' in from && from.player === to.player;
	return to.index >= 0 && to.index <= lengthAt(state, to.in, to.player) - (same ? 1 : 0);
}

const move = (from: Place, to: Place, face: Face | null = null): Of<'card'> => ({
	what: 'card',
	from,
	to,
	face
});

/** Dollars and characters, known in both ways of tracking. */
const won = ({ purses }: TurnState): readonly Of<'card'>[] =>
	purses.flatMap(({ bank, reserve, service }, player) => {
		const end = { in: 'bank' as const, player, index: bank.length };
		const last = {
			reserve: { in: 'reserve' as const, player, index: reserve.length },
			service: { in: 'service' as const, player, index: service.length }
		};
		return [
			...[1, 2, 3, 4].map((dollars) => move({ in: 'discard' }, end, { as: 'dollars', dollars })),
			...bank.map((_, index) => move({ in: 'bank', player, index }, { in: 'discard' })),
			...reserve.flatMap((character, index) => {
				const from: Place = { in: 'reserve', player, index };
				return [
					move(from, last.service, { as: 'character', character }),
					move(from, { in: 'draw' })
				];
			}),
			...service.map((character, index) =>
				move({ in: 'service', player, index }, last.reserve, { as: 'character', character })
			)
		];
	});

/** Hands, rows and piles. */
function cloth(state: FullTurn): readonly Of<'card'>[] {
	const hands = state.hands.flatMap((_, player) => {
		const hand: Place = { in: 'hand', player };
		return [
			...(['draw', 'discard'] as const).flatMap((pile) => [
				move({ in: pile }, hand),
				move(hand, { in: pile })
			]),
			move(hand, { in: 'row', player, index: 0 }, { as: 'intrigue', card: BLANK })
		];
	});
	return [
		...hands,
		move({ in: 'draw' }, { in: 'discard' }),
		move({ in: 'discard' }, { in: 'draw' }),
		...state.rows.flatMap((_, player) => fromRow(state, player))
	];
}

function fromRow(state: FullTurn, player: number): readonly Of<'card'>[] {
	const next = (player + 1) % state.rows.length;
	const cards = lengthAt(state, 'row', player);
	const laid = Array.from({ length: cards }, (_, index) => {
		const at: Place = { in: 'row', player, index };
		const face = faceAt(state, at);
		const elsewhere: Place = { in: 'row', player, index: index === 0 ? 1 : 0 };
		return [
			move(at, { in: 'hand', player }),
			move(at, { in: 'discard' }),
			move(at, { in: 'row', player: next, index: 0 }, face),
			...(cards > 1 ? [move(at, elsewhere, face)] : [])
		];
	});
	const waiting = Array.from({ length: lengthAt(state, 'waiting', player) }, (_, index) =>
		move({ in: 'waiting', player, index }, { in: 'discard' })
	);
	return [...laid.flat(), ...waiting];
}
