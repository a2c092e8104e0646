/* Scenes for the tests of full tracking: only that is said which the test is about. */
import type { Seat } from '$lib/engine/explanation';
import { givenState } from '$lib/engine/given-when-then';
import { decide } from '../decide';
import { beginLocations, beginStrategy } from '../evolve/locations';
import { evolve, initial } from '../evolve';
import {
	LOCATIONS,
	type ActionPhase,
	type Board,
	type FullState,
	type Location,
	type LocationsPhase,
	type Player,
	type State,
	type StrategyPhase
} from '../model';
import type { Command, Event, Play, Setup, TokenAt, Veto } from '../schema';
import { initialFull } from '../setup';

export const decider = { initial, decide, evolve };

/** Four players, seat 0 starts; the Prison lies in the middle, the others round it in their order. */
export const setupOf = (over: Partial<Setup> = {}): Setup => ({
	players: 4,
	start: 0,
	level: 'advanced',
	layout: LOCATIONS,
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'full',
	...over
});

interface Scene {
	readonly setup?: Partial<Setup> | undefined;
	/** Owners from the lowest up, as letters: seat 0 is a. */
	readonly stacks?: Partial<Record<Location, string>> | undefined;
	/** By seat: what differs from 0 VP, 3 mafiosi in hand, 2 in reserve, 5 cards. */
	readonly players?: readonly Partial<Player>[] | undefined;
	/** What else differs, of whatever phase. */
	readonly board?: Partial<Omit<Board, 'stacks' | 'players'>> | undefined;
}

const seatsOf = (letters: string): readonly Seat[] =>
	Array.from(letters, (letter) => 'abcde'.indexOf(letter));

function cityOf({ setup, stacks = {}, players, board }: Scene): ActionPhase {
	const fresh = initialFull(setupOf(setup));
	const named = Object.entries(stacks).map(([location, owners]) => [location, seatsOf(owners)]);
	return {
		...fresh,
		stacks: { ...fresh.stacks, ...(Object.fromEntries(named) as Partial<Board['stacks']>) },
		players: fresh.players.map((_, seat) => ({
			...{ vp: 0, hand: 3, reserve: 2, cards: 5 },
			...players?.[seat]
		})),
		drawPile: 20,
		mayExchange: [],
		...board
	};
}

const givenCity = (state: FullState) => givenState<State, Command, Event>(decider, state);

/** Phase I: seat 0 is on turn and nobody has passed, unless said otherwise. */
export const inAction = (scene: Scene = {}, over: Partial<ActionPhase> = {}) =>
	givenCity({ ...cityOf(scene), ...over });

/** Phase II: a location is shown and control of it is open, unless said otherwise. */
export const inLocations = (
	location: Location,
	scene: Scene = {},
	over: Partial<LocationsPhase> = {}
) => {
	const state = beginLocations(cityOf(scene));
	const raises = state.players.map(() => 0);
	return givenCity({ ...state, step: { kind: 'control', location, raises }, ...over });
};

/** Phase III as it begins, unless said otherwise. */
export const inStrategy = (scene: Scene = {}, over: Partial<StrategyPhase> = {}) => {
	const city = cityOf(scene);
	return givenCity({ ...beginStrategy(city, city.mayor), ...over });
};

/* ---------- Commands in short ---------- */

export const at = (location: Location, level = 0): TokenAt => ({ location, level });
export const play = (player: Seat, it: Play): Command => ({ type: 'play', player, play: it });
export const place = (player: Seat, location: Location): Command => ({
	type: 'place',
	player,
	location
});
export const pass = (player: Seat): Command => ({ type: 'pass', player });
export const veto = (player: Seat, means: Veto = 'twoFists'): Command => ({
	type: 'veto',
	player,
	with: means
});
export const informer = (player: Seat, target: TokenAt) => play(player, { as: 'informer', target });
export const complicity = (player: Seat, target: TokenAt) =>
	play(player, { as: 'complicity', target });
export const next: Command = { type: 'next' };

/* ---------- What a test looks at ---------- */

/** A state of full tracking in one phase; anything else fails the test. */
export function full<P extends FullState['phase']>(
	state: State,
	phase: P
): Extract<FullState, { phase: P }> {
	if (state.tracking === 'full' && state.phase === phase) {
		return state as Extract<FullState, { phase: P }>;
	}
	throw new Error(`in phase ${state.phase}`);
}

/** A number of each player, in seat order. */
export function each(state: State, what: keyof Player): readonly number[] {
	if (state.tracking === 'light') throw new Error('light tracking');
	return state.players.map((own) => own[what]);
}

/** Owners in the Cell, oldest first. */
export function inCell(state: State): readonly Seat[] {
	if (state.tracking === 'light') throw new Error('light tracking');
	return state.cell.map(({ owner }) => owner);
}
