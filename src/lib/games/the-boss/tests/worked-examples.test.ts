import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Cop, State } from '../model';
import { payout } from '../rules/chicago';
import { isLastRound } from '../rules/cops';
import { smallest } from '../rules/placement';
import {
	citiesOf,
	crewsOf,
	full,
	game,
	inEnd,
	inTurn,
	place,
	playOut,
	power,
	turnUp
} from './scene';
import { lastCards } from '../questions/places';
import type { Command } from '../schema';

/** Plays on with no gangsters anywhere until a round begins, turning up these cop cards. */
function playRound(from: ReturnType<typeof game>, cop: Cop | null) {
	const { round } = from.state;
	const isOver = (state: State) => state.round > round || state.phase === 'finished';
	const turned = from.and(...playOut(from.state, isOver));
	const command: Command[] = cop === null ? [] : [{ type: 'turnCop', cop }];
	const after = turned.and(...command);
	return after.and(...playOut(after.state, isOver));
}

/** Rounds until the cop cards say that it is the last one. */
function lastRound(cops: readonly Cop[]): number {
	let table = game();
	for (const cop of cops) {
		table = playRound(table, cop);
		if (isLastRound(table.state.cops)) return table.state.cops.length;
	}
	const last = playRound(table, null);
	return isLastRound(last.state.cops) ? last.state.cops.length : 0;
}

describe('the worked examples', () => {
	/** Black, red, blue and yellow are seats 0 to 3; Chicago stands fourth after two moves. */
	const example = () =>
		inEnd({
			setup: { cities: citiesOf(1, 2, 3, 4, 5, 6, 7) },
			crews: {
				boston: 'AAB',
				cincinnati: 'BB',
				chicago: 'BBA',
				detroit: 'CCD',
				philadelphia: 'C',
				memphis: 'DD',
				kansasCity: 'D'
			},
			played: { newYork: [0, 1, 3], boston: [3, 3, 'prison'], detroit: [1, 2, 'revolver', 4] },
			over: {
				round: 3,
				cops: ['gold', 'silver', 'gold'],
				row: [
					...(['newYork', 'boston', 'detroit', 'chicago'] as const),
					...(['kansasCity', 'cincinnati', 'memphis', 'philadelphia'] as const)
				]
			}
		});

	test('TB-6.1 Chicago in the fourth place pays half of 3 + 0 + 4, rounded down: 3 M$', () => {
		const { state } = example();
		expect(payout(lastCards(full({ state }, 'end')), 'counts')).toMatchObject({
			sum: 7,
			amount: 3
		});
		// Second in round 1, one to the right after each round: fourth in round 3.
		let table = game();
		for (const cop of ['gold', 'silver'] as const) table = playRound(table, cop);
		expect(table.state.round).toBe(3);
		expect(table.state.row.indexOf('chicago')).toBe(3);
	});

	test('TB-6.2 one, then two of another: to take it back at least two more', () => {
		const table = inTurn({ crews: { boston: 'ABB' } });
		table.when(place(0, 'boston', 'A')).then(refusedWith('noMajority', 'TB-2.4'));
		expect(full(table.and(place(0, 'boston', 'AA')), 'turn').crews.boston).toEqual(
			crewsOf('AAABB')
		);
		const ground = {
			...({ place: 'boston', seat: 0, sides: [0, 1], crews: crewsOf('ABB') } as const),
			...{ hand: { family: 5, associates: 3 }, placed: null, banished: false, elsewhere: true }
		};
		expect(smallest(ground).count).toBe(2);
	});

	test('TB-6.3 the result of the rulebook’s round', () => {
		const { state } = example().and(
			turnUp('boston', 3),
			turnUp('cincinnati', 'banishment'),
			turnUp('detroit', 1),
			turnUp('philadelphia', 3),
			turnUp('memphis', 1),
			turnUp('kansasCity', 'revolver')
		);
		expect(power({ state })).toEqual([3, 3, 4, 1]);
		expect(state.banished).toEqual([{ side: 1, city: 'cincinnati' }]);
		expect(full({ state }, 'turn').players.map(({ dead }) => dead)).toEqual([0, 0, 0, 1]);
	});

	test('TB-6.4 gold, gold, double: the third round is the last', () => {
		expect(lastRound(['gold', 'gold', 'double'])).toBe(3);
	});

	test('TB-6.4 gold, silver, gold, silver: the double of the fifth round ends it', () => {
		expect(lastRound(['gold', 'silver', 'gold', 'silver'])).toBe(5);
	});

	/** In which rounds seat 0 has all six family members, after a sanction in round 1. */
	function roundsComplete(face: 'prison' | 'hospital'): readonly number[] {
		const start = inEnd({ crews: { boston: 'A' }, over: { cops: ['gold'] } });
		let table = start.and(turnUp('boston', face));
		const complete: number[] = [];
		for (const cop of ['silver', 'gold', 'silver'] as const) {
			const own = full(table, 'turn').players[0];
			if (own?.family === 6) complete.push(table.state.round);
			table = playRound(table, cop);
		}
		return complete;
	}

	test('TB-6.5 prison at the end of round 1: away in 2 and 3, back for 4', () => {
		expect(roundsComplete('prison')).toEqual([4]);
	});

	test('TB-6.5 hospital at the end of round 1: away in 2, back for 3', () => {
		expect(roundsComplete('hospital')).toEqual([3, 4]);
	});
});
