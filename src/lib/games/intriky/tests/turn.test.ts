import { describe, expect, test } from 'vitest';
import { given, refusedWith } from '$lib/engine/given-when-then';
import type { Command } from '../schema';
import { dueNow } from '../questions/agreements';
import { fromRulebook } from '../rules/hiring';
import { initial } from '../setup';
import { card, character } from './cards.samples';
import { at, decider, full, setup, table, types } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

describe('set-up (IN-1)', () => {
	test.each([3, 4] as const)('IN-1.1 %i players share 96 cards', (players) => {
		const state = initial(setup({}, { players }));
		if (state.tracking === 'light') throw new Error('light');
		expect(state.hands).toHaveLength(players);
		const hands = state.hands.reduce((sum, hand) => sum + hand, 0);
		expect(hands + state.drawPile + state.discardPile).toBe(96);
	});

	test('IN-1.1 a seat that is not at the table is refused', () => {
		at({ players: 3 })
			.when({ type: 'lay', player: ANN, row: 3, end: 'left', card: card('take') })
			.then(refusedWith('noSuchPlayer', 'IN-1.1'));
	});

	test('IN-1.1 more characters than the box holds are refused', () => {
		const reserve = Array.from({ length: 16 }, () => character('thief'));
		at({ purses: { [CID]: { reserve } } })
			.when({ type: 'reveal', player: ANN, character: character('pilot') })
			.then(refusedWith('allCharactersOpen', 'IN-1.1'));
	});

	test('IN-1.2 five cards each; a character among them goes to Reserve and is not replaced', () => {
		const shown = given(decider, setup()).and({
			type: 'reveal',
			player: BOB,
			character: fromRulebook('pilot')
		});
		expect(full(shown).hands).toEqual([6, 4, 5]);
		expect(full(shown).purses[BOB]?.reserve).toEqual([{ who: 'pilot', price: 'unknown', fee: 2 }]);
		expect(full(shown).drawPile).toBe(96 - 16);
	});

	test('IN-1.3 the start player begins, then clockwise', () => {
		const state = initial(setup({}, { start: CID }));
		expect(state.phase === 'turn' && state.active).toBe(CID);
		const next = given(decider, setup({}, { start: CID })).and({ type: 'endTurn' });
		expect(full(next)).toMatchObject({ active: ANN, round: 1 });
		const round = next.and({ type: 'endTurn' }, { type: 'endTurn' });
		expect(full(round)).toMatchObject({ active: CID, round: 2 });
	});

	test('IN-1.4 an empty draw pile is made anew from the discard pile at once', () => {
		const state = {
			...table({ hands: [60, 5, 5], discardPile: 20 }),
			drawPile: 1,
			discardPile: 25
		};
		const decided = decider.decide(state, { type: 'endTurn' });
		expect(decided).toMatchObject({
			ok: true,
			value: [
				{ type: 'turnEnded' },
				{ type: 'turnBegan', player: BOB },
				{ type: 'drew', player: BOB, cards: 1 },
				{ type: 'reshuffled', cards: 25 }
			]
		});
	});

	test('IN-1.4 a pile that could not be made anew is made when there are cards again', () => {
		at({ hands: [80, 5, 5], discardPile: 6 })
			.when({ type: 'endTurn' })
			.then(
				{ type: 'turnEnded', player: ANN, lost: 0 },
				{ type: 'turnBegan', player: BOB, round: 1 },
				{ type: 'reshuffled', cards: 6 },
				{ type: 'drew', player: BOB, cards: 1 }
			);
	});

	test('IN-1.4 with both piles empty the draw is lost', () => {
		at({ hands: [86, 5, 5] })
			.when({ type: 'endTurn' })
			.then(
				{ type: 'turnEnded', player: ANN, lost: 0 },
				{ type: 'turnBegan', player: BOB, round: 1 }
			);
	});

	test.each([
		['character', 'charactersNeverTraded'],
		['dollars', 'dollarsNeverTraded']
	] as const)('IN-1.5 %s are never traded', (goods, key) => {
		at()
			.when({ type: 'give', from: ANN, to: BOB, goods, count: 1 })
			.then(refusedWith(key, 'IN-1.5'));
	});

	test('IN-1.5 cards change hands at any time, as many as there are', () => {
		const gift = { type: 'give', from: BOB, to: CID, goods: 'cards' } as const;
		const given = at().and({ ...gift, count: 2 });
		expect(full(given).hands).toEqual([6, 3, 7]);
		given.when({ ...gift, count: 4 }).then(refusedWith('tooFewCards', 'IN-1.5'));
		given.when({ ...gift, to: BOB, count: 1 }).then(refusedWith('giveToOther', 'IN-1.5'));
	});

	test('IN-1.5 an agreement is remembered in the turn in which it falls due, until crossed out', () => {
		const promise: Command = {
			type: 'agree',
			by: BOB,
			note: ' no Banker against Ann ',
			due: { round: 2, turn: BOB }
		};
		const made = at().and(promise);
		expect(full(made).agreements).toMatchObject([{ by: BOB, note: 'no Banker against Ann' }]);
		expect(dueNow(full(made))).toEqual([]);
		const end: Command = { type: 'endTurn' };
		const due = made.and(end, end, end, end);
		expect(full(due)).toMatchObject({ active: BOB, round: 2 });
		expect(dueNow(full(due))).toHaveLength(1);
		const { id } = full(due).agreements[0] ?? { id: 0 };
		expect(full(due.and({ type: 'settle', agreement: id })).agreements).toEqual([]);
		due.when({ type: 'settle', agreement: 7 }).then(refusedWith('noSuchAgreement', 'IN-1.5'));
		due.when(promise).then({
			type: 'agreed',
			by: BOB,
			note: 'no Banker against Ann',
			due: { round: 2, turn: BOB }
		});
		due.and(end).when(promise).then(refusedWith('dueOver', 'IN-1.5'));
		due.when({ ...promise, note: '  ' }).then(refusedWith('agreementEmpty', 'IN-1.5'));
	});
});

describe('a turn (IN-2)', () => {
	const lay: Command = { type: 'lay', player: ANN, row: ANN, end: 'right', card: card('take') };

	test('IN-2 the next player draws one card first, by itself', () => {
		const next = at().when({ type: 'endTurn' });
		expect(types(next)).toEqual(['turnEnded', 'turnBegan', 'drew']);
		expect(next.state).toMatchObject({ active: BOB, hands: [6, 6, 5], laid: false, hired: 0 });
	});

	test('IN-2 one card is laid, an intrigue or an initiator', () => {
		const laid = at().and(lay);
		expect(full(laid)).toMatchObject({ hands: [5, 5, 5], laid: true });
		laid.when(lay).then(refusedWith('laidAlready', 'IN-2'));
		laid
			.when({ type: 'layInitiator', player: ANN, row: ANN, number: 1 })
			.then(refusedWith('laidAlready', 'IN-2'));
	});

	test('IN-2 only the player on turn lays, plays effects and ends the turn', () => {
		at()
			.when({ ...lay, player: BOB })
			.then(refusedWith('othersTurn', 'IN-2'));
		at({ rows: { [BOB]: [card('take')] } })
			.when({ type: 'playEffect', player: BOB, index: 0, line: 'upper', target: BOB })
			.then(refusedWith('othersTurn', 'IN-2'));
	});

	test('IN-2 an empty hand lays nothing', () => {
		at({ hands: [0, 5, 5] })
			.when(lay)
			.then(refusedWith('handEmpty', 'IN-2'));
	});

	test('IN-2 steps 2 to 7 in any order', () => {
		const given = at({
			rows: { [ANN]: [card('take'), card('one')] },
			purses: { [ANN]: { bank: [3, 3], reserve: [character('thief')] } }
		});
		const hire: Command = { type: 'hire', owner: ANN, from: 'reserve', index: 0, pay: [0] };
		const effect: Command = {
			type: 'playEffect',
			player: ANN,
			index: 0,
			line: 'upper',
			target: ANN
		};
		expect(full(given.and(hire, effect, lay)).hands).toEqual([6, 5, 5]);
		expect(full(given.and(lay, effect, hire)).hands).toEqual([6, 5, 5]);
	});

	test('IN-2.1 at most two characters enter Service in one turn, those bought from others included', () => {
		const given = at({
			purses: {
				[ANN]: { bank: [9, 9], reserve: [character('thief', 1), character('killer', 1)] },
				[BOB]: { service: [character('pilot', 1)] }
			}
		});
		const own: Command = { type: 'hire', owner: ANN, from: 'reserve', index: 0, pay: [0] };
		const away: Command = { type: 'hire', owner: BOB, from: 'service', index: 0, pay: [] };
		const third = given.and(own, away);
		third.when({ ...own, pay: [] }).then(refusedWith('twoHired', 'IN-2.1'));
		const next = third.and({ type: 'endTurn' }, { type: 'endTurn' }, { type: 'endTurn' });
		expect(full(next.and(own)).hired).toBe(1);
	});

	const four = (owner: number, from: 'reserve' | 'service') => {
		const service = [character('thief'), character('killer'), character('banker')];
		const fourth = { [from]: [character('pilot', 2)] };
		return at({
			purses:
				owner === ANN
					? { [ANN]: { bank: [4], service, ...fourth } }
					: { [ANN]: { bank: [4], service }, [owner]: fourth }
		});
	};

	test('IN-2.2 the fourth character in Service wins at once, in the middle of the turn', () => {
		const won = four(ANN, 'reserve').when({
			type: 'hire',
			owner: ANN,
			from: 'reserve',
			index: 0,
			pay: [0]
		});
		expect(types(won)).toEqual(['hired', 'won']);
		expect(won.state).toMatchObject({ phase: 'finished', winner: ANN });
		expect(decider.decide(won.state, { type: 'endTurn' })).toMatchObject({
			ok: false,
			refusal: { key: 'gameOver', rules: ['IN-2.2'] }
		});
	});

	test('IN-2.2 also by hiring away; the double price goes to the discard pile', () => {
		const given = four(BOB, 'service');
		const won = given.when({ type: 'hire', owner: BOB, from: 'service', index: 0, pay: [0] });
		expect(won.state).toMatchObject({ phase: 'finished', winner: ANN, discardPile: 1 });
		expect(won.state.purses[BOB]).toEqual({ bank: [], reserve: [], service: [] });
	});

	test('IN-2.3 a character that comes to hand goes to Reserve, at any time and for anybody', () => {
		const given = at({ rows: { [ANN]: [card('take')] } }).and(
			{ type: 'playEffect', player: ANN, index: 0, line: 'upper', target: CID },
			{ type: 'reveal', player: CID, character: character('mayor') }
		);
		expect(full(given).hands).toEqual([6, 5, 5]);
		expect(full(given).purses[CID]?.reserve).toHaveLength(1);
		at({ hands: [6, 0, 5] })
			.when({ type: 'reveal', player: BOB, character: character('mayor') })
			.then(refusedWith('handEmpty', 'IN-2.3'));
	});
});
