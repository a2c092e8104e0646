import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyGame } from '$lib/contract/game';
import { database } from './database';
import { createGame, deleteGame } from './gateway';
import { runningGames } from './glance';

const game = {
	id: 'counter',
	rulesVersion: 1,
	initial: (setup: unknown) => setup,
	progress: () => ({ round: 2, scores: [4, 1], actor: 1, result: null })
} as unknown as AnyGame;
const players = [
	{ name: 'Eva', colour: 'red' },
	{ name: '🎩', colour: 'blue' }
] as const;

async function created(): Promise<string> {
	const result = await createGame(game, players, null);
	if (!result.ok) throw new Error(result.refusal);
	return result.value;
}

beforeEach(async () => {
	await database.delete({ disableAutoOpen: false });
});

describe('a glance at the running games', () => {
	test('makes no database where there is none, and leaves the way free for it', async () => {
		expect(await runningGames()).toEqual({ ok: true, value: [] });
		expect(await indexedDB.databases()).toEqual([]);
		await created();
		expect(await runningGames()).toMatchObject({ ok: true, value: [{ game: 'counter' }] });
	});

	test('shows the last played first, with what Home needs', async () => {
		const [first, second] = [await created(), await created()];
		await database.games.update(first, { updatedAt: Date.now() + 1000 });
		const seen = await runningGames();
		expect(seen.ok && seen.value.map(({ id }) => id)).toEqual([first, second]);
		expect(seen.ok && seen.value[0]).toEqual({
			id: first,
			game: 'counter',
			players,
			round: 2,
			scores: [4, 1],
			actor: 1
		});
	});

	test('leaves out what is finished, deleted or unreadable', async () => {
		const [finished, deleted, broken, running] = [
			await created(),
			await created(),
			await created(),
			await created()
		];
		await database.games.update(finished, { status: 'finished' });
		await deleteGame(deleted);
		await database.games.update(broken, { players: 'nobody' as never });
		const seen = await runningGames();
		expect(seen.ok && seen.value.map(({ id }) => id)).toEqual([running]);
	});
});
