import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Command, CornerEffect, Intrigue, Word } from './model';
import { doable } from './rules/tasks';
import { at, card, defence, full, types } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

type Read = Extract<Command, { type: 'read' }>;

const reads = (targets: readonly number[], rest: Partial<Read> = {}): Read => ({
	type: 'read',
	line: 'upper',
	start: 0,
	targets,
	bonus: null,
	...rest
});

const line = (...words: readonly Word[]): readonly Intrigue[] => words.map((word) => card(word));

/** Ann's row, an initiator of its length just laid. */
const before = (row: readonly Intrigue[], lying: Parameters<typeof at>[0] = {}) =>
	at({ ...lying, rows: { ...lying.rows, [ANN]: row } }).and({
		type: 'layInitiator',
		player: ANN,
		row: ANN,
		number: row.length
	});

describe('initiating (IN-4)', () => {
	test('IN-4.1 the owner of the row chooses which neighbours are read', () => {
		const laid = at({ rows: { [ANN]: line('take', 'one', 'two') } }).and({
			type: 'layInitiator',
			player: ANN,
			row: ANN,
			number: 2
		});
		laid.when(reads([], { start: 2 })).then(refusedWith('noSuchWindow', 'IN-4.1'));
		const read = laid.and(reads([], { start: 1 }));
		expect(full(read).rows[ANN]?.cards.map(({ upper }) => upper.word)).toEqual(['take']);
	});

	test('IN-4.1 without an initiator nothing is read', () => {
		at({ rows: { [ANN]: line('take', 'one') } })
			.when(reads([ANN]))
			.then(refusedWith('nothingToRead', 'IN-4.1'));
	});

	test('IN-4.2 the lower line is read from right to left', () => {
		const row = [card('one', 'two'), card('one', 'take')];
		const read = before(row).when(reads([BOB], { line: 'lower' }));
		expect(read.state).toMatchObject({ hands: [5, 7, 5] });
	});

	test('IN-4.3 the cards become dollars, sense or not; the initiator is discarded, the rest closes up', () => {
		const row = [card('one', 'one', { dollars: 4 }), card('two', 'one', { dollars: 2 })];
		const read = before(row).when(reads([]));
		expect(read.state).toMatchObject({ discardPile: 1, duties: [], hands: [5, 5, 5] });
		expect(read.state.purses[ANN]?.bank).toEqual([4, 2]);
		expect(full(read).rows[ANN]?.cards).toEqual([]);
	});

	test('IN-4.3 a card whose money bags are unknown is entered first', () => {
		const blank: Intrigue = { ...card('take'), dollars: 'unknown' };
		const due = before([blank, card('one')]);
		due.when(reads([ANN])).then(refusedWith('dollarsUnknown', 'IN-4.3'));
		const noted = due.and({
			type: 'note',
			at: { in: 'row', player: ANN, index: 0 },
			face: { as: 'intrigue', card: { ...blank, dollars: 3 } }
		});
		expect(full(noted.and(reads([ANN]))).purses[ANN]?.bank).toEqual([3, 1]);
	});

	test('IN-4.4 a word that is unknown is entered first; what is known is not changed by it', () => {
		const blank: Intrigue = { ...card('take'), upper: { ...card('take').upper, word: 'unknown' } };
		const due = before([blank, card('one')]);
		due.when(reads([ANN])).then(refusedWith('wordsUnknown', 'IN-4.4'));
		due
			.when({
				type: 'note',
				at: { in: 'row', player: ANN, index: 1 },
				face: { as: 'intrigue', card: card('two') }
			})
			.then(refusedWith('knownAlready', 'IN-8'));
	});

	test('IN-4.5 one player for each command, two commands on two players', () => {
		const due = before(line('take', 'two', 'discard', 'one'));
		due.when(reads([BOB])).then(refusedWith('targetForEach', 'IN-4.5'));
		due.when(reads([BOB, 3])).then(refusedWith('noSuchPlayer', 'IN-1.1'));
		expect(full(due.and(reads([BOB, CID]))).hands).toEqual([5, 7, 4]);
		expect(full(due.and(reads([ANN, ANN]))).hands).toEqual([6, 5, 5]);
	});

	test('IN-4.5 what the target cannot do in full is done as far as possible', () => {
		const read = before(line('discard', 'three'), { hands: [6, 2, 5] }).when(reads([BOB]));
		expect(read.state).toMatchObject({ hands: [5, 0, 5] });
		expect(read.result).toMatchObject({
			value: [
				{ type: 'sentenceRead' },
				{ type: 'discarded', player: BOB, cards: 2, reason: 'chosen' },
				{ type: 'taskOver', kind: 'discard', player: BOB, lost: 1 }
			]
		});
	});

	test('IN-4.5 how much a target can do is known before it is chosen', () => {
		const state = full(
			at({ hands: [6, 2, 5], rows: { [BOB]: line('take', 'one'), [CID]: line('lay') } })
		);
		expect(doable(state, 'discard', 3, BOB)).toBe(2);
		expect(doable(state, 'lay', 3, CID)).toBe(3);
		expect(doable(state, 'move', 3, BOB)).toBe(1);
		expect(doable(state, 'cancel', 6, BOB)).toBe(3);
		expect(doable(state, 'take', 6, BOB)).toBe(6);
		const own = {
			...state,
			setup: { ...state.setup, options: { ...state.setup.options, cancel: 'ownRow' as const } }
		};
		expect(doable(own, 'cancel', 6, BOB)).toBe(2);
	});

	const equal = (word: Word, effect: CornerEffect) =>
		card(word, 'one', { effect, symbols: ['car', 'pistol'] });

	test('IN-4.6 equal symbols: the corner effect of one of the cards read, on any player', () => {
		const row = [equal('take', 'throwOne'), equal('two', 'takeOne')];
		const read = before(row).and(reads([ANN], { bonus: { index: 0, target: CID } }));
		expect(full(read).hands).toEqual([7, 5, 4]);
		expect(full(read).purses[ANN]?.bank).toEqual([1, 1]);
	});

	test('IN-4.6 without equal symbols, or from a card not read, there is no corner effect', () => {
		const bonus = { index: 0, target: CID };
		before([card('take', 'one', { symbols: ['car', 'car'] }), card('two')])
			.when(reads([ANN], { bonus }))
			.then(refusedWith('symbolsDiffer', 'IN-4.6'));
		const long = at({ rows: { [ANN]: line('take', 'one', 'two') } }).and({
			type: 'layInitiator',
			player: ANN,
			row: ANN,
			number: 2
		});
		long
			.when(reads([ANN], { bonus: { index: 2, target: CID } }))
			.then(refusedWith('bonusNotRead', 'IN-4.6'));
	});

	test('IN-4.6 it holds without sense too; table option: only with sense', () => {
		const row = [equal('one', 'takeOne'), equal('two', 'takeOne')];
		const read = reads([], { bonus: { index: 0, target: BOB } });
		expect(full(before(row).and(read)).hands).toEqual([5, 6, 5]);
		before(row, { options: { symbols: 'onlyWithSense' } })
			.when(read)
			.then(refusedWith('symbolsNeedSense', 'IN-4.6'));
	});

	test('IN-4.7 the effect of the half that is read; one that is not entered is asked for', () => {
		const two: Intrigue = {
			upper: { word: 'take', symbol: 'car', effect: 'throwOne' },
			lower: { word: 'one', symbol: 'car', effect: 'takeOne' },
			dollars: 1
		};
		const bonus = { index: 0, target: CID };
		const row = [two, { ...two, lower: { ...two.lower, word: 'take' as const } }];
		expect(full(before(row).and(reads([ANN], { line: 'lower', bonus }))).hands).toEqual([6, 5, 6]);
		const blank: Intrigue = { ...two, upper: { ...two.upper, effect: 'unknown' } };
		before([blank, { ...two, upper: { ...two.upper, word: 'one' } }])
			.when(reads([ANN], { bonus }))
			.then(refusedWith('effectUnknown', 'IN-4.7'));
	});

	test('IN-9.1 the first example: upper line, lower line with either corner effect', () => {
		const row: readonly Intrigue[] = [
			{
				upper: { word: 'discard', symbol: 'car', effect: 'moveOne' },
				lower: { word: 'one', symbol: 'pistol', effect: 'none' },
				dollars: 1
			},
			{
				upper: { word: 'one', symbol: 'bottles', effect: 'throwOne' },
				lower: { word: 'lay', symbol: 'pistol', effect: 'none' },
				dollars: 3
			}
		];
		const upper = before(row);
		upper
			.when(reads([BOB], { bonus: { index: 0, target: BOB } }))
			.then(refusedWith('symbolsDiffer', 'IN-4.6'));
		expect(full(upper.and(reads([BOB]))).hands).toEqual([5, 4, 5]);
		const lower = upper.and(reads([BOB], { line: 'lower', bonus: { index: 1, target: CID } }));
		expect(full(lower).duties.map(({ kind }) => kind)).toEqual(['throw', 'lay']);
		expect(full(lower).purses[ANN]?.bank).toEqual([1, 3]);
		const done = lower.and({ type: 'lay', player: BOB, row: BOB, end: 'left', card: card('take') });
		expect(full(done)).toMatchObject({ hands: [5, 4, 4], duties: [] });
		const move = upper.and(reads([BOB], { line: 'lower', bonus: { index: 0, target: CID } }));
		expect(full(move).duties.map(({ kind }) => kind)).toEqual(['mayMove', 'lay']);
	});

	test('IN-9.2 the second example played: each line, then each window for initiator 2', () => {
		const row = [
			card('take', 'one', { dollars: 4, symbols: ['pistol', 'car'] }),
			card('two', 'cancel', { dollars: 2, symbols: ['bottles', 'pistol'] }),
			card('one', 'discard', { dollars: 1, symbols: ['pistol', 'bottles'] })
		];
		const three = before(row, { rows: { [CID]: line('lay') } });
		const upper = full(three.and(reads([BOB])));
		expect([upper.hands, upper.purses[ANN]?.bank]).toEqual([
			[5, 8, 5],
			[4, 2, 1]
		]);
		const lower = three.and(reads([ANN], { line: 'lower' }));
		expect(full(lower).duties).toMatchObject([{ kind: 'cancel', player: ANN, left: 1 }]);
		const cancelled = lower.and({
			type: 'cancel',
			player: ANN,
			at: { in: 'row', row: CID, index: 0 }
		});
		expect(full(cancelled).rows[CID]?.cards).toEqual([]);
		expect(full(cancelled).discardPile).toBe(2);

		const two = at({ rows: { [ANN]: row } }).and({
			type: 'layInitiator',
			player: ANN,
			row: ANN,
			number: 2
		});
		const gains = [
			[reads([BOB]), [4, 2]],
			[reads([], { start: 1 }), [2, 1]],
			[reads([], { start: 1, line: 'lower' }), [2, 1]],
			[reads([BOB], { line: 'lower' }), [4, 2]]
		] as const;
		for (const [read, bank] of gains) {
			const after = full(two.and(read));
			expect(after.purses[ANN]?.bank).toEqual(bank);
			expect(after.rows[ANN]?.cards).toHaveLength(1);
		}
	});

	test('IN-9.3 take 3 on one player and discard 1 on another, with initiator 4', () => {
		const due = before(line('take', 'three', 'discard', 'one'));
		expect(full(due.and(reads([ANN, BOB]))).hands).toEqual([8, 4, 5]);
		const six = before(line('take', 'one', 'two', 'three'));
		expect(full(six.and(reads([CID]))).hands).toEqual([5, 5, 11]);
	});

	test('IN-9.4 lay 5 with three cards in hand: three are laid, the rest is lost', () => {
		const lay: Command = { type: 'lay', player: BOB, row: BOB, end: 'right', card: card('one') };
		const due = before(line('lay', 'two', 'three'), { hands: [6, 3, 5] }).and(
			reads([BOB]),
			lay,
			lay
		);
		due.when({ ...lay, player: CID }).then(refusedWith('dutyFirst', 'IN-5'));
		const last = due.when(lay);
		expect(last.result).toMatchObject({
			value: [{ type: 'laid' }, { type: 'taskOver', kind: 'lay', player: BOB, lost: 2 }]
		});
		expect(last.state).toMatchObject({ hands: [5, 0, 5], duties: [] });
	});
});

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

	test('IN-6 the defence works only from the table, for its owner, once, and until something else is entered', () => {
		const played = playing('throwOne', {
			rows: { [BOB]: [defence, defence], [CID]: [defence] }
		}).and(play(BOB));
		played.when({ ...defend, player: CID } as Command).then(refusedWith('notConcerned', 'IN-6'));
		played.when({ ...defend, index: 2 } as Command).then(refusedWith('noSuchCard', 'IN-6'));
		played.and(defend).when(defend).then(refusedWith('notConcerned', 'IN-6'));
		played.and({ type: 'endTurn' }).when(defend).then(refusedWith('notConcerned', 'IN-6'));
		playing('throwOne', { rows: { [BOB]: [card('take')] } })
			.and(play(BOB))
			.when(defend)
			.then(refusedWith('noDefence', 'IN-6'));
	});
});
