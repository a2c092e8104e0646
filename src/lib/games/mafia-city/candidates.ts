import type { Seat } from '$lib/engine/explanation';
import { controlNow, isShowing } from './decide/control';
import { openReaction } from './decide/react';
import { actingSeat } from './decide/turn';
import { candidatesLight } from './light';
import {
	LOCATIONS,
	type ActionPhase,
	type Board,
	type Command,
	type FullState,
	type LocationsPhase,
	type Play,
	type State,
	type StrategyPhase,
	type TokenAt,
	type Veto
} from './model';
import { clockwiseFrom } from './rules/order';

const VETOES: readonly Veto[] = ['twoFists', 'policeChief', 'fbi'];

/** Plays that a seat on turn may mean in Phase I (MC-2.1 B). */
const ACTION_PLAYS = [
	'informer',
	'thief',
	'policeRaid',
	'levers',
	'bigPlan',
	'deals',
	'hat',
	'twoHats'
] as const;

/** Everything that a person could mean now, allowed or not; corrections are apart. */
export function candidates(state: State): readonly Command[] {
	if (state.tracking === 'light') return candidatesLight(state);
	switch (state.phase) {
		case 'action':
			return [...inAction(state), ...reactions(state)];
		case 'locations':
			return [...inLocations(state), ...reactions(state)];
		case 'strategy':
			return inStrategy(state);
		case 'finished':
			return [];
	}
}

/** What could answer the last play: vetoes (MC-5.1) and Complicity (MC-5). */
export function reactions(state: State): readonly Command[] {
	const reaction = state.tracking === 'full' ? openReaction(state) : null;
	if (state.tracking === 'light' || reaction === null) return [];
	const vetoes = seatsOf(state).flatMap((player) =>
		VETOES.map((means): Command => ({ type: 'veto', player, with: means }))
	);
	const owner = reaction.jailing?.owner;
	return owner === undefined ? vetoes : [...vetoes, ...played(state, owner, 'complicity')];
}

/** Every way in which a seat could mean one play now, with each of its targets. */
export function playsOf(state: Board, seat: Seat, as: Play['as']): readonly Play[] {
	switch (as) {
		case 'informer':
		case 'complicity':
			return mafiosiIn(state).map((target) => ({ as, target }));
		case 'hiredAssassin':
			return mafiosiAt(state, state.assassin).map((target) => ({ as, target }));
		case 'thief':
			return seatsOf(state).map((from) => ({ as, from }));
		case 'policeRaid':
			return LOCATIONS.map((location) => ({ as, location }));
		case 'levers':
			return LOCATIONS.flatMap((one, at) =>
				LOCATIONS.slice(at + 1).map((other) => ({ as, locations: [one, other] }) as const)
			);
		case 'bigPlan':
			return mafiosiIn(state).flatMap((from) =>
				LOCATIONS.filter((to) => to !== from.location).map((to) => ({ as, from, to }))
			);
		case 'hat':
			return mafiosiIn(state)
				.filter(({ location, level }) => state.stacks[location][level] === seat)
				.map((from) => ({ as, from }));
		case 'twoHats':
			return LOCATIONS.map((to) => ({ as, to }));
		case 'deals':
		case 'bullet':
		case 'secretDeal':
		case 'plusOne':
			return [{ as }];
	}
}

const played = (state: Board, player: Seat, as: Play['as']): readonly Command[] =>
	playsOf(state, player, as).map((play) => ({ type: 'play', player, play }));

const seatsOf = ({ players }: Board): readonly Seat[] => players.map((_, seat) => seat);

const mafiosiAt = ({ stacks }: Board, location: TokenAt['location']): readonly TokenAt[] =>
	stacks[location].map((_, level) => ({ location, level }));

const mafiosiIn = (state: Board): readonly TokenAt[] =>
	LOCATIONS.flatMap((location) => mafiosiAt(state, location));

function inAction(state: ActionPhase): readonly Command[] {
	const player = actingSeat(state);
	if (player === null) return [];
	return [
		...state.mayExchange.map((seat): Command => ({ type: 'exchange', player: seat })),
		...LOCATIONS.map((location): Command => ({ type: 'place', player, location })),
		...ACTION_PLAYS.flatMap((as) => played(state, player, as)),
		...seatsOf(state).flatMap((seat) => (state.passed[seat] ? played(state, seat, 'bullet') : [])),
		{ type: 'wait', player },
		{ type: 'pass', player }
	];
}

function inLocations(state: LocationsPhase): readonly Command[] {
	const { step } = state;
	if (step.kind === 'choose') {
		return LOCATIONS.map((location) => ({ type: 'choose', location }));
	}
	const raises =
		step.kind === 'control'
			? seatsOf(state).flatMap((seat) => played(state, seat, 'secretDeal'))
			: [];
	const controller = isShowing(state)
		? controlNow(state).controller
		: step.kind === 'effect'
			? step.controller
			: null;
	return [{ type: 'next' }, ...raises, ...effectsAt(state, step.location, controller)];
}

/** What the controller of a location could use there (MC-3.1, MC-3.2, MC-3.6). */
function effectsAt(
	state: LocationsPhase,
	location: TokenAt['location'],
	controller: Seat | null
): readonly Command[] {
	if (controller === null) return [];
	switch (location) {
		case 'prison':
			return mafiosiIn(state).map((target) => ({
				type: 'use',
				effect: { as: 'prisonEffect', target }
			}));
		case 'harbour':
			return [
				...LOCATIONS.map((to): Command => ({ type: 'use', effect: { as: 'harbourEffect', to } })),
				...played(state, controller, 'hiredAssassin')
			];
		case 'privateClub':
			return played(state, controller, 'plusOne');
		default:
			return [];
	}
}

function inStrategy(state: StrategyPhase): readonly Command[] {
	const choices =
		state.ruler === null
			? []
			: LOCATIONS.map((location): Command => ({ type: 'choose', location }));
	const takes = LOCATIONS.flatMap((location) =>
		clockwiseFrom(state.start, state.players.length).flatMap((player) =>
			selections(state, player, location).map((levels): Command => ({
				type: 'takeBack',
				player,
				location,
				levels
			}))
		)
	);
	return [...choices, ...takes, { type: 'next' }, { type: 'endStrategy' }];
}

/** The topmost own mafiosi, one to all, and each own one alone; with few of them that is every choice. */
function selections(
	{ stacks }: FullState,
	seat: Seat,
	location: TokenAt['location']
): readonly (readonly number[])[] {
	const own = stacks[location].flatMap((owner, level) => (owner === seat ? [level] : []));
	const topmost = own.map((_, at) => own.slice(at));
	return [...topmost, ...own.slice(0, -1).map((level) => [level])];
}
