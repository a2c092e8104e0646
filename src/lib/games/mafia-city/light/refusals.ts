import { explainer, term, type Explanation, type Seat } from '$lib/engine/explanation';
import type { facts } from '../messages/en/facts';
import type { LightState, Location } from '../model';

const explain = explainer<typeof facts>();

/** The phase that each state belongs to, as the rulebook counts four. */
const PHASES: Readonly<Record<Exclude<LightState['phase'], 'finished'>, string>> = {
	action: 'phase.action',
	locations: 'phase.locations',
	tieBreak: 'phase.locations',
	strategy: 'phase.strategy',
	draws: 'phase.endOfRound'
};

/** The command belongs to another phase (MC-2), or the game is over (MC-4). */
export const otherPhase = (state: LightState): Explanation =>
	state.phase === 'finished'
		? explain('lightOver', {}, ['MC-4'])
		: explain('lightOtherPhase', { phase: term(PHASES[state.phase]) }, ['MC-2']);

/** Refuses a seat that nobody has at this table (MC-1.1); null if somebody sits there. */
export const noSuchPlayer = (state: LightState, seat: Seat): Explanation | null =>
	state.players[seat] === undefined
		? explain('lightNoSuchPlayer', { seats: state.players.length }, ['MC-1.1'])
		: null;

/** No location is evaluated twice in a round (MC-2.2.5). */
export const alreadyMarked = (location: Location): Explanation =>
	explain('lightMarked', { location: term(`location.${location}`) }, ['MC-2.2.5']);
