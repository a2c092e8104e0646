import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { amendmentsOf } from './amendments';
import { counterGame } from './counterGame';
import { openTable, type Trouble } from './open';
import type { TableSession } from './session.svelte';
import { database } from '../storage/database';
import { createGame } from '../storage/gateway';
import { listGames } from '../storage/reading';

const players = [
	{ name: 'Eva', colour: 'red' },
	{ name: 'Adam', colour: 'blue' }
] as const;
const loadGame = (id: string): Promise<typeof counterGame | null> =>
	Promise.resolve(id === 'counter' ? counterGame : null);

async function created(setup: unknown = 3): Promise<string> {
	const result = await createGame(counterGame, players, setup);
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
const add = (by: number): unknown => ({ type: 'add', by });

beforeEach(async () => {
	vi.restoreAllMocks();
	database.close({ disableAutoOpen: false });
	await database.delete({ disableAutoOpen: false });
});

describe('a tap', () => {
	test('is stored, then shown, and there after a restart', async () => {
		const id = await created();
		const table = await opened(id);
		expect(await table.send(add(4), table.head)).toBe(true);
		expect(table.state).toBe(7);
		expect(table.lastEvents).toEqual([{ type: 'added', by: 4 }]);
		const again = await opened(id);
		expect([again.state, again.head]).toEqual([7, table.head]);
		expect(await listGames()).toMatchObject([{ record: { round: 2, scores: [7, 13], actor: 1 } }]);
	});

	test('that the rules refuse changes nothing and says why', async () => {
		const table = await opened(await created());
		expect(await table.send(add(99), table.head)).toBe(false);
		expect(table.notice).toMatchObject({ kind: 'refused', explanation: { key: 'outOfRange' } });
		expect(table.check(add(99))?.key).toBe('outOfRange');
		expect(table.check(add(1))).toBeNull();
		expect(table.log).toEqual([]);
	});

	test('twice for the same head counts once', async () => {
		const table = await opened(await created());
		const { head } = table;
		const both = await Promise.all([table.send(add(1), head), table.send(add(1), head)]);
		expect(both).toEqual([true, false]);
		expect(await table.send(add(1), head)).toBe(false);
		expect(table.state).toBe(4);
	});

	test('of a stale undo button does nothing', async () => {
		const table = await opened(await created());
		await table.send(add(1), table.head);
		await table.send(add(2), table.head);
		const { head } = table;
		expect(await table.undo(head)).toBe(true);
		expect(await table.undo(head)).toBe(false);
		expect(table.state).toBe(4);
	});

	test('that cannot be stored is not shown', async () => {
		const table = await opened(await created());
		vi.spyOn(database.entries, 'add').mockImplementation(() => {
			throw new DOMException('full', 'QuotaExceededError');
		});
		expect(await table.send(add(1), table.head)).toBe(false);
		expect([table.state, table.notice]).toEqual([3, { kind: 'problem', problem: 'full' }]);
		vi.restoreAllMocks();
		expect(await table.send(add(1), table.head)).toBe(true);
	});

	test('finishes the game in the lists too', async () => {
		const table = await opened(await created());
		await table.send(add(17), table.head);
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
		await table.send(add(4), table.head);
		expect(table.undoable).toMatchObject({ kind: 'move', told: { key: 'add', params: { by: 4 } } });
		await table.undo(table.head);
		expect(table.heard).toMatchObject({ kind: 'undo', told: { params: { by: 4 } } });
		const again = await opened(id);
		expect([again.undoable, again.redoable?.told.params['by']]).toEqual([null, 4]);
		await again.redo(again.head);
		expect(again.state).toBe(7);
	});
});

describe('two tabs', () => {
	test('the slower one sees what the faster did, and loses nothing', async () => {
		const id = await created();
		const [one, two] = [await opened(id), await opened(id)];
		await one.send(add(1), one.head);
		expect(await two.send(add(2), two.head)).toBe(false);
		expect(two.notice).toEqual({ kind: 'problem', problem: 'elsewhere' });
		expect(two.state).toBe(4);
		expect(await two.send(add(2), two.head)).toBe(true);
		await one.catchUp();
		expect([one.state, one.head]).toEqual([6, two.head]);
	});

	test('taps in both at once end in the same game', async () => {
		const id = await created();
		const [one, two] = [await opened(id), await opened(id)];
		for (let i = 0; i < 12; i++) {
			const by = i % 3 === 0 ? -1 : 1;
			await Promise.all([one.send(add(by), one.head), two.send(add(by), two.head)]);
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
		await one.send(add(1), one.head);
		await vi.waitFor(() => {
			expect(two.state).toBe(one.state);
		});
		for (const end of ends) end();
		await one.send(add(1), one.head);
		expect(two.head).not.toBe(one.head);
		vi.unstubAllGlobals();
	});
});

describe('what the browser does to us', () => {
	test('a game that was cleared is put back from memory with the tap', async () => {
		const id = await created();
		const table = await opened(id);
		await table.send(add(1), table.head);
		await database.games.clear();
		await database.entries.clear();
		expect(await table.send(add(2), table.head)).toBe(true);
		expect(table.notice).toEqual({ kind: 'putBack' });
		expect((await opened(id)).state).toBe(6);
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
		expect(await table.send(add(1), table.head)).toBe(true);
		expect([table.state, table.log.length]).toEqual([4, 1]);
	});
});

describe('changing the past', () => {
	test('is one stored step, with what no longer holds flagged', async () => {
		const id = await created();
		const table = await opened(id);
		await table.send(add(4), table.head);
		await table.send(add(-6), table.head);
		const first = table.log[0]?.id ?? '';
		expect(await table.amend({ how: 'remove', of: first }, table.head)).toBe(true);
		expect(table.notice).toEqual({ kind: 'amended', refused: 1 });
		const again = await opened(id);
		expect(again.log).toMatchObject([
			{ flagged: { key: 'outOfRange' }, told: { params: { by: -6 } } }
		]);
		expect(again.undoable).toMatchObject({ kind: 'amend', told: { params: { by: 4 } } });
		await again.undo(again.head);
		expect(again.state).toBe(1);
	});

	test('offers what the rules allowed there', async () => {
		const table = await opened(await created());
		await table.send(add(2), table.head);
		const [line] = table.lines;
		if (line === undefined) throw new Error('no line');
		const { changeTo, instead, after } = amendmentsOf(table.game, table.initial, line);
		expect(changeTo.map(({ command }) => command)).toEqual([add(-2), add(-1), add(1)]);
		expect(instead.map(({ told }) => told.key)).toEqual(['double']);
		expect(after.map(({ command }) => command)).toEqual([add(-5)]);
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
		await table.send(add(1), table.head);
		await damage();
		expect(await troubleWith(id)).toBe('unreadable');
	});
});
