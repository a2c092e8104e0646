import {
	explainer,
	player,
	term,
	type Explanation,
	type RuleId,
	type Seat
} from '$lib/engine/explanation';
import { refuse } from '$lib/engine/result';
import type { facts } from '../messages/en/facts';
import { LOCATIONS, type Board, type Location, type State } from '../model';
import type { TokenAt } from '../schema';

/* Light tracking has words of its own for some refusals; which ones hold is decided here alone. */

export const explain = explainer<typeof facts>();

export const where = (location: Location) => term(`location.${location}`);

const KNOWN: ReadonlySet<string> = new Set(LOCATIONS);

/** Refuses a seat at which nobody sits (MC-1.1). */
export function noSuchPlayer(
	{ players, tracking }: Pick<State, 'players' | 'tracking'>,
	seat: Seat
): Explanation | null {
	if (players[seat] !== undefined) return null;
	return tracking === 'full'
		? explain('noSuchPlayer', {}, ['MC-1.1'])
		: explain('lightNoSuchPlayer', { seats: players.length }, ['MC-1.1']);
}

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

/** Nothing but the phase can be put right any more (MC-4). */
export const gameOver = ({ tracking }: Pick<State, 'tracking'>): Explanation =>
	explain(tracking === 'full' ? 'gameOver' : 'lightOver', {}, ['MC-4']);

/** The phase that a state belongs to, as the rulebook counts four. */
const PHASES = {
	action: 'phase.action',
	locations: 'phase.locations',
	tieBreak: 'phase.locations',
	strategy: 'phase.strategy',
	draws: 'phase.endOfRound'
} as const;

/** Why a command of one phase is refused in another (MC-2), or at the end (MC-4). */
export function outOfPhase(
	state: State,
	key: 'onlyInAction' | 'onlyInLocations' | 'onlyInStrategy',
	rule: RuleId
): Explanation {
	if (state.phase === 'finished') return gameOver(state);
	return state.tracking === 'full'
		? explain(key, {}, [rule])
		: explain('lightOtherPhase', { phase: term(PHASES[state.phase]) }, ['MC-2']);
}

/** No location is evaluated twice in a round (MC-2.2.5). */
export const alreadyMarked = (
	{ tracking }: Pick<State, 'tracking'>,
	location: Location
): Explanation =>
	tracking === 'full'
		? explain('isMarked', { location: where(location) }, ['MC-2.2.1'])
		: explain('lightMarked', { location: where(location) }, ['MC-2.2.5']);

/** It is so already; `rule` is that of what was to be changed. */
export const nothingChanges = ({ tracking }: Pick<State, 'tracking'>, rule: RuleId): Explanation =>
	tracking === 'full' ? explain('nothingChanges', {}, [rule]) : explain('lightSame', {}, ['MC-2']);

/** Refuses what light tracking asks, and full tracking answers itself; `rule` says how. */
export const workedOut = (rule: RuleId) => refuse(explain('workedOut', {}, [rule]));

/** What light tracking knows nothing of. */
export const untracked = (): Explanation => explain('lightUntracked', {}, ['MC-2']);
