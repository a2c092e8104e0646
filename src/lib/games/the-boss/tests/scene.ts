/* Scenes for the tests of this game: only that is said which the test is about. */
import type { Seat } from '$lib/engine/explanation';
import { given, givenState } from '$lib/engine/given-when-then';
import { decide } from '../decide';
import { evolve, initial } from '../evolve';
import { endPhase } from '../evolve/phases';
import { CITIES } from '../model';
import type {
	Absent,
	City,
	Crew,
	Face,
	FullState,
	Place,
	Player,
	RoundPhase,
	State,
	TurnPhase
} from '../model';
import { DEFAULT_OPTIONS, initialFull, initialLight, NO_CARDS, NOBODY, turnsOf } from '../setup';
import type { Command, Setup } from '../schema';

const decider = { initial, decide, evolve };

/** One choice of cities that fits for each number of players (TB-1.3). */
const CHOICES: Readonly<Record<Setup['players'], readonly number[]>> = {
	2: [1, 2, 3],
	3: [1, 2, 3, 4, 5],
	4: [1, 2, 3, 4, 5, 6, 7],
	5: [1, 2, 3, 4, 5, 6, 7],
	6: [1, 2, 3, 4, 5, 6, 7, 8]
};

export const citiesOf = (...numbers: readonly number[]): readonly City[] =>
	numbers.flatMap((number) => CITIES.slice(number - 1, number));

/** Four players, seat 0 with the loaded gun; six play as 0 and 3, 1 and 4, 2 and 5. */
export function setupOf(over: Partial<Setup> = {}): Setup {
	const players = over.players ?? 4;
	return {
		players,
		start: 0,
		sides: Array.from({ length: players }, (_, seat) => (players === 6 ? seat % 3 : seat)),
		cities: citiesOf(...CHOICES[players]),
		options: DEFAULT_OPTIONS,
		tracking: 'full',
		...over
	};
}

interface Scene {
	readonly setup?: Partial<Setup>;
	/** Gangsters as letters, seat 0 is a: capitals are family members, small ones associates. */
	readonly crews?: Partial<Record<Place, string>>;
	readonly played?: Partial<Record<City, readonly Face[]>>;
	readonly away?: readonly Absent[];
	/** By seat: what differs from a full supply less who stands somewhere or is away. */
	readonly players?: readonly Partial<Player>[];
	/** What else differs, of whatever phase. */
	readonly over?: Partial<Omit<TurnPhase, 'players' | 'crews' | 'played' | 'setup' | 'phase'>>;
}

/** `AAab` is two family members and an associate of seat 0, and an associate of seat 1. */
export function crewsOf(letters: string): readonly Crew[] {
	const seats = [...new Set(letters.toLowerCase())].toSorted();
	return seats.map((letter) => ({
		seat: 'abcdef'.indexOf(letter),
		family: letters.split(letter.toUpperCase()).length - 1,
		associates: letters.split(letter).length - 1
	}));
}

function turnOf({ setup, crews = {}, played, away = [], players, over }: Scene): TurnPhase {
	const fresh = initialFull(setupOf(setup));
	const placed = Object.fromEntries(
		Object.entries(crews).map(([place, letters]) => [place, crewsOf(letters)])
	) as Partial<TurnPhase['crews']>;
	const standing = Object.values(placed).flat();
	const sum = (seat: Seat, kind: 'family' | 'associates') =>
		standing.filter((crew) => crew.seat === seat).reduce((total, crew) => total + crew[kind], 0);
	/** In the last two turns of a round its cop card lies open (TB-2.7). */
	const copOpen = (over?.turn ?? 1) > turnsOf(fresh.setup) - 2;
	return {
		...fresh,
		cops: copOpen ? ['gold'] : [],
		crews: { ...NOBODY, ...placed },
		played: { ...NO_CARDS, ...played },
		away,
		players: fresh.players.map((own, seat) => ({
			...own,
			family:
				own.family - sum(seat, 'family') - away.filter((absent) => absent.seat === seat).length,
			associates: own.associates - sum(seat, 'associates'),
			...players?.[seat]
		})),
		...over
	};
}

/** A turn of the round, seat 0 first. */
export const inTurn = (scene: Scene = {}) => givenState(decider, turnOf(scene) as State);

/** All cards are played and the face-down ones are to be turned up. */
export function inEnd(scene: Scene = {}) {
	const state: State = endPhase(turnOf(scene), { turnedUp: [], choices: [] });
	return givenState(decider, state);
}

/** A round of light tracking. */
export function inRound(setup: Partial<Setup> = {}, over: Partial<RoundPhase> = {}) {
	const fresh = initialLight(setupOf({ ...setup, tracking: 'light' }));
	return givenState(decider, { ...fresh, ...over });
}

/** A game from its beginning. */
export const game = (setup: Partial<Setup> = {}, ...commands: readonly Command[]) =>
	given(decider, setupOf(setup), ...commands);

/* ---------- Commands ---------- */

/** `place(0, 'boston', 'AAa')`: two family members and an associate. */
export function place(player: Seat, at: Place, letters: string): Command {
	const [crew] = crewsOf(letters);
	const { family = 0, associates = 0 } = crew ?? {};
	return { type: 'place', player, place: at, family, associates };
}

export const play = (player: Seat, city: City, face: Face = 1): Command => ({
	type: 'play',
	player,
	city,
	face
});

export const turnUp = (city: City, face: Face): Command => ({ type: 'turnUp', city, face });

export const collect = (player: Seat, city: City, face: Face): Command => ({
	type: 'collect',
	player,
	city,
	face
});

/** Everybody on turn plays some card until it is time for something else. */
export function playOut(from: State, until: (state: State) => boolean): readonly Command[] {
	const commands: Command[] = [];
	let state = from;
	while (state.phase === 'turn' && !until(state)) {
		const seat = state.order[state.at];
		const city = state.setup.cities.find((one) => decide(state, play(seat ?? 0, one)).ok);
		if (seat === undefined || city === undefined) throw new Error('nothing to play');
		const command = play(seat, city);
		const decided = decide(state, command);
		if (!decided.ok) throw new Error(decided.refusal.key);
		state = decided.value.reduce(evolve, state);
		commands.push(command);
	}
	return commands;
}

/* ---------- What came of it ---------- */

type Phase = FullState['phase'];

/** The full state, known to be in a phase. */
export function full<P extends Phase>(
	{ state }: { readonly state: State },
	phase: P
): Extract<FullState, { phase: P }> {
	if (state.tracking === 'full' && isIn(state, phase)) return state;
	throw new Error(`phase ${state.phase}`);
}

const isIn = <P extends Phase>(
	state: FullState,
	phase: P
): state is Extract<FullState, { phase: P }> => state.phase === phase;

/** Power by colour. */
export const power = ({ state }: { readonly state: State }): readonly number[] =>
	state.purses.map((purse) => purse.power);
