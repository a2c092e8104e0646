import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { CornerEffect, FullTurn, Word } from '../model';
import type { Command, Intrigue } from '../schema';
import { doable, whenRead } from '../rules/doable';
import { read as sentenceOf } from '../rules/sentence';
import { card } from './cards.samples';
import { at, before, full, line, reads, types } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

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
		due
			.when({
				type: 'note',
				at: { in: 'row', player: ANN, index: 0 },
				face: { as: 'intrigue', card: blank }
			})
			.then(refusedWith('nothingChanges', 'IN-8'));
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

	const able = (state: FullTurn, words: readonly Word[], ...targets: readonly number[]) =>
		doable(state, sentenceOf(words).commands, targets);

	test('IN-4.5 how much a target can do is known before it is read', () => {
		const state = full(
			at({ hands: [6, 2, 5], rows: { [BOB]: line('take', 'one'), [CID]: line('lay') } })
		);
		expect(able(state, ['discard', 'three'], BOB)).toEqual([2]);
		expect(able(state, ['lay', 'three'], CID)).toEqual([3]);
		expect(able(state, ['move', 'three'], BOB)).toEqual([1]);
		expect(able(state, ['cancel', 'three', 'three'], BOB)).toEqual([3]);
		expect(able(state, ['take', 'three', 'three'], BOB)).toEqual([6]);
		expect(able(state, ['take', 'three'])).toEqual([3]);
		const own = {
			...state,
			setup: { ...state.setup, options: { ...state.setup.options, cancel: 'ownRow' as const } }
		};
		expect(able(own, ['cancel', 'three', 'three'], BOB)).toEqual([2]);
	});

	test('IN-4.5 a command finds what those before it leave', () => {
		const state = full(at({ hands: [6, 1, 0] }));
		const taken = ['take', 'three', 'discard', 'two'] as const;
		expect(able(state, taken, CID, CID)).toEqual([3, 2]);
		expect(able(state, taken, BOB, CID)).toEqual([3, 0]);
		expect(able(state, ['discard', 'one', 'lay', 'one'], BOB, BOB)).toEqual([1, 0]);
		const short = full(at({ hands: [86, 3, 5] }));
		expect(able(short, ['discard', 'two', 'take', 'three'], BOB, CID)).toEqual([2, 3]);
	});

	test('IN-4.3 the cards that are read are dollars before anything is moved or cancelled', () => {
		const due = before(line('cancel', 'one', 'two'), { rows: { [BOB]: line('take') } });
		const state = full(due);
		const [duty] = state.duties;
		if (duty?.kind !== 'read') throw new Error('nothing to read');
		const lies = whenRead(state, duty, { start: 0, cards: [0, 1, 2] });
		expect(able(lies, ['cancel', 'one', 'two'], CID)).toEqual([1]);
		expect(able(lies, ['move', 'two'], BOB)).toEqual([0]);
		expect(lies.discardPile).toBe(state.discardPile + 1);
		expect(
			types(
				due
					.and(reads([CID]))
					.when({ type: 'cancel', player: CID, at: { in: 'row', row: BOB, index: 0 } })
			)
		).toEqual(['cancelled', 'taskOver']);
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
