import { describe, expect, test } from 'vitest';
import type { Explanation } from '$lib/engine/explanation';
import { decide } from '../decide';
import { tell } from '../tell';
import { why } from '../why';
import { facts } from '../messages/en/facts';
import { log } from '../messages/en/log';
import type { State } from '../model';
import { commands, corrections } from './schema.samples';
import { collect, game, inEnd, inRound, inTurn, place, play, turnUp } from './scene';
import type { Command } from '../schema';

interface Given {
	readonly state: State;
}

function eventsOf({ state }: Given, command: Command) {
	const decided = decide(state, command);
	if (!decided.ok) throw new Error(decided.refusal.key);
	return decided.value;
}

const told = (given: Given, command: Command) =>
	tell(given.state, command, eventsOf(given, command));

const reasons = (given: Given, command: Command): readonly Explanation[] =>
	why(given.state, command, eventsOf(given, command));

const keys = (given: Given, command: Command) => reasons(given, command).map(({ key }) => key);

const cop: Command = { type: 'turnCop', cop: 'double' };

describe('the log', () => {
	test('every command and correction has a line, refused or not', () => {
		const all: readonly Command[] = [
			...Object.values(commands),
			...Object.values(corrections).map((correction): Command => ({ type: 'correct', correction }))
		];
		for (const command of all)
			expect(Object.keys(log)).toContain(tell(game().state, command, []).key);
	});

	test('log and facts have keys of their own, as both are looked up together', () => {
		expect(Object.keys(facts).filter((key) => Object.hasOwn(log, key))).toEqual([]);
	});

	test('a placement names what was placed', () => {
		expect(told(game(), place(0, 'boston', 'AAa'))).toEqual({
			key: 'placedBoth',
			params: { who: { player: 0 }, place: { term: 'place.boston' }, family: 2, associates: 1 }
		});
		expect(told(game(), place(0, 'boston', 'A')).key).toBe('placedFamily');
		const joined = inTurn({ crews: { boston: 'A' } });
		expect(told(joined, place(0, 'boston', 'a')).key).toBe('placedAssociates');
	});

	test('a turned-up card names who took it, a team by both partners', () => {
		const teams = inEnd({ setup: { players: 6 }, crews: { boston: 'AAB', detroit: 'B' } });
		expect(told(teams, turnUp('boston', 3)).params).toEqual({
			city: { term: 'place.boston' },
			face: { term: 'money.3' },
			who: { list: [{ player: 0 }, { player: 3 }] }
		});
	});

	test('a cop card says when it makes the round the last', () => {
		expect(told(inRound(), cop).key).toBe('copTurned');
		expect(told(inRound({}, { cops: ['gold', 'gold'], round: 3 }), cop).key).toBe('copTurnedLast');
	});

	test('Chicago names what it pays', () => {
		const paid: Command = { type: 'payChicago', player: 1, faces: [7] };
		expect(told(inRound(), paid)).toMatchObject({ key: 'chicagoPaid', params: { amount: 3 } });
	});
});

describe('why', () => {
	test('TB-2.4 a placement rests on the smallest number', () => {
		const table = inTurn({ crews: { boston: 'BB' } });
		expect(reasons(table, place(0, 'boston', 'AAA'))).toMatchObject([
			{ key: 'fewest', params: { needed: 3 }, rules: ['TB-2.4'] }
		]);
	});

	test('TB-2.7 a cop card rests on the badges', () => {
		expect(keys(inRound(), cop)).toEqual(['goesOn']);
		expect(keys(inRound({}, { cops: ['gold', 'gold'], round: 3 }), cop)).toEqual(['isLastRound']);
	});

	test('TB-2.8 the last turn rests on the counts', () => {
		const table = inTurn({ over: { turn: 4, at: 3 } });
		const [order] = reasons(table, play(3, 'boston'));
		expect(order).toMatchObject({ key: 'lastTurnOrder', rules: ['TB-2.8'] });
		expect(order?.because).toHaveLength(5);
	});

	test('TB-3 the end of a round is proved city by city, Chicago by its sum', () => {
		const table = inEnd({
			crews: { boston: 'AAB', chicago: 'B' },
			played: { newYork: [1, 2] },
			over: { away: [{ seat: 2, in: 'hospital', returns: 2 }] }
		});
		expect(keys(table, turnUp('boston', 'prison'))).toEqual([
			...['mostThere', 'awayUntil'],
			...['mostThere', 'chicagoHalf'],
			'isBack'
		]);
	});

	test('TB-3.4 each sanction is told', () => {
		const crews = { boston: 'AAAB', detroit: 'B' };
		expect(keys(inEnd({ crews }), turnUp('boston', 'shootout'))).toEqual([
			'mostThere',
			'lostForGood'
		]);
		expect(keys(inEnd({ crews }), turnUp('boston', 'banishment'))).toEqual([
			'mostThere',
			'nowBanished'
		]);
		const teams = inEnd({ setup: { players: 6 }, crews: { boston: 'AD', detroit: 'B' } });
		expect(keys(teams, turnUp('boston', 'prison'))).toEqual(['mostThere', 'partnersChoose']);
	});

	test('TB-3.1 in light tracking the table’s word counts', () => {
		expect(keys(inRound(), collect(0, 'boston', 3))).toEqual(['toldWinner']);
	});

	test('TB-4 the winner is proved', () => {
		const over = { cops: ['gold', 'gold', 'double'], round: 3 } as const;
		const table = inEnd({ crews: { boston: 'A' }, over });
		expect(keys(table, turnUp('boston', 3))).toEqual(['mostThere', 'wonByPower']);
	});
});
