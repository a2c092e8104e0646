import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import { unreachable } from '$lib/engine/result';
import type { Board, FullState, Location } from '../model';
import { levelsOf } from '../questions';
import type { Command, Play, TokenAt } from '../schema';
import { notActing } from './action';
import { playInLocations } from './cards';
import { cardsFor, layCards } from './lay';
import { complicity } from './react';
import {
	explain,
	noSuchLocation,
	noSuchMafioso,
	noSuchPlayer,
	outOfPhase,
	tooFewCards,
	where
} from './refusals';
import { decided, type Decision } from './script';
import { noBullet } from './turn';

/** Plays that are an action of Phase I (MC-2.1 B). */
type ActionPlay = Exclude<
	Play,
	{ as: 'bullet' | 'complicity' | 'hiredAssassin' | 'secretDeal' | 'plusOne' }
>;

/** Cards are played for their text or their symbol (MC-5). */
export function play(
	state: FullState,
	{ player: seat, play: it }: Extract<Command, { type: 'play' }>
): Decision {
	const unknown = noSuchPlayer(state, seat);
	switch (it.as) {
		case 'complicity':
			return complicity(state, seat, it);
		case 'hiredAssassin':
		case 'secretDeal':
		case 'plusOne':
			return playInLocations(state, seat, it);
		case 'bullet':
			return decided(state, unknown ?? unfired(state, seat), (script) => {
				layCards(script, seat, it);
			});
		default: {
			const refusal =
				state.phase === 'locations'
					? explain('cardNotInLocations', {}, ['MC-2.1', 'MC-5'])
					: (notActing(state, seat) ?? unpaid(state, seat, it) ?? unplayable(state, seat, it));
			return decided(state, refusal, (script) => {
				layCards(script, seat, it);
			});
		}
	}
}

const unpaid = (state: FullState, seat: Seat, play: Play): Explanation | null =>
	tooFewCards(state, seat, cardsFor(play), ['MC-5', 'MC-2.1']);

/** MC-2.1.1b. */
function unfired(state: FullState, seat: Seat): Explanation | null {
	if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', 'MC-2.1.3');
	return noBullet(state, seat) ?? tooFewCards(state, seat, 1, ['MC-5', 'MC-2.1.1']);
}

/** Refuses targets that a card does not allow (MC-5). */
function unplayable(state: Board, seat: Seat, play: ActionPlay): Explanation | null {
	switch (play.as) {
		case 'informer':
			return noSuchMafioso(state, play.target, 'MC-5');
		case 'thief':
			return noSuchPlayer(state, play.from) ?? unstealable(state, seat, play.from);
		case 'policeRaid':
			return noSuchLocation(play.location) ?? unraidable(state, seat, play.location);
		case 'levers':
			return unswappable(state, play.locations);
		case 'bigPlan':
			return (
				noSuchMafioso(state, play.from, 'MC-5') ??
				noSuchLocation(play.to) ??
				(play.to === play.from.location ? explain('otherLocation', {}, ['MC-5']) : null)
			);
		case 'deals':
			return null;
		case 'hat':
			return noSuchMafioso(state, play.from, 'MC-5') ?? notOwn(state, seat, play.from);
		case 'twoHats':
			return noSuchLocation(play.to) ?? noReserve(state, seat);
		default:
			return unreachable(play);
	}
}

function unstealable({ players }: Board, seat: Seat, from: Seat): Explanation | null {
	if (seat === from) return explain('thiefSelf', {}, ['MC-5']);
	return players[from]?.cards === 0
		? explain('nothingToSteal', { who: player(from) }, ['MC-5'])
		: null;
}

function unraidable(state: Board, seat: Seat, location: Location): Explanation | null {
	const count = levelsOf(state, seat, location).length;
	return count < 2
		? explain('raidNeedsTwo', { who: player(seat), location: where(location), count }, ['MC-5'])
		: null;
}

function unswappable(
	{ stacks }: Board,
	locations: readonly [Location, Location]
): Explanation | null {
	for (const location of locations) {
		const unknown = noSuchLocation(location);
		if (unknown !== null) return unknown;
		if (stacks[location].length === 0) {
			return explain('leversEmpty', { location: where(location) }, ['MC-5']);
		}
	}
	return locations[0] === locations[1] ? explain('otherLocation', {}, ['MC-5']) : null;
}

function notOwn({ stacks }: Board, seat: Seat, { location, level }: TokenAt): Explanation | null {
	return stacks[location][level] === seat
		? null
		: explain('notOwnMafioso', { who: player(seat), location: where(location) }, ['MC-5']);
}

const noReserve = ({ players }: Board, seat: Seat): Explanation | null =>
	players[seat]?.reserve === 0 ? explain('reserveEmpty', { who: player(seat) }, ['MC-5']) : null;
