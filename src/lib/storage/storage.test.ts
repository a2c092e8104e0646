import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyGame } from '$lib/contract/game';
import type { Entry } from '../engine/log';
import { sign, START } from '../engine/log';
import { database } from './database';
import { exportGame } from './export';
import {
	appendEntry,
	createGame,
	deleteGame,
	emptyBin,
	putBack,
	restoreGame,
	summaryOf
} from './gateway';
import { countEntries, listGames, listPeople, readEntriesFrom, readGame } from './reading';
import type { GameRecord } from './records';

const progress = { round: 2, scores: [4, 1], actor: 1, result: null };
const game = {
	id: 'counter',
	rulesVersion: 1,
	initial: (setup: unknown) => setup,
	progress: () => progress
} as unknown as AnyGame;
const players = [
	{ name: 'Eva', colour: 'red' },
	{ name: '🎩 ě & #', colour: 'blue' }
] as const;
const summary = summaryOf(progress);

async function created(): Promise<string> {
	const result = await createGame(game, players, { level: 3 });
	if (!result.ok) throw new Error(result.refusal);
	return result.value;
}

const entry = (id: string, parent = START): Entry<unknown, unknown> =>
	sign({ kind: 'move', command: { type: 'add' }, events: [{ type: 'added' }] }, parent, id, 7);

async function recordOf(id: string): Promise<GameRecord> {
	const read = await readGame(id);
	if (!read.ok) throw new Error(read.refusal);
	return read.value.record;
}

beforeEach(async () => {
	database.close({ disableAutoOpen: false });
	await database.delete({ disableAutoOpen: false });
	await database.open();
});

describe('a game', () => {
	test('is stored with the colours that its set-up gives, people with those they chose', async () => {
		const teams = { ...game, colours: () => ['white', 'white'] } as unknown as AnyGame;
		const made = await createGame(teams, players, null);
		const read = await readGame(made.ok ? made.value : '');
		const colours = read.ok ? read.value.record.players.map(({ colour }) => colour) : [];
		expect(colours).toEqual(['white', 'white']);
		const people = await listPeople();
		expect(people.map(({ colour }) => colour).toSorted()).toEqual(['blue', 'red']);
	});

	test('comes back with its log', async () => {
		const id = await created();
		expect(await appendEntry(await recordOf(id), 0, entry('a'), summary)).toEqual({
			ok: true,
			value: undefined
		});
		expect(await appendEntry(await recordOf(id), 1, entry('b', 'a'), summary)).toMatchObject({
			ok: true
		});
		const read = await readGame(id);
		expect(read).toMatchObject({
			ok: true,
			value: { record: { round: 2, players, updatedAt: 7 } }
		});
		expect(read.ok && read.value.entries).toEqual([entry('a'), entry('b', 'a')]);
		expect(await countEntries(id)).toBe(2);
		expect(await readEntriesFrom(id, 1)).toEqual([entry('b', 'a')]);
	});

	test('remembers its players', async () => {
		await created();
		expect((await listPeople()).map((person) => person.name).sort()).toEqual(['Eva', '🎩 ě & #']);
	});

	test('that is not there is unknown', async () => {
		expect(await readGame('nothing')).toEqual({ ok: false, refusal: 'unknown' });
	});
});

describe('two tabs', () => {
	test('an entry that another tab has written is refused, and nothing of it stays', async () => {
		const id = await created();
		await appendEntry(await recordOf(id), 0, entry('a'), summary);
		const late = await appendEntry(await recordOf(id), 0, entry('late'), { ...summary, round: 99 });
		expect(late).toEqual({ ok: false, refusal: 'elsewhere' });
		expect(await readGame(id)).toMatchObject({
			value: { record: { round: 2 }, entries: [{ id: 'a' }] }
		});
	});
});

describe('what the browser does to us', () => {
	test('a game that was taken away is noticed, and can be put back from memory', async () => {
		const id = await created();
		const record = await recordOf(id);
		await database.games.clear();
		expect(await appendEntry(record, 0, entry('a'), summary)).toEqual({
			ok: false,
			refusal: 'gone'
		});
		expect(await database.entries.count()).toBe(0);
		expect(await database.games.count()).toBe(0);
		await putBack(record, [entry('a')]);
		expect(await readGame(id)).toMatchObject({ ok: true, value: { entries: [{ id: 'a' }] } });
	});

	test('a connection that was cut is opened anew, once', async () => {
		const id = await created();
		const add = vi.spyOn(database.entries, 'add').mockImplementationOnce(() => {
			throw new DOMException('cut', 'InvalidStateError');
		});
		expect(await appendEntry(await recordOf(id), 0, entry('a'), summary)).toMatchObject({
			ok: true
		});
		expect(add).toHaveBeenCalledTimes(2);
	});

	test.each([
		['QuotaExceededError', 'full'],
		['InvalidStateError', 'closed'],
		['SomethingElse', 'failed']
	])('%s is called "%s"', async (name, problem) => {
		const id = await created();
		vi.spyOn(database.entries, 'add').mockImplementation(() => {
			throw new DOMException('no', name);
		});
		expect(await appendEntry(await recordOf(id), 0, entry('a'), summary)).toEqual({
			ok: false,
			refusal: problem
		});
		vi.restoreAllMocks();
		expect(await readGame(id)).toMatchObject({ value: { entries: [] } });
	});
});

describe('records that can’t be read', () => {
	test('are listed as such, do not stop the others, and can be exported as they are', async () => {
		const good = await created();
		await database.games.add({ id: 'bad', players: 'nobody' } as never);
		expect(await listGames()).toMatchObject([
			{ readable: true, id: good },
			{ readable: false, id: 'bad', deletedAt: null }
		]);
		expect(await readGame('bad')).toEqual({ ok: false, refusal: 'unreadable' });
		const file = await exportGame('bad');
		expect(JSON.parse(await file.text())).toMatchObject({ game: { players: 'nobody' } });
	});

	const standing = { place: 1, score: 3 };
	test.each<readonly [string, object]>([
		['a turn of nobody', { actor: 2 }],
		['points of nobody', { scores: [1, 2, 3] }],
		['a winner who does not sit there', { ranking: [{ ...standing, seat: 2 }] }],
		['somebody ranked twice', { ranking: [0, 0].map((seat) => ({ ...standing, seat })) }]
	])('a record with %s can’t be read', async (_, change) => {
		const id = await created();
		await database.games.update(id, change);
		expect(await readGame(id)).toEqual({ ok: false, refusal: 'unreadable' });
	});

	test('a broken entry makes its game unreadable, not lost', async () => {
		const id = await created();
		await appendEntry(await recordOf(id), 0, { ...entry('a'), kind: 'jump' } as never, summary);
		expect(await readGame(id)).toEqual({ ok: false, refusal: 'unreadable' });
		const content: unknown = JSON.parse(await (await exportGame(id)).text());
		expect(content).toMatchObject({ entries: [{ kind: 'jump' }] });
	});
});

describe('the bin', () => {
	test('keeps a game in which another tab still plays', async () => {
		const id = await created();
		const record = await recordOf(id);
		await deleteGame(id);
		expect(await appendEntry(record, 0, entry('a'), summary)).toMatchObject({ ok: true });
		const { deletedAt, round } = await recordOf(id);
		expect(deletedAt).not.toBeNull();
		expect(round).toBe(2);
	});

	test('a deleted game can be restored for 30 days and is forgotten after', async () => {
		const [id, other] = [await created(), await created()];
		await appendEntry(await recordOf(id), 0, entry('a'), summary);
		await deleteGame(id);
		await emptyBin();
		expect(await listGames()).toHaveLength(2);
		await restoreGame(id);
		await deleteGame(other);
		await emptyBin(Date.now() + 31 * 24 * 60 * 60 * 1000);
		expect(await listGames()).toMatchObject([{ id, record: { deletedAt: null } }]);
		expect(await countEntries(id)).toBe(1);
	});
});
