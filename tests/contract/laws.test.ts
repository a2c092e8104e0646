import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { Chance } from './chance';
import * as checks from './checks';
import { cases, type Case } from './games';
import { randomGame, type Move } from './play';
import { SEED } from './seed';

/** Short in every test run; `npm run laws -- --long` plays a million moves more. */
const GAMES = 60;
const MOVES = 300;
/** One move in so many is a correction by the table. */
const CORRECTIONS = 15;

const all = await cases();

it('are known for every game', () => {
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(all)('random games of $name', (played) => {
	const { game } = played;

	it('never come to a dead end', () => {
		forRandomGames(played, ({ setup, moves }) => {
			checks.goesOn(played, game.initial(setup));
			for (const { after } of moves) checks.goesOn(played, after);
		});
	});

	it('keep the laws of the game, corrections included', () => {
		forRandomGames(played, ({ setup, moves }) => {
			const initial = game.initial(setup);
			for (const move of moves) checks.keepsLaws(played, move, initial);
		});
	});

	it('survive being stored', () => {
		forRandomGames(played, ({ setup, moves }) => {
			expect(checks.stored(game.schemas.setup, setup)).toEqual(setup);
			const schemas = game.schemas.log(setup);
			for (const move of moves) checks.survivesStorage(played, schemas, move);
		});
	});

	it('are the fold of their events', () => {
		forRandomGames(played, ({ setup, moves }) => {
			const folded = checks.replay(game, setup, moves);
			const last = moves.at(-1)?.after ?? game.initial(setup);
			expect(isDeepStrictEqual(folded, last)).toBe(true);
		});
	});

	it('show their progress', () => {
		forRandomGames(played, ({ moves }) => {
			for (const { after } of moves) checks.showsProgress(played, after);
		});
	});

	it('answer every candidate, and refuse by the rulebook', () => {
		forRandomGames(
			played,
			({ moves }) => {
				for (const { after } of moves) checks.answersAll(played, after);
			},
			20
		);
	});

	it('list all that is allowed', () => {
		forRandomGames(played, ({ setup, moves, chance }) => {
			const schemas = game.schemas.log(setup);
			const others = moves.map(({ command }) => command);
			for (const { after } of moves) checks.listsAllowed(played, schemas, after, others, chance);
		});
	});

	it('have words for all that happens, in every language', async () => {
		const chance = new Chance(SEED);
		for (const setup of fc.sample(played.laws.setups(), 20)) {
			const moves = randomGame(game, setup, chance, { moves: MOVES, corrections: CORRECTIONS });
			for (const move of moves) await checks.hasWords(played, move);
		}
	});
});

interface Played {
	readonly setup: unknown;
	readonly moves: readonly Move[];
	readonly chance: Chance;
}

/** Plays random games and holds the law for each; a failure prints the seed and the shortest game found. */
function forRandomGames({ game, laws }: Case, law: (played: Played) => void, games = GAMES): void {
	const length = fc.integer({ min: 1, max: MOVES });
	const seeds = fc.noShrink(fc.integer());
	fc.assert(
		fc.property(laws.setups(), seeds, length, (setup, seed, moves) => {
			const chance = new Chance(seed);
			const made = [...randomGame(game, setup, chance, { moves, corrections: CORRECTIONS })];
			law({ setup, moves: made, chance });
		}),
		{ numRuns: games }
	);
}
