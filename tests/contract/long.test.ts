import fc from 'fast-check';
import { it } from 'vitest';
import { Chance } from './chance';
import * as checks from './checks';
import { shippedCases, type Case } from './games';
import { randomGame } from './play';
import { SEED } from './seed';

/** How many moves `npm run laws -- --long` plays in all; 0 in a usual run. */
const MOVES = Number(process.env['LAWS_MOVES'] ?? '0');
/** What costs more than the move itself is checked at one move in so many. */
const COSTLY = 40;

const all = await shippedCases();

it.runIf(MOVES > 0)('a long evening with every game keeps every law', () => {
	for (const played of all) report(played, Math.ceil(MOVES / all.length), SEED);
});

function report(played: Case, moves: number, seed: number): void {
	const began = performance.now();
	const counted = playLong(played, moves, seed);
	const pace = counted.moves / ((performance.now() - began) / 1000);
	const [all, perSecond] = [counted.moves, Math.round(pace)].map((n) => n.toLocaleString('en'));
	console.log(
		`${played.name}: ${String(all)} moves in ${String(counted.games)} games, ` +
			`${String(counted.finished)} of them to the end, with every law checked ` +
			`(${String(perSecond)} moves per second, seed ${String(seed)})`
	);
}

function playLong(played: Case, moves: number, seed: number) {
	const chance = new Chance(seed);
	const counted = { moves: 0, games: 0, finished: 0 };
	while (counted.moves < moves) {
		const [setup] = fc.sample(played.laws.setups(), { numRuns: 1, seed: chance.upTo(2 ** 31) });
		counted.games += 1;
		counted.moves += playOne(played, setup, chance, counted);
	}
	return counted;
}

function playOne(
	played: Case,
	setup: unknown,
	chance: Chance,
	counted: { finished: number }
): number {
	const { game } = played;
	const initial = game.initial(setup);
	const schemas = game.schemas.log(setup);
	let moves = 0;
	let last = initial;
	for (const move of randomGame(game, setup, chance, { moves: 2000, corrections: 60 })) {
		moves += 1;
		last = move.after;
		checks.keepsLaws(played, move, initial);
		if (!chance.once(COSTLY)) continue;
		checks.survivesStorage(played, schemas, move);
		checks.showsProgress(played, last);
		checks.answersAll(played, last);
		checks.listsAllowed(played, schemas, last, [move.command], chance);
	}
	checks.goesOn(played, last);
	if (game.progress(last).result !== null) counted.finished += 1;
	return moves;
}
