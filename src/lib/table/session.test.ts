import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { amendmentsOf } from './amendments';
import { openTable, type Trouble } from './open';
import type { TableSession } from './session.svelte';
import { database } from '../storage/database';
import { createGame } from '../storage/gateway';
import { listGames } from '../storage/reading';
import game from '../../../tests/score-pad/game';
import type { State } from '../../../tests/score-pad/model';

const players = [
	{ name: 'Eva', colour: 'red' },
	{ name: 'Adam', colour: 'blue' }
] as const;
const SETUP = { players: 2, start: 0, goal: 30 };
const loadGame = (id: string): Promise<typeof game | null> =>
	Promise.resolve(id === game.id ? game : null);

async function created(setup: unknown = SETUP): Promise<string> {
	const result = await createGame(game, players, setup);
	if (!result.ok) throw new Error(result.refusal);
	return result.value;
}
async function opened(id: string): Promise<TableSession> {
	const table = await openTable(id, loadGame);
	if (!table.ok) throw new Error(table.refusal);
	return table.value;
}
async function troubleWith(id: string): Promise<Trouble | null> {
	const table = await openTable(id, loadGame);
	return table.ok ? null : table.refusal;
}
const write = (points: number): unknown => ({ type: 'write', points });
const strike: unknown = { type: 'strike' };
const scores = ({ state }: TableSession): readonly number[] => (state as State).scores;

beforeEach(async () => {
	vi.restoreAllMocks();
	database.close({ disableAutoOpen: false });
	await database.delete({ disableAutoOpen: false });
});

describe('a tap', () => {
	test('is stored, then shown, and there after a restart', async () => {
		const id = await created();
		const table = await opened(id);
		expect(await table.send(write(4), table.head)).toBe(true);
		expect(scores(table)).toEqual([4, 0]);
		expect(table.lastEvents).toEqual([
			{ type: 'written', player: 0, points: 4 },
			{ type: 'turned', player: 1 }
		]);
		const again = await opened(id);
		expect([again.state, again.head]).toEqual([table.state, table.head]);
		expect(await listGames()).toMatchObject([{ record: { round: 1, scores: [4, 0], actor: 1 } }]);
	});

	test('that the rules refuse changes nothing and says why', async () => {
		const table = await opened(await created());
		expect(await table.send(write(99), table.head)).toBe(false);
		expect(table.notice).toMatchObject({ kind: 'refused', explanation: { key: 'badPoints' } });
		expect(table.check(write(99))?.key).toBe('badPoints');
		expect(table.check(write(1))).toBeNull();
		expect(table.log).toEqual([]);
	});

	test('twice for the same head counts once', async () => {
		const table = await opened(await created());
		const { head } = table;
		const both = await Promise.all([table.send(write(1), head), table.send(write(1), head)]);
		expect(both).toEqual([true, false]);
		expect(await table.send(write(1), head)).toBe(false);
		expect(scores(table)).toEqual([1, 0]);
	});

	test('of a stale undo button does nothing', async () => {
		const table = await opened(await created());
		await table.send(write(1), table.head);
		await table.send(write(2), table.head);
		const { head } = table;
		expect(await table.undo(head)).toBe(true);
		expect(await table.undo(head)).toBe(false);
		expect(scores(table)).toEqual([1, 0]);
	});

	test('that cannot be stored is not shown', async () => {
		const table = await opened(await created());
		vi.spyOn(database.entries, 'add').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		expect(await table.send(write(1), table.head)).toBe(false);
		expect(scores(table)).toEqual([0, 0]);
		expect(table.notice).toEqual({ kind: 'problem', problem: 'full' });
		vi.restoreAllMocks();
		expect(await table.send(write(1), table.head)).toBe(true);
	});

	test('finishes the game in the lists too', async () => {
		const table = await opened(await created({ ...SETUP, goal: 17 }));
		await table.send(write(17), table.head);
		expect(table.progress.result?.ranking[0]?.seat).toBe(0);
		expect(await listGames()).toMatchObject([
			{ record: { status: 'finished', ranking: [{ seat: 0 }, { seat: 1 }] } }
		]);
	});
});

describe('undo and redo', () => {
	test('say what they will do, also after a restart', async () => {
		const id = await created();
		const table = await opened(id);
		expect([table.undoable, table.redoable]).toEqual([null, null]);
		await table.send(write(4), table.head);
		expect(table.undoable).toMatchObject({
			kind: 'move',
			told: { key: 'wrote', params: { points: 4 } }
		});
		await table.undo(table.head);
		expect(table.heard).toMatchObject({ kind: 'undo', told: { params: { points: 4 } } });
		const again = await opened(id);
		expect([again.undoable, again.redoable?.told.params['points']]).toEqual([null, 4]);
		await again.redo(again.head);
		expect(scores(again)).toEqual([4, 0]);
	});
});

describe('two tabs', () => {
	test('the slower one sees what the faster did, and loses nothing', async () => {
		const id = await created();
		const [one, two] = [await opened(id), await opened(id)];
		await one.send(write(1), one.head);
		expect(await two.send(write(2), two.head)).toBe(false);
		expect(two.notice).toEqual({ kind: 'problem', problem: 'elsewhere' });
		expect(scores(two)).toEqual([1, 0]);
		expect(await two.send(write(2), two.head)).toBe(true);
		await one.catchUp();
		expect([scores(one), one.head]).toEqual([[1, 2], two.head]);
	});

	test('taps in both at once end in the same game', async () => {
		const id = await created();
		const [one, two] = [await opened(id), await opened(id)];
		for (let i = 0; i < 12; i++) {
			const points = i % 3;
			await Promise.all([one.send(write(points), one.head), two.send(write(points), two.head)]);
		}
		await Promise.all([one.catchUp(), two.catchUp()]);
		const again = await opened(id);
		expect([one.state, two.state, one.head]).toEqual([again.state, again.state, again.head]);
		expect(again.log.length).toBeGreaterThanOrEqual(12);
	});
});

describe('a tab that follows', () => {
	test('shows what another one writes, until it stops', async () => {
		// `follow` also listens to the page becoming visible, which there is none of here.
		vi.stubGlobal('document', new EventTarget());
		const id = await created();
		const [one, two] = [await opened(id), await opened(id)];
		const ends = [one.follow(), two.follow()];
		await one.send(write(1), one.head);
		await vi.waitFor(() => {
			expect(two.state).toEqual(one.state);
		});
		for (const end of ends) end();
		await one.send(write(1), one.head);
		expect(two.head).not.toBe(one.head);
		vi.unstubAllGlobals();
	});
});

describe('what the browser does to us', () => {
	test('a game that was cleared is put back from memory with the tap', async () => {
		const id = await created();
		const table = await opened(id);
		await table.send(write(1), table.head);
		await database.games.clear();
		await database.entries.clear();
		expect(await table.send(write(2), table.head)).toBe(true);
		expect(table.notice).toEqual({ kind: 'putBack' });
		expect(scores(await opened(id))).toEqual([1, 2]);
	});

	test('a write that was reported as failed but was made counts once', async () => {
		const id = await created();
		const table = await opened(id);
		const transaction = database.transaction.bind(database) as (
			...a: unknown[]
		) => Promise<unknown>;
		vi.spyOn(database, 'transaction').mockImplementationOnce(((...args: unknown[]) =>
			transaction(...args).then(() => {
				throw new DOMException('cut', 'InvalidStateError');
			})) as never);
		expect(await table.send(write(1), table.head)).toBe(true);
		expect([scores(table), table.log.length]).toEqual([[1, 0], 1]);
	});
});

describe('changing the past', () => {
	test('is one stored step, with what no longer holds flagged', async () => {
		const id = await created();
		const table = await opened(id);
		await table.send(write(4), table.head);
		await table.send(strike, table.head);
		const first = table.log[0]?.id ?? '';
		expect(await table.amend({ how: 'remove', of: first }, table.head)).toBe(true);
		expect(table.notice).toEqual({ kind: 'amended', refused: 1 });
		const again = await opened(id);
		expect(again.log).toMatchObject([
			{ flagged: { key: 'nothingToStrike' }, told: { params: { points: 4 } } }
		]);
		expect(again.undoable).toMatchObject({ kind: 'amend', told: { params: { points: 4 } } });
		await again.undo(again.head);
		expect(again.state).toMatchObject({ scores: [0, 0], active: 1 });
	});

	test('offers what the rules allowed there', async () => {
		const table = await opened(await created({ ...SETUP, goal: 3 }));
		await table.send(write(1), table.head);
		await table.send(write(2), table.head);
		const line = table.lines.at(-1);
		if (line === undefined) throw new Error('no line');
		const { changeTo, instead, after } = amendmentsOf(table.game, table.initial, line);
		expect(changeTo.map(({ command }) => command)).toEqual([write(0), write(1), write(3)]);
		expect(instead.map(({ told }) => told.key)).toEqual(['struck']);
		expect(after.map(({ command }) => command)).toEqual([strike]);
	});
});

describe('a game that can’t be opened says why', () => {
	test('unknown id', async () => {
		expect(await troubleWith('nothing')).toBe('unknown');
	});
	test('a game whose folder is gone', async () => {
		const id = await created();
		await database.games.update(id, { game: 'chess' });
		expect(await troubleWith(id)).toBe('noGame');
	});

	test.each([{ rulesVersion: 99 }, { formatVersion: 99 }])(
		'that a later version has played (%j) is left to that version',
		async (later) => {
			const id = await created();
			await database.games.update(id, later);
			expect(await troubleWith(id)).toBe('fromLater');
		}
	);
	test.each([
		[
			'a set-up that the game can’t read',
			() => database.games.toCollection().modify({ setup: 'x' })
		],
		[
			'an event that the game can’t read',
			() =>
				database.entries.toCollection().modify((row) => {
					Object.assign(row, { events: [{ type: 'exploded' }] });
				})
		],
		['a broken chain', () => database.entries.toCollection().modify({ parent: 'x' })]
	])('%s', async (_, damage) => {
		const id = await created();
		const table = await opened(id);
		await table.send(write(1), table.head);
		await damage();
		expect(await troubleWith(id)).toBe('unreadable');
	});
});
