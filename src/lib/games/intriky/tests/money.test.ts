import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Asked, Command } from '../schema';
import { CHARACTERS } from '../model';
import { fromRulebook } from '../rules/hiring';
import { card, character, defence } from './cards.samples';
import { at, full, types } from './table.samples';

const ANN = 0;
const BOB = 1;
const CID = 2;

const hire = (
	owner: number,
	pay: readonly number[],
	from: 'reserve' | 'service' = 'reserve'
): Command => ({
	type: 'hire',
	owner,
	from,
	index: 0,
	pay
});
const skill = (index: number, target: number, pay: readonly number[]): Command => ({
	type: 'useSkill',
	player: ANN,
	index,
	target,
	pay
});

describe('money (IN-7)', () => {
	test('IN-7.1 a card is paid whole, the rest serves other purposes of the same turn', () => {
		const given = at({
			purses: {
				[ANN]: { bank: [4], reserve: [character('thief', 3)], service: [character('taxiDriver')] }
			}
		});
		const hired = given.and(hire(ANN, [0]));
		expect(full(hired)).toMatchObject({ change: 1, discardPile: 1 });
		const both = hired.and(skill(0, ANN, []));
		expect(full(both)).toMatchObject({ change: 0, hands: [7, 5, 5] });
	});

	test('IN-7.1 at the end of the turn what is left over is gone', () => {
		const given = at({ purses: { [ANN]: { bank: [4], reserve: [character('thief', 3)] } } });
		const ended = given.and(hire(ANN, [0])).when({ type: 'endTurn' });
		expect(ended.result).toMatchObject({
			value: [{ type: 'turnEnded', player: ANN, lost: 1 }, {}, {}]
		});
		expect(ended.state).toMatchObject({ change: 0 });
	});

	test('IN-7.1 what does not reach, is not there, or is named twice pays nothing', () => {
		const given = at({ purses: { [ANN]: { bank: [2, 2], reserve: [character('thief', 3)] } } });
		given.when(hire(ANN, [0])).then(refusedWith('notEnough', 'IN-7.1'));
		given.when(hire(ANN, [0, 2])).then(refusedWith('noSuchDollars', 'IN-7.1'));
		given.when(hire(ANN, [0, 0])).then(refusedWith('noSuchDollars', 'IN-7.1'));
		expect(full(given.and(hire(ANN, [0, 1]))).change).toBe(1);
	});

	test('IN-7.2 a 4$ card pays the Taxi Driver, the Pilot and the Mechanic in one turn', () => {
		const service = (['taxiDriver', 'pilot', 'mechanic'] as const).map(fromRulebook);
		const given = at({ purses: { [ANN]: { bank: [4], service } } });
		const lay: Command = { type: 'lay', player: ANN, row: ANN, end: 'left', card: card('one') };
		const done = given.and(skill(0, ANN, [0]), skill(1, ANN, []), lay, lay, skill(2, ANN, []));
		expect(full(done)).toMatchObject({ change: 0, hands: [5, 5, 5], laid: false });
		done.when(skill(0, ANN, [])).then(refusedWith('notEnough', 'IN-7.1'));
	});

	test('IN-7.3 what is taken from the discard pile goes to hand, whatever it was', () => {
		const paid = at({
			rows: { [ANN]: [card('take', 'one', { effect: 'takeTop' })] },
			purses: { [ANN]: { bank: [3], reserve: [character('thief', 3)] } }
		}).and(hire(ANN, [0]), {
			type: 'playEffect',
			player: ANN,
			index: 0,
			line: 'upper',
			target: BOB
		});
		expect(full(paid)).toMatchObject({ hands: [6, 6, 5], discardPile: 1 });
	});

	test('IN-7.4 the player may pay otherwise than proposed', () => {
		const given = at({ purses: { [ANN]: { bank: [1, 4], reserve: [character('thief', 1)] } } });
		expect(full(given.and(hire(ANN, [1]))).change).toBe(3);
	});
});

describe('characters (IN-2, IN-8)', () => {
	test('IN-2 the own Reserve at the price, another player’s Reserve or Service at double', () => {
		const given = at({
			purses: {
				[ANN]: { bank: [3, 6], reserve: [character('thief', 3)] },
				[BOB]: { reserve: [character('pilot', 3)], service: [character('killer', 3)] }
			}
		});
		expect(full(given.and(hire(ANN, [0]))).purses[ANN]?.service).toHaveLength(1);
		for (const from of ['reserve', 'service'] as const) {
			given.when(hire(BOB, [0], from)).then(refusedWith('notEnough', 'IN-7.1'));
			const away = full(given.and(hire(BOB, [1], from)));
			expect(away.purses[BOB]?.[from]).toEqual([]);
			expect(away.purses[ANN]?.service).toHaveLength(1);
			expect(away.discardPile).toBe(1);
		}
	});

	test('IN-2 who serves already is not hired again; who is not there neither', () => {
		const given = at({ purses: { [ANN]: { bank: [9], service: [character('thief')] } } });
		given.when(hire(ANN, [0], 'service')).then(refusedWith('servesAlready', 'IN-2'));
		given.when(hire(BOB, [0])).then(refusedWith('noSuchCharacter', 'IN-2'));
	});

	test('IN-8 the rulebook prints four fees and no hiring price', () => {
		const known = CHARACTERS.map(fromRulebook);
		expect(known.every(({ price }) => price === 'unknown')).toBe(true);
		expect(known.map(({ fee }) => fee)).toEqual([
			1,
			2,
			1,
			'unknown',
			'unknown',
			'unknown',
			'unknown',
			2
		]);
	});

	test('IN-8 a price or fee that stands on the card is entered first', () => {
		const given = at({
			purses: {
				[ANN]: { bank: [9], reserve: [fromRulebook('pilot')], service: [fromRulebook('killer')] }
			}
		});
		given.when(hire(ANN, [0])).then(refusedWith('priceUnknown', 'IN-8'));
		given.when(skill(0, BOB, [0])).then(refusedWith('feeUnknown', 'IN-8'));
		const noted = given.and({
			type: 'note',
			at: { in: 'reserve', player: ANN, index: 0 },
			face: { as: 'character', character: { who: 'pilot', price: 5, fee: 2 } }
		});
		expect(full(noted.and(hire(ANN, [0]))).change).toBe(4);
		noted
			.when({
				type: 'note',
				at: { in: 'reserve', player: ANN, index: 0 },
				face: { as: 'character', character: { who: 'pilot', price: 1, fee: 2 } }
			})
			.then(refusedWith('knownAlready', 'IN-8'));
	});

	test('IN-8 skills on the own turn only, on any player, as often as there is money', () => {
		const service = [character('taxiDriver'), character('policeman'), character({ name: 'Boxer' })];
		const given = at({ purses: { [ANN]: { bank: [4], service }, [BOB]: { bank: [4], service } } });
		const twice = given.and(skill(0, BOB, [0]), skill(0, BOB, []));
		expect(full(twice).hands).toEqual([6, 7, 5]);
		expect(full(twice.and(skill(1, BOB, []))).hands).toEqual([6, 0, 5]);
		expect(types(twice.when(skill(2, CID, [])))).toEqual(['skillUsed']);
		given
			.when({ ...skill(0, BOB, [0]), player: BOB } as Command)
			.then(refusedWith('othersTurn', 'IN-8'));
		given.when(skill(5, BOB, [0])).then(refusedWith('noSuchCharacter', 'IN-8'));
	});

	test('IN-8 the Pilot makes the target lay two cards; no defence stops a skill', () => {
		const due = at({
			rows: { [BOB]: [defence] },
			purses: { [ANN]: { bank: [2], service: [fromRulebook('pilot')] } }
		}).and(skill(0, BOB, [0]));
		expect(full(due).duties).toMatchObject([{ kind: 'lay', player: BOB, left: 2, play: null }]);
		due.when({ type: 'defend', player: BOB, index: 0 }).then(refusedWith('notConcerned', 'IN-6'));
	});
});

describe('the Mayor (IN-8)', () => {
	const mayor = { service: [fromRulebook('mayor')], bank: [3] };
	const call = (player: number, against: Asked<'callMayor'>['against'] = 'play'): Command => ({
		type: 'callMayor',
		player,
		against,
		pay: [0]
	});
	const read: Command = { type: 'read', line: 'upper', start: 0, targets: [BOB, ANN], bonus: null };
	const sentence = ['discard', 'two', 'take', 'three'] as const;
	const played = (owner: number) =>
		at({
			rows: { [ANN]: sentence.map((word) => card(word)), [BOB]: [defence] },
			purses: { [owner]: mayor }
		}).and({ type: 'layInitiator', player: ANN, row: ANN, number: 4 }, read);

	test('IN-8 cancels a whole sentence, late and out of turn; the dollars are gained all the same', () => {
		const stopped = played(CID).when(call(CID));
		expect(types(stopped)).toEqual(['mayorCalled']);
		expect(stopped.state).toMatchObject({
			hands: [5, 5, 5],
			discardPile: 2,
			duties: [],
			change: 0
		});
		expect(stopped.state.purses.map(({ bank }) => bank)).toEqual([[1, 1, 1, 1], [], []]);
	});

	test('IN-8 what is left over of it is gone, but stays on the own turn', () => {
		expect(full(played(CID).and(call(CID))).change).toBe(0);
		expect(full(played(ANN).and(call(ANN))).change).toBe(1);
	});

	test('IN-8 what is left over belongs to the player on turn, not to the one who calls the Mayor', () => {
		const given = at({
			rows: { [ANN]: [card('take')] },
			purses: {
				[ANN]: { bank: [9], service: [character('taxiDriver')] },
				[CID]: { ...mayor, bank: [1] }
			}
		}).and(skill(0, ANN, [0]), {
			type: 'playEffect',
			player: ANN,
			index: 0,
			line: 'upper',
			target: BOB
		});
		given.when(call(CID)).then(refusedWith('notEnough', 'IN-7.1'));
	});

	test('IN-8 cancels an effect, and what is still to be done', () => {
		const forced = at({
			rows: { [ANN]: [card('take', 'one', { effect: 'layTwo' })] },
			purses: { [CID]: mayor }
		}).and({ type: 'playEffect', player: ANN, index: 0, line: 'upper', target: BOB });
		expect(full(forced.and(call(CID)))).toMatchObject({ duties: [], hands: [6, 5, 5] });
		const later = at({
			rows: { [ANN]: (['lay', 'one', 'lay', 'two'] as const).map((word) => card(word)) },
			purses: { [CID]: mayor }
		}).and(
			{ type: 'layInitiator', player: ANN, row: ANN, number: 4 },
			{ ...read, targets: [CID, BOB] },
			{ type: 'lay', player: CID, row: CID, end: 'left', card: card('one') }
		);
		expect(full(later.and(call(CID)))).toMatchObject({ duties: [], hands: [5, 5, 4] });
	});

	test('IN-8 cancels what is still to be done while another player carries out the part before it', () => {
		const begun = at({
			rows: { [ANN]: (['lay', 'two', 'discard', 'three'] as const).map((word) => card(word)) },
			purses: { [CID]: mayor }
		}).and(
			{ type: 'layInitiator', player: ANN, row: ANN, number: 4 },
			{ ...read, targets: [CID, BOB] },
			{ type: 'lay', player: CID, row: CID, end: 'left', card: card('one') }
		);
		const stopped = full(begun.and(call(CID)));
		expect(stopped.duties).toMatchObject([{ kind: 'lay', player: CID, left: 1 }]);
		const last = begun.and(call(CID), {
			type: 'lay',
			player: CID,
			row: CID,
			end: 'left',
			card: card('one')
		});
		expect(full(last)).toMatchObject({ duties: [], hands: [5, 5, 3] });
	});

	test('IN-8 a sentence without sense leaves what was played before it to be cancelled', () => {
		const nonsense = at({
			rows: {
				[ANN]: (['lay', 'one', 'lay', 'two'] as const).map((word) => card(word)),
				[CID]: [card('one')]
			},
			purses: { [CID]: mayor }
		}).and(
			{ type: 'layInitiator', player: ANN, row: ANN, number: 4 },
			{ ...read, targets: [CID, BOB] },
			{ type: 'layInitiator', player: CID, row: CID, number: 1 },
			{ ...read, targets: [] }
		);
		expect(full(nonsense).duties).toMatchObject([{ kind: 'lay', player: BOB }]);
		expect(full(nonsense.and(call(CID))).duties).toEqual([]);
	});

	test('IN-8 where a defence has stopped all of it, there is nothing left to cancel but the defence', () => {
		const defended = at({
			rows: { [ANN]: [card('take', 'one', { effect: 'throwOne' })], [BOB]: [defence] },
			purses: { [CID]: mayor }
		}).and(
			{ type: 'playEffect', player: ANN, index: 0, line: 'upper', target: BOB },
			{ type: 'defend', player: BOB, index: 0 }
		);
		defended.when(call(CID)).then(refusedWith('nothingToStop', 'IN-8'));
		expect(full(defended.and(call(CID, { defenceOf: BOB }))).hands).toEqual([6, 4, 5]);
	});

	test('IN-8 cancels a defence: the sentence reaches its owner again, the defence is spent', () => {
		const defended = played(CID).and({ type: 'defend', player: BOB, index: 0 });
		expect(full(defended).hands).toEqual([8, 5, 5]);
		const back = defended.and(call(CID, { defenceOf: BOB }));
		expect(full(back)).toMatchObject({ hands: [8, 3, 5], discardPile: 5 });
		defended.when(call(CID, { defenceOf: ANN })).then(refusedWith('nothingToStop', 'IN-8'));
	});

	test('IN-8 no Mayor, nothing to cancel, too little money, a skill', () => {
		played(CID).when(call(BOB)).then(refusedWith('noMayor', 'IN-8'));
		played(CID).and({ type: 'endTurn' }).when(call(CID)).then(refusedWith('nothingToStop', 'IN-8'));
		played(CID)
			.when({ ...call(CID), pay: [] } as Command)
			.then(refusedWith('notEnough', 'IN-7.1'));
		const pilot = at({
			purses: { [ANN]: { bank: [2], service: [fromRulebook('pilot')] }, [CID]: mayor }
		});
		pilot
			.and(skill(0, BOB, [0]))
			.when(call(CID))
			.then(refusedWith('nothingToStop', 'IN-8'));
		at({ purses: { [ANN]: mayor } })
			.when(skill(0, BOB, [0]))
			.then(refusedWith('mayorCancels', 'IN-8'));
	});
});
