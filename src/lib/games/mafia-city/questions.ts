import type { Progress } from '$lib/contract/game';
import type { Seat } from '$lib/engine/explanation';
import type {
	ActionPhase,
	FullState,
	Holder,
	Location,
	LocationsPhase,
	Reaction,
	State,
	StrategyPhase
} from './model';
import { control, type Control } from './rules/control';
import { clockwiseFrom, distance } from './rules/order';
import type { CardPile, TokenAt } from './schema';

/* ---------- Either tracking ---------- */

/** Everybody at the table, in seat order. */
export const seatsOf = ({ players }: Pick<State, 'players'>): readonly Seat[] =>
	players.map((_, seat) => seat);

/** Who chooses the locations of the phase now (MC-2.2.1, MC-2.3), or null. */
export function chooser(state: State): Holder {
	switch (state.phase) {
		case 'locations':
			return state.step.kind === 'choose' ? state.step.by : null;
		case 'strategy':
			return state.tracking === 'full' && state.marked.length === 0 ? null : state.ruler;
		case 'action':
		case 'tieBreak':
		case 'draws':
		case 'finished':
			return null;
	}
}

/** The location that the phase is at, or null. */
export function current(state: State): Location | null {
	if (state.phase === 'locations') {
		return state.step.kind === 'choose' ? null : state.step.location;
	}
	return state.phase === 'strategy' && state.tracking === 'full' ? state.location : null;
}

/** The locations with a marker, as the phase has them. */
export const markedIn = (state: State): readonly Location[] =>
	'marked' in state ? state.marked : [];

/** The one player who acts, must choose, or has an effect to use; null where it is the table's turn. */
function actor(state: State): Seat | null {
	if (state.phase === 'locations' && state.step.kind === 'effect') return state.step.controller;
	if (state.phase === 'strategy' && (state.tracking === 'light' || state.location !== null)) {
		return null;
	}
	return turnOf(state) ?? chooser(state);
}

/** What the shell shows of any game: round, points, who acts, and the result. */
export const progress = (state: State): Progress => ({
	round: state.round,
	scores: state.players.map(({ vp }) => vp),
	actor: actor(state),
	result: state.phase === 'finished' ? { ranking: state.ranking, decidedBy: state.decidedBy } : null
});

/* ---------- Phase I (MC-2.1) ---------- */

/** The seat whose turn it is: the next one that has not passed; null when all have. */
export function activeSeat({ turn, passed }: ActionPhase): Seat | null {
	return clockwiseFrom(turn, passed.length).find((seat) => passed[seat] === false) ?? null;
}

/** The seat that acts now: whoever has fired a Bullet, else the one on turn. */
export const actingSeat = (state: ActionPhase): Seat | null => state.bullet ?? activeSeat(state);

/** Whose action is awaited; null outside Phase I, and where it lies on the table alone. */
export const turnOf = (state: State): Seat | null =>
	state.phase === 'action' && state.tracking === 'full' ? actingSeat(state) : null;

/** Whether this seat lies between the pointer and the one on turn, so that its turn has just come round. */
export function isComeRound(state: ActionPhase, seat: Seat): boolean {
	const active = activeSeat(state);
	const seats = state.players.length;
	return active !== null && distance(state.turn, seat, seats) < distance(state.turn, active, seats);
}

/** Whether somebody who has passed, with a card left, could still fire a Bullet before this turn (MC-2.1.1b). */
export const bulletIsOpen = (state: ActionPhase): boolean =>
	state.bullet === null &&
	state.players.some(({ cards }, seat) => cards > 0 && isComeRound(state, seat));

/** With no mafioso in hand and no card at all nothing is left but to pass (MC-2.1.2). */
export function mustPass({ players }: ActionPhase, seat: Seat): boolean {
	const own = players[seat];
	return own?.hand === 0 && own.cards === 0;
}

/* ---------- Plays, control and what can be counted, in full tracking ---------- */

/** The play that can still be answered (MC-5.1), if there is one. */
export const openReaction = (state: State): Reaction | null =>
	'reaction' in state ? state.reaction : null;

/** A location is shown whose control is not settled yet. */
export type Showing = LocationsPhase & { readonly step: { readonly kind: 'control' } };

/** Whether a location is shown whose control is not settled yet, and is worked out. */
export const isShowing = (state: State): state is Showing =>
	state.tracking === 'full' && state.phase === 'locations' && state.step.kind === 'control';

/** Who would control a location as it stands, Secret Deals of the moment included (MC-2.2.2, MC-2.2.3). */
export const controlNow = (state: FullState, location: Location): Control =>
	control({
		location,
		stack: state.stacks[location],
		raises: isShowing(state) && state.step.location === location ? state.step.raises : [],
		seats: state.setup.players,
		raise: state.setup.options.raise
	});

/** Who has mafiosi at the location and has not decided there yet, clockwise from the starting player (MC-2.3). */
export function mayDecide(state: StrategyPhase, location: Location): readonly Seat[] {
	const stack = state.stacks[location];
	return clockwiseFrom(state.start, state.players.length).filter(
		(seat) => stack.includes(seat) && !(location === state.location && state.decided.includes(seat))
	);
}

/** Whose mafioso lies there; undefined where there is none, or it is not tracked. */
export const ownerIn = (state: State, { location, level }: TokenAt): Seat | undefined =>
	state.tracking === 'full' ? state.stacks[location][level] : undefined;

/** Where in a stack the mafiosi of a player lie, the lowest first. */
export const levelsOf = (
	{ stacks }: Pick<FullState, 'stacks'>,
	seat: Seat,
	location: Location
): readonly number[] => stacks[location].flatMap((owner, level) => (owner === seat ? [level] : []));

/** How many cards lie in a hand or a pile. */
export function cardsIn(state: FullState, pile: CardPile): number {
	if (pile === 'draw') return state.drawPile;
	if (pile === 'discard') return state.discardPile;
	return state.players[pile]?.cards ?? 0;
}
