import { valueCorrections } from '$lib/engine/corrections';
import { player, type Explanation, type Seat } from '$lib/engine/explanation';
import {
	alreadyMarked,
	explain,
	noSuchLocation,
	noSuchPlayer,
	nothingChanges,
	outOfPhase,
	untracked
} from '../decide/refusals';
import { setPassed } from '../evolve/action';
import { setVp } from '../evolve/board';
import { LOCATIONS, MOST_ROUNDS, MOST_VP, type Holder, type State } from '../model';
import { markedIn, seatsOf, turnOf } from '../questions';
import type { Correction } from '../schema';
import { holding, line, place } from '../tell/words';
import { putMarker, rechosen, renumbered } from './follow';

/** Of what there is one alone. */
const ONE = [{}] as const;

const everybody = (state: State): readonly { readonly player: Seat }[] =>
	seatsOf(state).map((seat) => ({ player: seat }));

const holders = (state: State): readonly Holder[] => [null, ...seatsOf(state)];

const noHolder = (state: State, holder: Holder): Explanation | null =>
	holder === null ? null : noSuchPlayer(state, holder);

/** Refuses what belongs to Phase I in full tracking. */
const notInAction = (state: State, seat: Seat, rule: 'MC-2.1' | 'MC-2.1.1'): Explanation | null => {
	if (state.tracking === 'light') return untracked();
	if (state.phase !== 'action') return outOfPhase(state, 'onlyInAction', rule);
	return noSuchPlayer(state, seat);
};

/** The values of the city that the table may overrule, by what they are. */
export const values = valueCorrections<State, Correction>({
	badValue: (state, { what }, rule) => {
		if (state.tracking === 'full') return explain('badNumber', {}, [rule]);
		return what === 'round'
			? explain('lightRoundRange', { most: MOST_ROUNDS }, ['MC-2'])
			: explain('lightVpRange', { most: MOST_VP }, ['MC-1.5']);
	},
	nothingChanges: (state, correction, rule) =>
		state.tracking === 'light' && correction.what === 'marker' && correction.to
			? alreadyMarked(state, correction.location)
			: nothingChanges(state, rule)
})({
	vp: {
		rule: 'MC-2.2.4',
		value: 'to',
		of: everybody,
		now: ({ players }, { player: seat }) => players[seat]?.vp,
		values: () => ({ least: 0, most: MOST_VP }),
		refuse: (state, { player: seat }) => noSuchPlayer(state, seat),
		set: (state, { player: seat, to }) => setVp(state, seat, to),
		tell: ({ players }, { player: seat, to }) =>
			line('correctedVp', { who: player(seat), from: players[seat]?.vp ?? 0, to })
	},
	assassin: {
		rule: 'MC-3.2',
		value: 'to',
		of: () => ONE,
		now: (state) => (state.tracking === 'full' ? state.assassin : undefined),
		values: () => LOCATIONS,
		refuse: (state, { to }) => (state.tracking === 'full' ? noSuchLocation(to) : untracked()),
		set: (state, { to }) => (state.tracking === 'full' ? { ...state, assassin: to } : state),
		tell: (state, { to }) =>
			line('correctedFigure', {
				figure: { term: 'figure.assassin' },
				from: place(state.tracking === 'full' ? state.assassin : to),
				to: place(to)
			})
	},
	policeman: {
		rule: 'MC-3.4',
		value: 'to',
		of: () => ONE,
		now: ({ policeman }) => policeman,
		values: holders,
		refuse: (state, { to }) => noHolder(state, to),
		set: (state, { to }) => ({ ...state, policeman: to }),
		tell: ({ policeman }, { to }) =>
			line('correctedFigure', {
				figure: { term: 'figure.policeman' },
				from: holding(policeman, 'policeStation'),
				to: holding(to, 'policeStation')
			})
	},
	mayor: {
		rule: 'MC-3.7',
		value: 'to',
		of: () => ONE,
		now: ({ mayor }) => mayor,
		values: holders,
		refuse: (state, { to }) => noHolder(state, to),
		set: (state, { to }) => rechosen({ ...state, mayor: to }),
		tell: ({ mayor }, { to }) =>
			line('correctedFigure', {
				figure: { term: 'figure.mayor' },
				from: holding(mayor, 'townHall'),
				to: holding(to, 'townHall')
			})
	},
	/** Rounds are counted from 1 (MC-2); the game has no last one but that in which somebody wins (MC-4). */
	round: {
		rule: 'MC-2',
		value: 'to',
		of: () => ONE,
		now: ({ round }) => round,
		values: () => ({ least: 1, most: MOST_ROUNDS }),
		set: (state, { to }) => renumbered(state, to),
		tell: ({ round }, { to }) => line('correctedRound', { from: round, to })
	},
	start: {
		rule: 'MC-2.4.1',
		value: 'player',
		of: () => ONE,
		now: ({ start }) => start,
		values: seatsOf,
		refuse: (state, { player: seat }) => noSuchPlayer(state, seat),
		set: (state, { player: seat }) => ({ ...state, start: seat }),
		tell: ({ start }, { player: seat }) =>
			line('correctedStart', { from: player(start), to: player(seat) })
	},
	turn: {
		rule: 'MC-2.1',
		value: 'player',
		of: () => ONE,
		now: (state) =>
			state.tracking === 'full' && state.phase === 'action' ? state.turn : undefined,
		values: seatsOf,
		refuse: (state, { player: seat }) => notInAction(state, seat, 'MC-2.1'),
		set: (state, { player: seat }) =>
			state.tracking === 'full' && state.phase === 'action'
				? { ...state, turn: seat, bullet: null, mayExchange: [] }
				: misplaced('turn'),
		tell: (state, { player: seat }) => {
			const acting = turnOf(state);
			return acting === null
				? line('correctedTurnTo', { to: player(seat) })
				: line('correctedTurn', { from: player(acting), to: player(seat) });
		}
	},
	passed: {
		rule: 'MC-2.1.1',
		value: 'to',
		of: everybody,
		now: (state, { player: seat }) =>
			state.tracking === 'full' && state.phase === 'action' ? state.passed[seat] : undefined,
		values: () => [true, false],
		refuse: (state, { player: seat }) => notInAction(state, seat, 'MC-2.1.1'),
		set: (state, { player: seat, to }) =>
			state.tracking === 'full' && state.phase === 'action'
				? { ...setPassed(state, seat, to), bullet: null }
				: misplaced('passed'),
		tell: (_, { player: seat, to }) =>
			line(to ? 'correctedPassed' : 'correctedActive', { who: player(seat) })
	},
	marker: {
		rule: 'MC-2.2.5',
		value: 'to',
		of: () => LOCATIONS.map((location) => ({ location })),
		now: (state, { location }) =>
			'marked' in state ? markedIn(state).includes(location) : undefined,
		values: () => [true, false],
		refuse: (state, { location }) =>
			noSuchLocation(location) ??
			('marked' in state ? null : outOfPhase(state, 'onlyInLocations', 'MC-2.2.5')),
		set: putMarker,
		tell: (_, { location, to }) =>
			line(to ? 'correctedMarked' : 'correctedUnmarked', { location: place(location) })
	}
});

/** Refused before it could come to this; a log that says so is none of ours. */
function misplaced(what: Correction['what']): never {
	throw new Error(`no ${what} in this phase`);
}
