import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { CornerEffect } from '../model';
import type { Command } from '../schema';
import { card, defence } from './cards.samples';
import { why } from '../why';
import { at, before, full, line, reads, types } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

describe('commands (IN-5)', () => {
	test('IN-5 take: from the draw pile, at once', () => {
		expect(types(before(line('take', 'three')).when(reads([BOB])))).toEqual([
			'sentenceRead',
			'drew',
			'taskOver'
		]);
	});

	test('IN-5 take goes on with the new pile; with both empty the rest is lost', () => {
		const read = before(line('take', 'three'), { hands: [80, 5, 7], discardPile: 1 }).when(
			reads([BOB])
		);
		expect(read.result).toMatchObject({
			value: [
				{ type: 'sentenceRead' },
				{ type: 'drew', cards: 1 },
				{ type: 'reshuffled', cards: 2 },
				{ type: 'drew', cards: 2 },
				{ type: 'taskOver', lost: 0 }
			]
		});
	});

	test('IN-5 discard: the target’s own choice, so only the number is known', () => {
		expect(full(before(line('discard', 'two')).and(reads([CID])))).toMatchObject({
			hands: [5, 5, 3],
			discardPile: 3
		});
	});

	test('IN-5 lay: a complete sentence is initiated at once, out of turn, and may nest', () => {
		const due = before(line('lay', 'two'), { rows: { [BOB]: line('lay', 'one') } }).and(
			reads([BOB]),
			{ type: 'layInitiator', player: BOB, row: BOB, number: 2 }
		);
		expect(full(due).duties.map(({ kind, player }) => [kind, player])).toEqual([
			['lay', BOB],
			['read', BOB]
		]);
		const nested = due.and(reads([CID]));
		expect(full(nested).duties.map(({ kind, player }) => [kind, player])).toEqual([
			['lay', BOB],
			['lay', CID]
		]);
		const cid = nested.and({ type: 'lay', player: CID, row: CID, end: 'left', card: card('one') });
		const bob = cid.and({ type: 'lay', player: BOB, row: BOB, end: 'left', card: card('one') });
		expect(full(bob)).toMatchObject({ duties: [], active: ANN, hands: [5, 3, 4] });
		expect(full(bob).purses.map(({ bank }) => bank)).toEqual([[1, 1], [1, 1], []]);
	});

	test('IN-5 nothing else goes on while somebody has to lay', () => {
		const due = before(line('lay', 'one')).and(reads([BOB]));
		due.when({ type: 'endTurn' }).then(refusedWith('dutyFirst', 'IN-5'));
		due.when({ type: 'steal', player: BOB, from: ANN }).then(refusedWith('dutyFirst', 'IN-5'));
	});

	const moves = (lying: Parameters<typeof at>[0] = {}) =>
		before(line('move', 'two'), {
			...lying,
			rows: { [BOB]: line('take', 'one'), [CID]: line('lay') }
		}).and(reads([CID]));
	const move = (row: number, index: number, to: number, position = 0): Command => ({
		type: 'move',
		player: CID,
		from: { in: 'row', row, index },
		to,
		position
	});

	test('IN-5 move: n different cards of OTHER players, and it must be done', () => {
		const due = moves();
		due.when(move(CID, 0, ANN)).then(refusedWith('moveOthers', 'IN-5'));
		due.when({ type: 'forgo', player: CID }).then(refusedWith('mustBeDone', 'IN-5'));
		due.when(move(BOB, 5, ANN)).then(refusedWith('noSuchCard', 'IN-5'));
		const once = due.and(move(BOB, 0, ANN));
		once.when(move(ANN, 0, BOB)).then(refusedWith('movedAlready', 'IN-5'));
		const twice = once.and(move(BOB, 0, CID));
		expect(full(twice).duties).toEqual([]);
		expect(full(twice).rows.map(({ cards }) => cards.length)).toEqual([1, 0, 2]);
	});

	test('IN-5 move: with no card of another player left the rest is lost', () => {
		const once = before(line('move', 'three'), { rows: { [BOB]: line('take') } }).and(reads([CID]));
		expect(types(once.when(move(BOB, 0, CID)))).toEqual(['moved', 'taskOver']);
		expect(
			full(before(line('move', 'three'), { rows: { [CID]: line('take') } }).and(reads([CID])))
				.duties
		).toEqual([]);
	});

	const cancels = (cancel: 'anyRow' | 'ownRow') =>
		before(line('cancel', 'one'), {
			options: { cancel },
			rows: { [BOB]: line('take'), [CID]: line('lay') }
		}).and(reads([BOB]));
	const cancel = (row: number): Command => ({
		type: 'cancel',
		player: BOB,
		at: { in: 'row', row, index: 0 }
	});

	test('IN-5 cancel: the target chooses, from anyone’s row', () => {
		const done = cancels('anyRow').and(cancel(CID));
		expect(full(done)).toMatchObject({ duties: [], discardPile: 2 });
		expect(full(done).rows[CID]?.cards).toEqual([]);
	});

	test('IN-5 cancel, table option: only from the target’s own row', () => {
		cancels('ownRow').when(cancel(CID)).then(refusedWith('cancelOwn', 'IN-5'));
		expect(full(cancels('ownRow').and(cancel(BOB))).duties).toEqual([]);
	});
});

describe('corner effects (IN-6)', () => {
	const playing = (effect: CornerEffect, lying: Parameters<typeof at>[0] = {}) =>
		at({ ...lying, rows: { ...lying.rows, [ANN]: [card('take', 'one', { effect })] } });
	const play = (target: number): Command => ({
		type: 'playEffect',
		player: ANN,
		index: 0,
		line: 'upper',
		target
	});

	test.each([
		['throwOne', [6, 4, 5], 2],
		['takeOne', [6, 6, 5], 2],
		['takeTop', [6, 6, 5], 1]
	] as const)('IN-6 %s on another player', (effect, hands, discardPile) => {
		const played = playing(effect, { discardPile: 1 }).and(play(BOB));
		expect(full(played)).toMatchObject({
			hands,
			discardPile: effect === 'throwOne' ? 3 : discardPile,
			duties: []
		});
	});

	test('IN-6 the card itself is discarded after its effect, so it is never the top card taken', () => {
		expect(full(playing('takeTop').and(play(BOB)))).toMatchObject({
			hands: [6, 5, 5],
			discardPile: 1
		});
	});

	test.each(['takeOne', 'takeTop'] as const)(
		'IN-6 %s with nothing there takes nothing, not even the card itself, and says so',
		(effect) => {
			const given = playing(effect, { hands: [85, 5, 5] });
			const played = given.when(play(BOB));
			expect(full(played).hands).toEqual([85, 5, 5]);
			const told = why(given.state, play(BOB), played.result.ok ? played.result.value : []);
			expect(told.filter(({ key }) => key === 'lostHere')).toMatchObject([
				{ params: { count: 1 } }
			]);
		}
	);

	test('IN-6 several effects in one turn, on oneself too, and besides the one lay', () => {
		const two = [
			card('take', 'one', { effect: 'takeOne' }),
			card('one', 'one', { effect: 'layTwo' })
		];
		const lay: Command = { type: 'lay', player: ANN, row: ANN, end: 'right', card: card('two') };
		const done = at({ rows: { [ANN]: two } }).and(lay, play(ANN), play(ANN), lay, lay);
		expect(full(done)).toMatchObject({ hands: [4, 5, 5], duties: [], laid: true });
		done.when(lay).then(refusedWith('laidAlready', 'IN-2'));
	});

	test('IN-6 lay two: with one card in hand, one is laid', () => {
		const due = playing('layTwo', { hands: [6, 1, 5] }).and(play(BOB));
		const laid = due.when({ type: 'lay', player: BOB, row: BOB, end: 'left', card: card('one') });
		expect(types(laid)).toEqual(['laid', 'taskOver']);
	});

	test('IN-6 cancel any one laid card: must, also where the table plays the command otherwise', () => {
		const due = playing('cancelOne', {
			rows: { [CID]: line('lay') },
			options: { cancel: 'ownRow' }
		}).and(play(BOB));
		due.when({ type: 'forgo', player: BOB }).then(refusedWith('mustBeDone', 'IN-5'));
		expect(
			full(due.and({ type: 'cancel', player: BOB, at: { in: 'row', row: CID, index: 0 } })).duties
		).toEqual([]);
	});

	test('IN-6 move any one laid card: may, of any player, the own ones too', () => {
		const due = playing('moveOne', { rows: { [BOB]: line('lay') } }).and(play(BOB));
		expect(full(due.and({ type: 'forgo', player: BOB })).duties).toEqual([]);
		const own: Command = {
			type: 'move',
			player: BOB,
			from: { in: 'row', row: BOB, index: 0 },
			to: CID,
			position: 0
		};
		expect(full(due.and(own)).rows[CID]?.cards).toHaveLength(1);
	});

	test('IN-6 a random card from any other hand', () => {
		const due = playing('stealOne', { hands: [6, 0, 5] }).and(play(CID));
		due.when({ type: 'steal', player: CID, from: CID }).then(refusedWith('stealOthers', 'IN-6'));
		due.when({ type: 'steal', player: CID, from: BOB }).then(refusedWith('handEmpty', 'IN-6'));
		expect(full(due.and({ type: 'steal', player: CID, from: ANN })).hands).toEqual([5, 0, 6]);
		expect(full(playing('stealOne', { hands: [0, 0, 5] }).and(play(CID))).duties).toEqual([]);
	});

	test('IN-6 no such card, an effect not entered, the defence', () => {
		playing('takeOne')
			.when({ ...play(BOB), index: 1 } as Command)
			.then(refusedWith('noSuchCard', 'IN-6'));
		playing('defence').when(play(BOB)).then(refusedWith('defenceAnswers', 'IN-6'));
	});

	const defend: Command = { type: 'defend', player: BOB, index: 0 };

	test('IN-6 the defence stops the whole sentence for its owner, entered late', () => {
		const read = before(line('discard', 'three', 'take', 'one'), {
			rows: { [BOB]: [defence] }
		}).and(reads([BOB, CID]));
		expect(full(read).hands).toEqual([5, 2, 6]);
		const stopped = read.when(defend);
		expect(types(stopped)).toEqual(['defended', 'drew', 'taskOver']);
		expect(stopped.state).toMatchObject({ hands: [5, 5, 6], discardPile: 2 });
		expect(stopped.state.purses[ANN]?.bank).toEqual([1, 1, 1, 1]);
	});

	test('IN-6 the defence against an effect, and against what is still to be done', () => {
		const thrown = playing('throwOne', { rows: { [BOB]: [defence] } }).and(play(BOB), defend);
		expect(full(thrown)).toMatchObject({ hands: [6, 5, 5], discardPile: 2, duties: [] });
		const forced = playing('layTwo', { rows: { [BOB]: [defence] } }).and(play(BOB), defend);
		expect(full(forced)).toMatchObject({ hands: [6, 5, 5], duties: [] });
	});

	test('IN-6 a later command of a sentence can be stopped when its turn comes', () => {
		const due = before(line('lay', 'one', 'lay', 'two'), { rows: { [BOB]: [defence] } }).and(
			reads([CID, BOB]),
			{ type: 'lay', player: CID, row: CID, end: 'left', card: card('one') }
		);
		expect(full(due).reaction).toBeNull();
		expect(full(due.and(defend))).toMatchObject({ duties: [], hands: [5, 5, 4], discardPile: 2 });
		due
			.and({ type: 'lay', player: BOB, row: CID, end: 'left', card: card('one') })
			.when(defend)
			.then(refusedWith('notConcerned', 'IN-6'));
	});

	test('IN-6 a defence against what is still to be done, while something newer was played', () => {
		const due = before(line('lay', 'one', 'lay', 'two'), {
			rows: { [BOB]: [defence], [CID]: line('discard', 'one') }
		}).and(
			reads([CID, BOB]),
			{ type: 'layInitiator', player: CID, row: CID, number: 2 },
			reads([ANN])
		);
		expect(full(due).duties).toMatchObject([{ kind: 'lay', player: BOB, fresh: true }]);
		expect(full(due.and(defend))).toMatchObject({ duties: [], hands: [4, 5, 4] });
	});

	test('IN-6 the defence works only from the table, for its owner, once, and until something else is entered', () => {
		const played = playing('throwOne', {
			rows: { [BOB]: [defence, defence], [CID]: [defence] }
		}).and(play(BOB));
		played.when({ ...defend, player: CID }).then(refusedWith('notConcerned', 'IN-6'));
		played.when({ ...defend, index: 2 }).then(refusedWith('noSuchCard', 'IN-6'));
		played.and(defend).when(defend).then(refusedWith('notConcerned', 'IN-6'));
		played.and({ type: 'endTurn' }).when(defend).then(refusedWith('notConcerned', 'IN-6'));
		playing('throwOne', { rows: { [BOB]: [card('take')] } })
			.and(play(BOB))
			.when(defend)
			.then(refusedWith('noDefence', 'IN-6'));
	});
});
