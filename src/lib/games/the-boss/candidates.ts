import type { Seat } from '$lib/engine/explanation';
import {
	COPS,
	type City,
	type EndPhase,
	type RoundPhase,
	type Side,
	type State,
	type TurnPhase
} from './model';
import { actor, familyFree, pendingCities } from './questions';
import { leftOfChicago } from './rules/chicago';
import { FACES, knownCards } from './rules/city-cards';
import { citiesIn } from './rules/city-sets';
import { mayBeHit } from './rules/hits';
import { gangsters } from './setup';
import type { Command } from './schema';

/**
 * Everything that a person could mean now, allowed or not; corrections are apart. Of what is without number (all
 * cards left of Chicago, all hands) there are samples that change from round to round.
 */
export function candidates(state: State): readonly Command[] {
	switch (state.phase) {
		case 'turn':
			return inTurn(state);
		case 'cop':
			return cops;
		case 'end':
			return inEnd(state);
		case 'round':
			return inRound(state);
		case 'tieBreak':
			return choicesOf(state.tied).map((sides) => ({ type: 'tellMost', sides }));
		case 'finished':
			return [];
	}
}

const cops = COPS.map((cop): Command => ({ type: 'turnCop', cop }));

/** Nothing in The Boss answers what another player has done. */
export const reactions = (): readonly Command[] => [];

/** Any number of the player's gangsters to any one place, and any card to any city (TB-2.2). */
function inTurn(state: TurnPhase): readonly Command[] {
	const { row, players } = state;
	const player = actor(state);
	const hand = player === null ? undefined : players[player];
	if (player === null || hand === undefined) return [];
	const groups = upTo(hand.family).flatMap((family) =>
		upTo(hand.associates).map((associates) => ({ family, associates }))
	);
	return row.flatMap((place): readonly Command[] => [
		...groups.map((group): Command => ({ type: 'place', player, place, ...group })),
		...(place === 'chicago' ? [] : cardsOf(place).map((card) => ({ player, ...card }))).map(
			(card): Command => ({ type: 'play', ...card })
		)
	]);
}

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, n) => n);

const cardsOf = (city: City) => FACES.map((face) => ({ city, face }));

function inEnd(state: EndPhase): readonly Command[] {
	const [choice] = state.choices;
	if (choice !== undefined) {
		const { sides } = state.setup;
		return mayBeHit(state.crews[choice.city], sides, choice.side).map((player) => ({
			type: 'choose',
			player
		}));
	}
	return pendingCities(state)
		.flatMap(cardsOf)
		.map((card) => ({ type: 'turnUp', ...card }));
}

function inRound(state: RoundPhase): readonly Command[] {
	const seats = [...state.players.keys()];
	return [
		...seats.flatMap((player) => wins(state, player)),
		...cops,
		{ type: 'tellHands', counts: seats.map((seat) => handOf(state, seat)) },
		{ type: 'endRound' }
	];
}

function wins(state: RoundPhase, player: Seat): readonly Command[] {
	const cities = citiesIn(state.row);
	const faces = leftOfChicago(state.row).map((city, at) => {
		const known = knownCards(city);
		return known[(state.round + player + at) % known.length] ?? 0;
	});
	return [
		...cities.flatMap((city) =>
			FACES.map((face): Command => ({ type: 'collect', player, city, face }))
		),
		{ type: 'shot', player },
		{ type: 'payChicago', player, faces }
	];
}

const handOf = (state: RoundPhase, seat: Seat): number =>
	(state.round + seat * 2) %
	(familyFree(state, seat) + gangsters(state.setup.players).associates + 1);

/** Every choice of at least one of the colours, each in the order given. */
function choicesOf(sides: readonly Side[]): readonly (readonly Side[])[] {
	const choices = sides.reduce<readonly (readonly Side[])[]>(
		(before, side) => [...before, ...before.map((choice) => [...choice, side])],
		[[]]
	);
	return choices.filter((choice) => choice.length > 0);
}
