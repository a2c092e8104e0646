import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { PendingHit } from '../model';
import { full, inEnd, inTurn, play, power, turnUp } from './scene';
import { pendingCities } from '../questions';
import type { Event } from '../schema';

const choose = (player: number) => ({ type: 'choose', player }) as const;

/** Something else stays to be turned up, so that the round does not end. */
const REST = { kansasCity: 'D' } as const;

const types = (events: readonly Event[]) => events.map(({ type }) => type);

describe('the end of the round', () => {
	test('TB-3 begins with the last card, and ends at once where nobody stands', () => {
		const over = { turn: 5, at: 3, order: [1, 2, 0, 3], counts: [9, 9, 9, 9] };
		const { state } = inTurn({ over }).when(play(3, 'boston'));
		expect(state).toMatchObject({ phase: 'turn', round: 2, turn: 1, gun: 1 });
	});

	test('TB-3.1 the colour with most gangsters takes what the card shows', () => {
		const end = inEnd({ crews: { boston: 'AAABb', detroit: 'BBB', ...REST } });
		expect(power(end.and(turnUp('detroit', 4), turnUp('boston', 0)))).toEqual([0, 4, 0, 0]);
	});

	test('TB-3.1 cities may be turned up in any order, each once, where somebody stands', () => {
		const end = inEnd({ crews: { boston: 'A', detroit: 'B', ...REST } });
		expect(pendingCities(full(end, 'end'))).toEqual(['boston', 'detroit', 'kansasCity']);
		end.when(turnUp('memphis', 2)).then(refusedWith('nobodyThere', 'TB-3.1'));
		const one = end.and(turnUp('detroit', 1));
		one.when(turnUp('detroit', 1)).then(refusedWith('alreadyTurnedUp', 'TB-3.1'));
		expect(pendingCities(full(one, 'end'))).toEqual(['boston', 'kansasCity']);
	});

	test('TB-3.3 money is power, more than once round the track', () => {
		const purses = [0, 38, 0, 0].map((had) => ({ power: had, gained: 0 }));
		const paid = inEnd({ crews: { boston: 'BB', ...REST }, over: { purses } }).and(
			turnUp('boston', 9)
		);
		expect(paid.state.purses[1]).toEqual({ power: 47, gained: 9 });
	});

	test('TB-3.4 revolver: a family member of the winner is dead', () => {
		const { state } = inEnd({ crews: { boston: 'AAB', ...REST } })
			.when(turnUp('boston', 'revolver'))
			.then(
				{ type: 'turnedUp', city: 'boston', face: 'revolver', side: 0 },
				{ type: 'hit', player: 0, city: 'boston', harm: 'revolver' }
			);
		expect(full({ state }, 'end').players[0]).toMatchObject({ family: 4, dead: 1 });
	});

	test.each([
		['prison', 4],
		['hospital', 3]
	] as const)('TB-3.4 %s at the end of round 1: back for round %i', (face, returns) => {
		const hit = inEnd({ crews: { boston: 'A', ...REST } }).and(turnUp('boston', face));
		expect(hit.state.away).toEqual([{ seat: 0, in: face, returns }]);
		expect(full(hit, 'end').crews.boston).toEqual([]);
	});

	test('TB-3.4 banishment sets the token', () => {
		const { state } = inEnd({ crews: { boston: 'A', ...REST } }).when(
			turnUp('boston', 'banishment')
		);
		expect(state.banished).toEqual([{ side: 0, city: 'boston' }]);
	});

	test('TB-3.4 theft takes 2 M$, even below the start', () => {
		expect(
			power(inEnd({ crews: { boston: 'A', ...REST } }).and(turnUp('boston', 'theft')))
		).toEqual([-2, 0, 0, 0]);
	});

	test('TB-3.4 a shootout pays 4 M$ and costs every other colour there one for good', () => {
		const { state } = inEnd({ crews: { boston: 'AAABBC', ...REST } })
			.when(turnUp('boston', 'shootout'))
			.then(
				{ type: 'turnedUp', city: 'boston', face: 'shootout', side: 0 },
				{ type: 'earned', side: 0, city: 'boston', amount: 4 },
				{ type: 'hit', player: 1, city: 'boston', harm: 'shootout' },
				{ type: 'hit', player: 2, city: 'boston', harm: 'shootout' }
			);
		expect(full({ state }, 'end').players.map(({ dead }) => dead)).toEqual([0, 1, 1, 0]);
	});

	test('TB-3.5 partners say whose family member is hit, where both have one', () => {
		const setup = { players: 6 } as const;
		const choice: PendingHit = { side: 0, city: 'boston', harm: 'prison' };
		const asked = inEnd({ setup, crews: { boston: 'ADD', detroit: 'ADD', ...REST } }).when(
			turnUp('boston', 'prison')
		);
		asked.then(
			{ type: 'turnedUp', city: 'boston', face: 'prison', side: 0 },
			{ type: 'choiceAsked', choice }
		);
		const open = inEnd({ setup, crews: { boston: 'ADD', detroit: 'ADD', ...REST } }).and(
			turnUp('boston', 'prison')
		);
		open.when(turnUp('detroit', 1)).then(refusedWith('chooseFirst', 'TB-3.5'));
		open.when(choose(1)).then(refusedWith('notToBeHit', 'TB-3.5'));
		open.when(choose(3)).then({ type: 'hit', player: 3, city: 'boston', harm: 'prison' });
		open.and(choose(0)).when(choose(0)).then(refusedWith('nothingToChoose', 'TB-3.5'));
	});

	test('TB-3.5 a shootout costs each other team one, and each chooses', () => {
		const setup = { players: 6 } as const;
		const crews = { boston: 'ADBBECCCFFF', ...REST };
		const open = inEnd({ setup, crews }).and(turnUp('boston', 'shootout'));
		expect(full(open, 'end').choices.map(({ side }) => side)).toEqual([0, 1]);
		const one = open.and(choose(3));
		one.when(choose(4)).then({ type: 'hit', player: 4, city: 'boston', harm: 'shootout' });
	});

	test('TB-3.2 Chicago pays last, by the cards that lie open to its left', () => {
		const played = { newYork: [1, 3], boston: ['prison'], detroit: [2, 4] } as const;
		const { result } = inEnd({
			crews: { chicago: 'BB', detroit: 'A' },
			played,
			over: { row: ['newYork', 'boston', 'detroit', 'chicago', 'memphis'] }
		}).when(turnUp('detroit', 'revolver'));
		expect(result.ok && result.value).toContainEqual({
			...{ type: 'chicagoPaid', side: 1, amount: 3 },
			faces: [3, 'prison', 4]
		});
	});

	test('TB-3.6 associates leave the game, family members come home, time goes on', () => {
		const away = [
			{ seat: 0, in: 'hospital', returns: 2 },
			{ seat: 2, in: 'prison', returns: 3 }
		] as const;
		const crews = { boston: 'AAaaB', detroit: 'B', chicago: 'CCc' };
		const { state, result } = inEnd({ crews, away, over: { round: 1 } })
			.and(turnUp('boston', 1))
			.when(turnUp('detroit', 'revolver'));
		expect(result.ok && types(result.value)).toEqual([
			...['turnedUp', 'hit', 'chicagoPaid', 'cleared', 'returned'],
			...['gunPassed', 'chicagoMoved', 'roundBegan', 'turnBegan']
		]);
		const next = full({ state }, 'turn');
		expect(next.players.map(({ family }) => family)).toEqual([6, 5, 5, 6]);
		expect(next.players.map(({ associates }) => associates)).toEqual([1, 3, 2, 3]);
		expect(next.players.map(({ spent }) => spent)).toEqual([2, 0, 1, 0]);
		expect(next.away).toEqual([{ seat: 2, in: 'prison', returns: 3 }]);
		expect(next).toMatchObject({ round: 2, gun: 1, order: [1, 2, 3, 0], played: { boston: [] } });
		expect(next.purses.every(({ gained }) => gained === 0)).toBe(true);
	});

	test('TB-3.6 Chicago moves one place to the right, and stays at the right end', () => {
		const crews = { boston: 'A' };
		const moved = inEnd({ crews }).and(turnUp('boston', 1));
		expect(moved.state.row.indexOf('chicago')).toBe(2);
		const row = ['newYork', 'boston', 'detroit', 'chicago'] as const;
		const stayed = inEnd({ crews, over: { row } }).and(turnUp('boston', 1));
		expect(stayed.state.row).toEqual(row);
	});
});

describe('the end of the game', () => {
	const cops = ['gold', 'gold', 'double'] as const;
	const purses = (...powers: readonly number[]) => powers.map((had) => ({ power: had, gained: 0 }));

	test('TB-4 most power after the last round wins', () => {
		const { state } = inEnd({
			crews: { boston: 'A' },
			over: { cops, round: 3, purses: purses(3, 5, 1, 0) }
		}).when(turnUp('boston', 3));
		expect(state).toMatchObject({ phase: 'finished', decidedBy: { key: 'wonByPower' } });
	});

	test('TB-4 then the gain of the last round', () => {
		const { state } = inEnd({
			crews: { boston: 'A' },
			over: { cops, round: 3, purses: purses(3, 6, 1, 0) }
		}).when(turnUp('boston', 3));
		expect(state).toMatchObject({
			decidedBy: { key: 'wonByGain' },
			ranking: [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }]
		});
	});

	test('TB-4 then the gangsters for a further round, those who come back included', () => {
		const { state } = inEnd({
			crews: { boston: 'A' },
			away: [
				{ seat: 1, in: 'prison', returns: 4 },
				{ seat: 2, in: 'prison', returns: 5 }
			],
			over: { cops, round: 3, purses: purses(0, 6, 6, 0) }
		}).when(turnUp('boston', 0));
		expect(state).toMatchObject({
			decidedBy: { key: 'wonByGangsters' },
			ranking: [{ seat: 1 }, { seat: 2 }, { seat: 0 }, { seat: 3 }]
		});
	});

	test('TB-4 then a further round, which is the last again', () => {
		const { state, result } = inEnd({
			crews: { boston: 'A' },
			over: { cops, round: 3, purses: purses(0, 6, 6, 0) }
		}).when(turnUp('boston', 0));
		expect(result.ok && types(result.value)).toContain('tied');
		expect(state).toMatchObject({ phase: 'turn', round: 4, further: 1, cops });
		const again = inEnd({
			crews: { boston: 'B' },
			over: { cops, round: 4, further: 1, purses: purses(0, 6, 6, 0) }
		}).and(turnUp('boston', 1));
		expect(again.state.phase).toBe('finished');
	});

	test('TB-4 when it is over nothing more is done', () => {
		const over = inEnd({
			crews: { boston: 'A' },
			over: { cops, round: 3, purses: purses(3, 5, 1, 0) }
		}).and(turnUp('boston', 3));
		over.when(play(0, 'boston')).then(refusedWith('gameOver', 'TB-4'));
		over
			.when({ type: 'correct', correction: { what: 'power', side: 0, to: 9 } })
			.then(refusedWith('gameOver', 'TB-4'));
	});
});
