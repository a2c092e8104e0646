import { seated } from '../../../../../tests/e2e/support/games';
import { storedGame, type StoredGame } from '../../../../../tests/e2e/support/stored';
import { Chance } from '../../../../../tests/contract/chance';
import { attempt, randomMove } from '../../../../../tests/contract/play';
import game from '../game';
import type { Command, Setup, State } from '../model';

const SETUP: Setup = {
	players: 4,
	start: 0,
	level: 'advanced',
	layout: [
		'businessDistrict',
		'policeStation',
		'harbour',
		'fightersClub',
		'privateClub',
		'prison',
		'townHall'
	],
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'full'
};

/** A game that `until` says is far enough, played by chance from `seed` on. */
export function playedUntil(
	id: string,
	until: (state: State) => boolean,
	{ seed = 1, ...changes }: Partial<Setup> & { seed?: number } = {}
): StoredGame {
	const setup = { ...SETUP, ...changes };
	const chance = new Chance(seed);
	const commands: unknown[] = [];
	let state = game.initial(setup);
	while (!until(state as State)) {
		const move = randomMove(game, state, chance, 0);
		if (move === null) throw new Error(`${id} ended before it was far enough`);
		commands.push(move.command);
		state = move.after;
	}
	return storedGame(game, { id, players: seated(setup.players), setup, commands });
}

/** A game with exactly so many entries that still waits for a placement: the table corrected many times. */
export function longGame(entries: number): StoredGame {
	const commands: Command[] = Array.from({ length: entries }, (_, at) => ({
		type: 'correct',
		correction: {
			what: 'vp',
			player: at % SETUP.players,
			to: 1 + (Math.floor(at / SETUP.players) % 2)
		}
	}));
	const allowed = commands.every(
		(command, at) => at > 0 || attempt(game, game.initial(SETUP), command) !== null
	);
	if (!allowed) throw new Error('the table may not correct points');
	return storedGame(game, {
		id: `long-${String(entries)}`,
		players: seated(SETUP.players),
		setup: SETUP,
		commands
	});
}
