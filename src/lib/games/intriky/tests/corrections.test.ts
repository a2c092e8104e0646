import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import { corrections } from '../corrections';
import { tell } from '../tell';
import type { Command, Correction } from '../schema';
import { card, character } from './cards.samples';
import { at, decider, full } from './table.samples';

const ANN = 0;
const BOB = 1;

const correct = (correction: Correction): Command => ({ type: 'correct', correction });
const place = (from: Correction & { what: 'card' }): Command => correct(from);

describe('corrections', () => {
	const given = at({
		rows: { [ANN]: [card('take'), card('one')] },
		purses: { [ANN]: { bank: [4, 2], reserve: [character('thief')] } },
		discardPile: 3
	});

	test('IN-1.1 a card goes from one place to another: none appears or vanishes', () => {
		const toHand = given.and(
			place({ what: 'card', from: { in: 'discard' }, to: { in: 'hand', player: BOB }, face: null })
		);
		expect(full(toHand)).toMatchObject({ discardPile: 2, hands: [6, 6, 5] });
		const toBank = given.and(
			place({
				what: 'card',
				from: { in: 'row', player: ANN, index: 0 },
				to: { in: 'bank', player: BOB, index: 0 },
				face: { as: 'dollars', dollars: 3 }
			})
		);
		expect(full(toBank).purses[BOB]?.bank).toEqual([3]);
		expect(full(toBank).rows[ANN]?.cards).toHaveLength(1);
	});

	test('IN-1.1 a card that is not there, a face that does not fit, a place that is none', () => {
		const from = { in: 'discard' } as const;
		given
			.when(
				place({ what: 'card', from: { in: 'bank', player: BOB, index: 0 }, to: from, face: null })
			)
			.then(refusedWith('noSuchCard', 'IN-1.1'));
		given
			.when(place({ what: 'card', from, to: { in: 'row', player: ANN, index: 0 }, face: null }))
			.then(refusedWith('faceUnfit', 'IN-1.1'));
		given
			.when(
				place({
					what: 'card',
					from,
					to: { in: 'bank', player: ANN, index: 7 },
					face: { as: 'dollars', dollars: 1 }
				})
			)
			.then(refusedWith('badNumber', 'IN-1.1'));
		given
			.when(place({ what: 'card', from, to: from, face: null }))
			.then(refusedWith('nothingChanges', 'IN-1.1'));
	});

	test('IN-1.1 no more characters than the box holds, wherever they come from', () => {
		const reserve = Array.from({ length: 16 }, () => character('thief'));
		const face = { as: 'character', character: character('pilot') } as const;
		const to = { in: 'service', player: ANN, index: 0 } as const;
		const all = at({ purses: { [BOB]: { reserve } } });
		const drawn = place({ what: 'card', from: { in: 'draw' }, to, face });
		all.when(drawn).then(refusedWith('allCharactersOpen', 'IN-1.1'));
		const from = { in: 'reserve', player: BOB, index: 0 } as const;
		const moved = all.and(place({ what: 'card', from, to, face }));
		expect(full(moved).purses[ANN]?.service).toHaveLength(1);
	});

	test('the face of an open card; the card stays the same one', () => {
		const at = { in: 'row', player: ANN, index: 1 } as const;
		const before = full(given).rows[ANN]?.cards[1]?.id;
		const set = given.and(
			correct({ what: 'face', at, face: { as: 'intrigue', card: card('lay') } })
		);
		expect(full(set).rows[ANN]?.cards[1]).toMatchObject({ id: before, upper: { word: 'lay' } });
		given
			.when(correct({ what: 'face', at, face: { as: 'intrigue', card: card('one') } }))
			.then(refusedWith('nothingChanges', 'IN-1.1'));
	});

	test('IN-3.3 the number of an initiator that waits', () => {
		const at = { in: 'waiting', player: ANN, index: 1 } as const;
		const set = (number: number) =>
			correct({ what: 'face', at, face: { as: 'initiator', number } });
		const waiting = given.and(
			...[3, 2].map((number, index) =>
				place({
					what: 'card',
					from: { in: 'discard' },
					to: { in: 'waiting', player: ANN, index },
					face: { as: 'initiator', number }
				})
			)
		);
		expect(full(waiting.and(set(4))).rows[ANN]?.waiting).toEqual([3, 4]);
		const first = { ...at, index: 0 };
		const face = { as: 'initiator', number: 4 } as const;
		expect(full(waiting.and(correct({ what: 'face', at: first, face }))).rows[ANN]?.waiting) //
			.toEqual([4, 2]);
		waiting.when(set(2)).then(refusedWith('nothingChanges', 'IN-1.1'));
		given.when(set(4)).then(refusedWith('noSuchCard', 'IN-1.1'));
		expect(tell(waiting.state, set(4), [])).toEqual({
			key: 'correctedWaiting',
			params: { who: { player: ANN }, from: 2, to: 4 }
		});
	});

	test('IN-2 the turn, its lay, its hires and what is left over', () => {
		expect(full(given.and(correct({ what: 'turn', player: BOB })))).toMatchObject({ active: BOB });
		expect(full(given.and(correct({ what: 'laid', to: true })))).toMatchObject({ laid: true });
		expect(full(given.and(correct({ what: 'hired', to: 2 })))).toMatchObject({ hired: 2 });
		expect(full(given.and(correct({ what: 'change', to: 3 })))).toMatchObject({ change: 3 });
		given.when(correct({ what: 'hired', to: 3 })).then(refusedWith('badNumber', 'IN-2.1'));
		given.when(correct({ what: 'duties' })).then(refusedWith('nothingChanges', 'IN-5'));
	});

	test('IN-8 what a card of the table says is entered as something to be done', () => {
		const part = { kind: 'cancel', player: BOB, amount: 1 } as const;
		const due = given.and(correct({ what: 'duty', part }));
		expect(full(due).duties).toMatchObject([{ kind: 'cancel', player: BOB, left: 1, play: null }]);
		const robbed = { kind: 'discard', player: BOB, amount: 2 } as const;
		expect(full(given.and(correct({ what: 'duty', part: robbed })))).toMatchObject({
			hands: [6, 3, 5],
			duties: []
		});
		const top = { kind: 'takeTop', player: BOB, amount: 4 } as const;
		expect(full(given.and(correct({ what: 'duty', part: top })))).toMatchObject({
			hands: [6, 8, 5],
			discardPile: 0
		});
		given
			.when(correct({ what: 'duty', part: { ...part, amount: 0 } }))
			.then(refusedWith('badNumber', 'IN-5'));
		expect(full(given.and(correct({ what: 'round', to: 4 }))).round).toBe(4);
		given.when(correct({ what: 'round', to: 1 })).then(refusedWith('nothingChanges', 'IN-2'));
	});

	test('IN-4.5 what nothing can be done with is not entered', () => {
		const empty = at({ hands: [5, 0, 5] });
		const part = { kind: 'discard', player: BOB, amount: 1 } as const;
		empty.when(correct({ what: 'duty', part })).then(refusedWith('nothingChanges', 'IN-4.5'));
	});

	test('IN-4.1 a row made too short for its initiator is read no more', () => {
		const due = given.and({ type: 'layInitiator', player: ANN, row: ANN, number: 2 });
		const short = due.and(
			place({
				what: 'card',
				from: { in: 'row', player: ANN, index: 0 },
				to: { in: 'hand', player: ANN },
				face: null
			})
		);
		expect(full(short)).toMatchObject({ duties: [], discardPile: 4 });
		expect(full(due.and(correct({ what: 'duties' })))).toMatchObject({
			duties: [],
			discardPile: 4
		});
	});

	test('IN-2.2 a fourth character in Service wins also by correction', () => {
		const service = [character('pilot'), character('killer'), character('banker')];
		const three = at({ purses: { [ANN]: { service, reserve: [character('thief')] } } });
		const won = three.when(
			place({
				what: 'card',
				from: { in: 'reserve', player: ANN, index: 0 },
				to: { in: 'service', player: ANN, index: 3 },
				face: { as: 'character', character: character('thief') }
			})
		);
		expect(won.state).toMatchObject({ phase: 'finished', winner: ANN });
	});

	test('every correction that is offered is answered', () => {
		for (const command of corrections(given.state))
			expect(() => decider.decide(given.state, command)).not.toThrow();
	});
});
