import { describe, expect, test } from 'vitest';
import type { Place } from '../model';
import { full, inEnd, inTurn, play, turnUp } from './scene';
import { leaderAt, majorityAt } from '../questions/places';
import { orderOf } from '../questions';

describe('who leads in a place', () => {
	test('TB-2.4 whoever has most gangsters there, with the count', () => {
		const { state } = inTurn({ crews: { boston: 'ABB', chicago: 'A' } });
		const leaders = (['boston', 'chicago', 'detroit'] as const).map((at) => leaderAt(state, at));
		expect(leaders).toEqual([1, 0, null]);
		expect(majorityAt(state, 'boston')?.explain()).toMatchObject({
			key: 'mostThere',
			params: { who: { player: 1 }, count: 2 }
		});
	});

	test.each([
		['TB-3.1 who took a card leads on, though prison leaves equally many', 'ABB', 'prison'],
		['TB-3.1 who took a card leads on, though prison leaves nobody', 'B', 'prison'],
		['TB-3.1 who took a card leads on after a shootout', 'ABB', 'shootout']
	] as const)('%s', (_, boston, face) => {
		const city: Place = 'boston';
		const { state } = inEnd({ crews: { boston, detroit: 'A' } }).and(turnUp(city, face));
		expect(leaderAt(state, city)).toBe(1);
		expect(majorityAt(state, city)).toBeNull();
		expect(majorityAt(state, 'detroit')).not.toBeNull();
	});
});

test('TB-2.8 no proof is shown for an order that the table has put itself', () => {
	const begun = inTurn({ over: { turn: 5, counts: [9, 9, 9, 9] } }).and(play(0, 'boston'));
	expect(orderOf(full(begun, 'turn'))?.explain().key).toBe('lastTurnOrder');
	const gun = begun.and({ type: 'correct', correction: { what: 'gun', player: 2 } });
	expect(orderOf(full(gun, 'turn'))).toBeNull();
	const turn = begun.and({ type: 'correct', correction: { what: 'turn', player: 3 } });
	expect(orderOf(full(turn, 'turn'))).toBeNull();
	expect(orderOf(full(inTurn(), 'turn'))).toBeNull();
});
