import { expect, test } from 'vitest';
import type { GameRecord } from '$lib/storage/records';
import { shelvesOf } from './shelves';

const record = (id: string, more: Partial<GameRecord> = {}): GameRecord => ({
	id,
	game: 'counter',
	formatVersion: 1,
	rulesVersion: 1,
	players: [{ name: 'Eva', colour: 'red' }],
	setup: null,
	createdAt: 1,
	updatedAt: 1,
	deletedAt: null,
	status: 'running',
	round: 1,
	scores: [0],
	actor: 0,
	ranking: [],
	...more
});
const readable = (game: GameRecord) => ({ readable: true, id: game.id, record: game }) as const;

test('games stand on the shelf where a person looks for them', () => {
	const shelves = shelvesOf([
		readable(record('a')),
		readable(record('b', { status: 'finished' })),
		readable(record('old', { deletedAt: 5 })),
		readable(record('new', { deletedAt: 9 })),
		{ readable: false, id: 'bad', deletedAt: null },
		{ readable: false, id: 'badInBin', deletedAt: 3 }
	]);
	expect(shelves).toMatchObject({
		running: [{ id: 'a' }],
		finished: [{ id: 'b' }],
		bin: [{ id: 'new' }, { id: 'old' }],
		unreadable: ['bad'],
		unreadableBin: ['badInBin']
	});
});
