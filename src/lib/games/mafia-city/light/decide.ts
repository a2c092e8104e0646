import {
	explainer,
	player,
	players,
	term,
	type Explanation,
	type Seat
} from '$lib/engine/explanation';
import { ok, refuse, type Result } from '$lib/engine/result';
import type { facts } from '../messages/en/facts';
import type { Command, Event, Holder, LightState, Location } from '../model';
import { decideCorrection } from './corrections';
import type { In } from './phases';
import { alreadyMarked, noSuchPlayer, otherPhase } from './refusals';
import { draws, endOfLocations, endOfRound, followedBy, settleLocations, told } from './settle';

type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
type Decision = Result<readonly Event[]>;

const explain = explainer<typeof facts>();

/**
 * Decides a command in light tracking: the phases and the points follow the same rules as in full
 * tracking; who controls a location, and what the tie-breakers need, is taken from the table.
 */
export function decideLight(state: LightState, command: Command): Decision {
	switch (command.type) {
		case 'endAction':
			return state.phase === 'action' ? endAction(state) : refuse(otherPhase(state));
		case 'choose':
			return state.phase === 'locations' ? choose(state, command) : refuse(otherPhase(state));
		case 'control':
			return state.phase === 'locations' ? control(state, command) : refuse(otherPhase(state));
		case 'extraPoint':
			return state.phase === 'locations' ? extraPoint(state, command) : refuse(otherPhase(state));
		case 'tellBest':
			return state.phase === 'tieBreak' ? tellBest(state, command) : refuse(otherPhase(state));
		case 'endStrategy':
			return state.phase === 'strategy' ? endStrategy(state) : refuse(otherPhase(state));
		case 'tellFewestCards':
			return state.phase === 'draws'
				? ok(draws(state, { fewestCardsAlone: command.alone }))
				: refuse(otherPhase(state));
		case 'correct':
			return decideCorrection(state, command.correction);
		default:
			return refuse(explain('lightUntracked', {}, ['MC-2']));
	}
}

/** All have passed (MC-2.1.3): the first location follows. */
const endAction = (state: In<'action'>): Decision =>
	ok(followedBy(state, [{ type: 'actionEnded' }], settleLocations));

/** The Mayor's holder chooses a location without a marker (MC-2.2.1). */
function choose(state: In<'locations'>, { location }: Of<'choose'>): Decision {
	if (state.location !== null) {
		const shown = term(`location.${state.location}`);
		return refuse(explain('lightAlreadyChosen', { location: shown }, ['MC-2.2.1']));
	}
	if (state.marked.includes(location)) return refuse(alreadyMarked(location));
	return ok([{ type: 'chosen', location, by: state.mayor }]);
}

/** The table says who controls the location (MC-2.2.2); its point, figure and marker follow. */
function control(state: In<'locations'>, { location, by }: Of<'control'>): Decision {
	const refusal = mayControl(state, location) ?? (by === null ? null : noSuchPlayer(state, by));
	if (refusal !== null) return refuse(refusal);
	return ok(controlled(state, location, by, []));
}

/**
 * The +1 of the Private Club (MC-3.6): with the control of the Club itself, or after it while no other
 * control has followed.
 */
function extraPoint(state: In<'locations'>, command: Of<'extraPoint'>): Decision {
	const scored: Event = { type: 'extraPointScored', player: command.player };
	const refusal = noSuchPlayer(state, command.player);
	if (refusal !== null) return refuse(refusal);
	if (state.location === 'privateClub') {
		return ok(controlled(state, 'privateClub', command.player, [scored]));
	}
	if (state.mayScoreExtra === command.player) return ok([scored]);
	return refuse(explain('lightNoExtra', {}, ['MC-3.6']));
}

function controlled(
	state: In<'locations'>,
	location: Location,
	by: Holder,
	effect: readonly Event[]
): readonly Event[] {
	const policeman: Event[] =
		location === 'policeStation' && by !== state.policeman ? [{ type: 'policemanTaken', by }] : [];
	const mayor: Event[] =
		location === 'townHall' && by !== state.mayor ? [{ type: 'mayorTaken', by }] : [];
	return followedBy(
		state,
		[
			{ type: 'controlled', location, by },
			...effect,
			...policeman,
			...mayor,
			{ type: 'marked', location }
		],
		settleLocations
	);
}

/** Those of the tied who are best by the tie-breaker asked for (MC-4). */
function tellBest(state: In<'tieBreak'>, { players: best }: Of<'tellBest'>): Decision {
	const inOrder = state.tied.filter((seat) => best.includes(seat));
	if (best.length === 0 || inOrder.join() !== best.join()) {
		return refuse(explain('lightNotTied', { tied: players(state.tied) }, ['MC-4']));
	}
	return ok(endOfLocations(state, told(state, best)));
}

/** Phase III is over; the starting player changes (MC-2.4.1), then cards are drawn (MC-2.4.2). */
function endStrategy(state: In<'strategy'>): Decision {
	const to = nextSeat(state);
	return ok(
		followedBy(state, [{ type: 'strategyEnded' }, { type: 'startPassed', to }], endOfRound)
	);
}

const nextSeat = ({ start, setup }: LightState): Seat => (start + 1) % setup.players;

function mayControl(state: In<'locations'>, location: Location): Explanation | null {
	if (state.marked.includes(location)) return alreadyMarked(location);
	if (state.location === null) {
		return state.mayor === null
			? otherPhase(state)
			: explain('lightChooseFirst', { who: player(state.mayor) }, ['MC-2.2.1']);
	}
	if (state.location === location) return null;
	const shown = term(`location.${state.location}`);
	return explain('lightOtherLocation', { location: shown }, ['MC-2.2.1']);
}
