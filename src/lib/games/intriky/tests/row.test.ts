import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Command, Options } from '../schema';
import { card } from './cards.samples';
import { at, full } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

const words = (given: { readonly state: unknown }, seat: number) =>
	full(given).rows[seat]?.cards.map(({ upper }) => upper.word);

describe('the row (IN-3)', () => {
	const row = { [ANN]: [card('take'), card('one')] };

	test.each([
		['left', ['lay', 'take', 'one']],
		['right', ['take', 'one', 'lay']]
	] as const)('IN-3.1 a card joins the %s end', (end, expected) => {
		const laid = at({ rows: row }).and({
			type: 'lay',
			player: ANN,
			row: ANN,
			end,
			card: card('lay')
		});
		expect(words(laid, ANN)).toEqual(expected);
	});

	test('IN-3.1 a laid card does not move by itself', () => {
		const from = { in: 'row', row: ANN, index: 0 } as const;
		at({ rows: row })
			.when({ type: 'move', player: ANN, from, to: BOB, position: 0 })
			.then(refusedWith('nothingDue', 'IN-3.1'));
		at({ rows: row })
			.when({ type: 'cancel', player: ANN, at: from })
			.then(refusedWith('nothingDue', 'IN-3.1'));
	});

	test('IN-3.1 after a card is taken out the rest close up in the same order', () => {
		const played = at({ rows: { [ANN]: [card('take'), card('lay'), card('one')] } }).and({
			type: 'playEffect',
			player: ANN,
			index: 1,
			line: 'upper',
			target: BOB
		});
		expect(words(played, ANN)).toEqual(['take', 'one']);
	});

	const moving = (move: Options['move']) =>
		at({
			options: { move },
			rows: {
				[ANN]: [card('discard', 'one', { effect: 'moveOne' })],
				[BOB]: [card('take'), card('one')],
				[CID]: [card('lay')]
			}
		}).and({ type: 'playEffect', player: ANN, index: 0, line: 'upper', target: ANN });

	const toBob = (position: number): Command => ({
		type: 'move',
		player: ANN,
		from: { in: 'row', row: CID, index: 0 },
		to: BOB,
		position
	});

	test('IN-3.2 a moved card joins either end of the row it goes to', () => {
		expect(words(moving('ends').and(toBob(0)), BOB)).toEqual(['lay', 'take', 'one']);
		expect(words(moving('ends').and(toBob(2)), BOB)).toEqual(['take', 'one', 'lay']);
		moving('ends').when(toBob(1)).then(refusedWith('joinsEnds', 'IN-3.2'));
		moving('ends').when(toBob(3)).then(refusedWith('noSuchPlace', 'IN-3.2'));
	});

	test('IN-3.2 table option: anywhere in the row', () => {
		expect(words(moving('anywhere').and(toBob(1)), BOB)).toEqual(['take', 'lay', 'one']);
	});

	test('IN-3.2 a move within a row goes to its other end; to where it lies is no move', () => {
		const within = (position: number): Command => ({
			type: 'move',
			player: ANN,
			from: { in: 'row', row: BOB, index: 0 },
			to: BOB,
			position
		});
		expect(words(moving('ends').and(within(1)), BOB)).toEqual(['one', 'take']);
		moving('ends').when(within(0)).then(refusedWith('nothingMoves', 'IN-3.2'));
	});

	const initiator = (number: number, seat = ANN): Command => ({
		type: 'layInitiator',
		player: ANN,
		row: seat,
		number
	});

	test('IN-3.3 an initiator is the one lay, and its row is read next', () => {
		const laid = at({ rows: row }).and(initiator(2));
		expect(full(laid)).toMatchObject({
			laid: true,
			hands: [5, 5, 5],
			duties: [{ kind: 'read', player: ANN, number: 2 }]
		});
		laid.when({ type: 'endTurn' }).then(refusedWith('dutyFirst', 'IN-4.1'));
	});

	test('IN-3.3 an initiator is laid only where the row is long enough', () => {
		at({ rows: row }).when(initiator(3)).then(refusedWith('rowTooShort', 'IN-4.1'));
	});

	test('IN-3.3 table option: an initiator waits until its owner wishes and the row is long enough', () => {
		const waits = at({ options: { initiators: 'mayWait' }, rows: row }).and(initiator(3));
		expect(full(waits)).toMatchObject({ duties: [], laid: true });
		expect(full(waits).rows[ANN]?.waiting).toEqual([3]);
		const fire: Command = { type: 'fire', row: ANN, index: 0 };
		waits.when(fire).then(refusedWith('rowTooShort', 'IN-4.1'));
		const end: Command = { type: 'endTurn' };
		const grown = waits.and(
			end,
			{ type: 'lay', player: BOB, row: ANN, end: 'right', card: card('two') },
			end,
			end
		);
		const fired = grown.and(fire);
		expect(full(fired).duties).toEqual([{ kind: 'read', player: ANN, number: 3 }]);
		expect(full(fired).rows[ANN]?.waiting).toEqual([]);
		grown.and(end).when(fire).then(refusedWith('othersTurn', 'IN-2'));
		grown.when({ ...fire, index: 1 }).then(refusedWith('noSuchInitiator', 'IN-3.3'));
	});

	const waiting = (number: number): Command => ({ ...initiator(number), wait: true }) as Command;

	test('IN-3.3 table option: an initiator waits in a row that is long enough, until its owner wishes', () => {
		const given = at({ options: { initiators: 'mayWait' }, rows: row });
		const waits = given.and(waiting(2));
		expect(full(waits)).toMatchObject({ duties: [], laid: true });
		expect(full(waits).rows[ANN]?.waiting).toEqual([2]);
		expect(full(waits.and({ type: 'fire', row: ANN, index: 0 })).duties).toHaveLength(1);
		expect(full(given.and(initiator(2))).duties).toHaveLength(1);
		at({ rows: row }).when(waiting(2)).then(refusedWith('worksAtOnce', 'IN-3.3'));
		at({ rows: row }).when(waiting(3)).then(refusedWith('rowTooShort', 'IN-4.1'));
	});

	test('IN-5 made to lay, a complete sentence is initiated at once, also where an initiator may wait', () => {
		const forced = at({
			options: { initiators: 'mayWait' },
			rows: { [ANN]: [card('take', 'one', { effect: 'layTwo' }), card('take'), card('one')] }
		}).and({ type: 'playEffect', player: ANN, index: 0, line: 'upper', target: ANN });
		forced.when(waiting(2)).then(refusedWith('worksAtOnce', 'IN-5'));
		expect(full(forced.and(waiting(3))).rows[ANN]?.waiting).toEqual([3]);
		expect(full(forced.and(initiator(2))).duties.map(({ kind }) => kind)).toEqual(['lay', 'read']);
	});

	test('IN-3.3 made to lay with nothing that can be laid: the player says so', () => {
		const lies = { [ANN]: [card('take', 'one', { effect: 'layTwo' })] };
		const play: Command = { type: 'playEffect', player: ANN, index: 0, line: 'upper', target: BOB };
		const due = at({ rows: lies }).and(play);
		due
			.when({ type: 'layInitiator', player: BOB, row: BOB, number: 2 })
			.then(refusedWith('rowTooShort', 'IN-4.1'));
		due
			.when({ type: 'forgo', player: BOB })
			.then({ type: 'taskOver', kind: 'lay', player: BOB, lost: 2 });
		at({ rows: lies, options: { initiators: 'mayWait' } })
			.and(play)
			.when({ type: 'forgo', player: BOB })
			.then(refusedWith('alwaysLayable', 'IN-3.3'));
	});

	test('IN-3.4 a card laid before another player belongs to that row', () => {
		const laid = at({ rows: { [BOB]: [card('take')] } }).and({
			type: 'lay',
			player: ANN,
			row: BOB,
			end: 'right',
			card: card('three')
		});
		expect(words(laid, BOB)).toEqual(['take', 'three']);
		expect(full(laid).hands).toEqual([5, 5, 5]);
	});

	test('IN-3.4 an initiator before another player: the owner of the row reads and gains', () => {
		const read = at({ rows: { [BOB]: [card('take'), card('one')] } }).and(initiator(2, BOB), {
			type: 'read',
			line: 'upper',
			start: 0,
			targets: [BOB],
			bonus: null
		});
		expect(full(read).purses.map(({ bank }) => bank)).toEqual([[], [1, 1], []]);
		expect(full(read).hands).toEqual([5, 6, 5]);
	});
});
