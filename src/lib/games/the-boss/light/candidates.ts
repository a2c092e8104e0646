import type { Seat } from '$lib/engine/explanation';
import { COPS, type Command, type LightState, type RoundPhase, type Side } from '../model';
import { leftOfChicago } from '../rules/chicago';
import { FACES, knownCards } from '../rules/city-cards';
import { citiesIn } from '../rules/city-sets';
import { gangsters } from '../setup';
import { familyFree } from './supply';

/**
 * Everything that a person could mean in this state, allowed or not; corrections left out. Of what is
 * without number (all cards left of Chicago, all hands) there are samples that change from round to round.
 */
export function candidatesLight(state: LightState): readonly Command[] {
	switch (state.phase) {
		case 'round':
			return inRound(state);
		case 'tieBreak':
			return choicesOf(state.tied).map((sides) => ({ type: 'tellMost', sides }));
		case 'finished':
			return [];
	}
}

function inRound(state: RoundPhase): readonly Command[] {
	const seats = [...state.players.keys()];
	return [
		...seats.flatMap((player) => wins(state, player)),
		...COPS.map((cop): Command => ({ type: 'turnCop', cop })),
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
