import fc from 'fast-check';
import type { Timing } from '../../src/lib/contract/timing';
import { Chance } from '../contract/chance';
import { shippedCases, type Case } from '../contract/games';
import { randomGame, type Move } from '../contract/play';

/** One game as the clock sees it. */
export interface Pace {
	readonly game: string;
	readonly moves: number;
	readonly movesPerSecond: number;
}

const GAMES = 300;
const MOVES = 400;
const SEED = 7;
/** The quickest counts: the others were disturbed by what else the machine did, or not compiled yet. */
const PASSES = 10;

/** Plays random games of every kind once, then decides and evolves the same moves again and again by the clock. */
export async function paces(): Promise<readonly Pace[]> {
	return (await shippedCases()).map(pace);
}

function pace({ name, game, laws }: Case): Pace {
	const setups = fc.sample(laws.setups(), { numRuns: GAMES, seed: SEED });
	const chance = new Chance(SEED);
	const games = setups.map((setup) => {
		const moves = [...randomGame(game, setup, chance, { moves: MOVES, corrections: 0 })];
		return { initial: game.initial(setup), moves };
	});
	const replay = ({ initial, moves }: { initial: unknown; moves: readonly Move[] }): void => {
		let state = initial;
		for (const { command } of moves) {
			const decided = game.decide(state, command);
			if (!decided.ok) throw new Error('a move of the first time is refused the second time');
			for (const event of decided.value) state = game.evolve(state, event);
		}
	};
	const passes = Array.from({ length: PASSES }, () => {
		const began = performance.now();
		games.forEach(replay);
		return (performance.now() - began) / 1000;
	});
	const seconds = Math.min(...passes);
	const moves = games.reduce((sum, played) => sum + played.moves.length, 0);
	return { game: name, moves, movesPerSecond: Math.round(moves / seconds) };
}

/** How long a game's own question takes. */
export interface Duration extends Omit<Timing, 'run'> {
	readonly game: string;
	/** Milliseconds. */
	readonly took: number;
}

const TIMES = 301;
const timings = import.meta.glob<{ default: readonly Timing[] }>(
	'../../src/lib/games/*/tests/bench.ts',
	{
		eager: true
	}
);

/** What each game brings to be measured: the time of which half of the passes took less. */
export function durations(): readonly Duration[] {
	return Object.entries(timings).flatMap(([file, { default: own }]) => {
		const game = /games\/([^/]+)\//.exec(file)?.[1] ?? file;
		return own.map(({ what, most, run }) => ({ game, what, most, took: median(run) }));
	});
}

function median(run: () => unknown): number {
	const passes = Array.from({ length: TIMES }, () => {
		const began = performance.now();
		run();
		return performance.now() - began;
	});
	return passes.sort((a, b) => a - b)[Math.floor(TIMES / 2)] ?? 0;
}
