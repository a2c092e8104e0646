import {
	explainer,
	player,
	term,
	type Explanation,
	type RuleId,
	type Seat
} from '$lib/engine/explanation';
import type { facts } from '../messages/en/facts';
import { LOCATIONS, type Board, type FullState, type Location, type TokenAt } from '../model';

export const explain = explainer<typeof facts>();

export const where = (location: Location) => term(`location.${location}`);

const KNOWN: ReadonlySet<string> = new Set(LOCATIONS);

/** Refuses a seat at which nobody sits (MC-1.1). */
export const noSuchPlayer = ({ players }: Board, seat: Seat): Explanation | null =>
	players[seat] === undefined ? explain('noSuchPlayer', {}, ['MC-1.1']) : null;

/** Refuses a place that is not in the city (MC-1.3). */
export const noSuchLocation = (location: Location): Explanation | null =>
	KNOWN.has(location) ? null : explain('noSuchLocation', {}, ['MC-1.3']);

/** Refuses a mafioso that is not there; `rule` is that of the play that asks for it. */
export function noSuchMafioso(
	{ stacks }: Board,
	{ location, level }: TokenAt,
	rule: RuleId
): Explanation | null {
	const unknown = noSuchLocation(location);
	if (unknown !== null) return unknown;
	if (stacks[location][level] !== undefined) return null;
	return explain('noMafiosoThere', { location: where(location) }, [rule]);
}

/** Refuses a player whose hand holds fewer cards than are to be played (MC-5). */
export function tooFewCards(
	{ players }: Board,
	seat: Seat,
	needed: number,
	rules: readonly [RuleId, ...RuleId[]]
): Explanation | null {
	const has = players[seat]?.cards ?? 0;
	return has < needed ? explain('tooFewCards', { who: player(seat), needed, has }, rules) : null;
}

/** Why a command of one phase is refused in another. */
export function outOfPhase(
	{ phase }: FullState,
	key: 'onlyInAction' | 'onlyInLocations' | 'onlyInStrategy',
	rule: RuleId
): Explanation {
	return phase === 'finished' ? explain('gameOver', {}, ['MC-4']) : explain(key, {}, [rule]);
}
