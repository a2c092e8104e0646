import { mayBeHit } from './rules/hits';
import { candidatesLight } from './light';
import { COPS, type City, type Command, type EndPhase, type State, type TurnPhase } from './model';
import { pendingCities } from './decide/settle';
import { FACES } from './rules/city-cards';

/** Everything that a person could mean now, allowed or not; corrections are apart. */
export function candidates(state: State): readonly Command[] {
	if (state.tracking === 'light') return candidatesLight(state);
	switch (state.phase) {
		case 'turn':
			return inTurn(state);
		case 'cop':
			return COPS.map((cop) => ({ type: 'turnCop', cop }));
		case 'end':
			return inEnd(state);
		case 'finished':
			return [];
	}
}

/** Nothing in The Boss answers what another player has done. */
export const reactions = (): readonly Command[] => [];

/** Any number of the player's gangsters to any one place, and any card to any city (TB-2.2). */
function inTurn({ order, at, row, players }: TurnPhase): readonly Command[] {
	const player = order[at];
	const hand = player === undefined ? undefined : players[player];
	if (player === undefined || hand === undefined) return [];
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
