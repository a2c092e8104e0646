import type { Seat } from '$lib/engine/explanation';
import {
	CARD_PLAYS,
	LOCATIONS,
	SYMBOL_PLAYS,
	VETOES,
	type ActionPhase,
	type Board,
	type FullState,
	type LightLocationsPhase,
	type LocationsPhase,
	type State,
	type StrategyPhase
} from './model';
import type { Command, Play, TokenAt } from './schema';
import { actingSeat, controlNow, levelsOf, openReaction, seatsOf } from './questions';
import { clockwiseFrom } from './rules/order';

/** Everything that a person could mean now, allowed or not; corrections are apart. */
export function candidates(state: State): readonly Command[] {
	switch (state.phase) {
		case 'action':
			return state.tracking === 'full'
				? [...inAction(state), ...reactions(state)]
				: [{ type: 'endAction' }];
		case 'locations':
			return state.tracking === 'full'
				? [...inLocations(state), ...reactions(state)]
				: toldInLocations(state);
		case 'tieBreak':
			return someOf(state.tied).map((players) => ({ type: 'tellBest', players }));
		case 'strategy':
			return state.tracking === 'full' ? inStrategy(state) : [{ type: 'endStrategy' }];
		case 'draws':
			return [true, false].map((alone) => ({ type: 'tellFewestCards', alone }));
		case 'finished':
			return [];
	}
}

/** What could answer the last play: vetoes (MC-5.1) and Complicity (MC-5). */
export function reactions(state: State): readonly Command[] {
	const reaction = openReaction(state);
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
		...[...CARD_PLAYS, ...SYMBOL_PLAYS].flatMap((as) => played(state, player, as)),
		...seatsOf(state).flatMap((seat) => (state.passed[seat] ? played(state, seat, 'bullet') : [])),
		{ type: 'wait', player },
		{ type: 'pass', player }
	];
}

function inLocations(state: LocationsPhase): readonly Command[] {
	const { step } = state;
	if (step.kind === 'choose') return choices();
	if (step.kind === 'effect') return [next, ...effectsAt(state, step.location, step.controller)];
	const raises = seatsOf(state).flatMap((seat) => played(state, seat, 'secretDeal'));
	const { controller } = controlNow(state, step.location);
	return [next, ...raises, ...effectsAt(state, step.location, controller)];
}

const next: Command = { type: 'next' };

const choices = (): readonly Command[] =>
	LOCATIONS.map((location) => ({ type: 'choose', location }));

/** Light tracking: whom the table could name at the location shown, with or without its extra point. */
function toldInLocations(state: LightLocationsPhase): readonly Command[] {
	const { step } = state;
	const extra = seatsOf(state).map((player): Command => ({ type: 'extraPoint', player }));
	if (step.kind === 'choose') return [...choices(), ...extra];
	const { location } = step;
	const named = [...seatsOf(state), null].map((by): Command => ({ type: 'control', location, by }));
	return [...named, ...extra];
}

/** Every choice of at least one of the seats, each in the order given. */
function someOf(seats: readonly Seat[]): readonly (readonly Seat[])[] {
	const chosen = seats.reduce<readonly (readonly Seat[])[]>(
		(before, seat) => [...before, ...before.map((some) => [...some, seat])],
		[[]]
	);
	return chosen.filter((some) => some.length > 0);
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
	return [...(state.ruler === null ? [] : choices()), ...takes, next, { type: 'endStrategy' }];
}

/** The topmost own mafiosi, one to all, and each own one alone; with few of them that is every choice. */
function selections(
	state: FullState,
	seat: Seat,
	location: TokenAt['location']
): readonly (readonly number[])[] {
	const own = levelsOf(state, seat, location);
	const topmost = own.map((_, at) => own.slice(at));
	return [...topmost, ...own.slice(0, -1).map((level) => [level])];
}
