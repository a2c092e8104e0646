import type { Chance } from '../../../../../../tests/contract/chance';
import { allowed } from '../../../../../../tests/e2e/support/plan';
import { pendingCities } from '../../questions';
import { groundOf } from '../../questions/places';
import { candidates } from '../../candidates';
import { decide } from '../../decide';
import { COPS, type City, type Face, type FullState, type TurnPhase } from '../../model';
import type { Command } from '../../schema';
import { FACES, hiddenCards, knownCards } from '../../rules/city-cards';
import { smallest } from '../../rules/placement';
import { firstGroup, type Group } from '../../screens/sheets/group';

const rules = { candidates, decide };

type Place = Extract<Command, { type: 'place' }>;

/** What a table of sensible players does next in full tracking, by chance. */
export function next(state: FullState, chance: Chance): Command {
	switch (state.phase) {
		case 'turn':
			return inTurn(state, chance);
		case 'cop':
			return chance.oneOf(of(state, 'turnCop'));
		case 'end': {
			const [city] = pendingCities(state);
			if (city === undefined) throw new Error('no card is left to be turned up');
			return { type: 'turnUp', city, face: faceOf(city, state.played[city], chance) };
		}
		case 'finished':
			throw new Error('nothing follows the end');
	}
}

/** The group that the sheet proposes: the fewest that will do. */
export const proposed = (state: TurnPhase, { player, place }: Place): Group => {
	const ground = groundOf(state, player, place);
	return firstGroup(smallest(ground), ground.hand);
};

/** The place of a cop card among the three that are offered. */
export const copAt = ({ cop }: Extract<Command, { type: 'turnCop' }>): number => COPS.indexOf(cop);

/** Where a card that lies face down or in a hand is offered: at once, behind "Another card", or as the only one left. */
export function offered(
	city: City,
	open: readonly Face[],
	face: Face
): 'at once' | 'behind' | 'only' {
	const { faces, complete } = hiddenCards(city, open, knownCards(city));
	if (complete && faces.length === 1) return 'only';
	return faces.length === 0 || faces.includes(face) ? 'at once' : 'behind';
}

/** Mostly a card that is known to be there; where not all are known now and then another one. */
export function faceOf(city: City, open: readonly Face[], chance: Chance): Face {
	const { faces, complete } = hiddenCards(city, open, knownCards(city));
	const known = faces.length > 0 && (complete || !chance.once(5));
	return known ? chance.oneOf(faces) : chance.oneOf(FACES.filter((face) => !faces.includes(face)));
}

/** Two of three turns place somebody, mostly the fewest that will do; then a card, mostly in the same city. */
function inTurn(state: TurnPhase, chance: Chance): Command {
	const places = of(state, 'place').filter((command) => isFew(state, command));
	if (state.placed === null && places.length > 0 && !chance.once(3)) {
		return chance.oneOf(places);
	}
	const plays = of(state, 'play');
	const same = plays.filter(({ city }) => city === state.placed);
	const { player, city } = chance.oneOf(same.length > 0 && !chance.once(3) ? same : plays);
	return { type: 'play', player, city, face: faceOf(city, state.played[city], chance) };
}

/** At most three gangsters: the group proposed, or one family member more. */
function isFew(state: TurnPhase, command: Place): boolean {
	const group = proposed(state, command);
	const more = command.family - group.family;
	const total = command.family + command.associates;
	return command.associates === group.associates && (more === 0 || more === 1) && total <= 3;
}

const of = <T extends Command['type']>(state: FullState, type: T) =>
	allowed(rules, state).filter(
		(command): command is Extract<Command, { type: T }> => command.type === type
	);
