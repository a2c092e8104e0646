import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import { candidates, reactions } from '../candidates';
import { decide } from '../decide';
import { collect, full, game, inTurn, place, play, playOut, turnUp } from './scene';
import { cardsInHand } from '../questions';

const cop = (kind: 'gold' | 'silver' | 'double') => ({ type: 'turnCop', cop: kind }) as const;

/** A four-player game up to the cop card of the first round. */
const toCop = () => {
	const start = game();
	return start.and(...playOut(start.state, () => false));
};

describe('turns', () => {
	test('TB-2.1 the loaded gun begins, then clockwise', () => {
		const start = game({ start: 2 });
		expect(full(start, 'turn')).toMatchObject({ turn: 1, order: [2, 3, 0, 1], at: 0 });
		start.when(play(3, 'boston')).then(refusedWith('othersTurn', 'TB-2.1'));
		const next = start.and(play(2, 'boston'));
		next.when(play(3, 'boston')).then({ type: 'played', player: 3, city: 'boston', face: 1 });
	});

	test.each([
		[2, 5],
		[3, 5],
		[4, 5],
		[5, 4],
		[6, 4]
	] as const)('TB-2.1 with %i players a round has %i turns', (players, turns) => {
		const start = game({ players });
		const played = playOut(start.state, () => false);
		expect(played).toHaveLength((turns - 2) * players);
		const last = start.and(...played, cop('gold'));
		expect(full(last, 'turn').turn).toBe(turns - 1);
	});

	test('TB-2.2 gangsters are placed if wanted, then a card is played, each where one likes', () => {
		const { state } = game()
			.and(place(0, 'boston', 'AAa'))
			.when(play(0, 'detroit', 'revolver'))
			.then({ type: 'played', player: 0, city: 'detroit', face: 'revolver' });
		expect(full({ state }, 'turn')).toMatchObject({
			at: 1,
			placed: null,
			crews: { boston: [{ seat: 0, family: 2, associates: 1 }] },
			played: { detroit: ['revolver'] }
		});
		expect(full({ state }, 'turn').players[0]).toMatchObject({ family: 4, associates: 2 });
	});

	test('TB-2.2 gangsters go to one city only, though in two steps', () => {
		const placed = game().and(place(0, 'boston', 'A'));
		placed.when(place(0, 'detroit', 'A')).then(refusedWith('onePlaceATurn', 'TB-2.2'));
		const more = placed.and(place(0, 'boston', 'Aa'));
		expect(full(more, 'turn').crews.boston).toEqual([{ seat: 0, family: 2, associates: 1 }]);
	});

	test('TB-2.2 the last card played lies on top', () => {
		const played = game().and(play(0, 'boston', 3), play(1, 'boston', 'prison'));
		expect(full(played, 'turn').played.boston).toEqual([3, 'prison']);
	});

	test('TB-2.3, TB-2.4, TB-2.5 placing is refused with its rule', () => {
		const table = inTurn({ crews: { boston: 'BB', chicago: 'CC' } });
		table.when(place(0, 'boston', 'AA')).then(refusedWith('noMajority', 'TB-2.4'));
		table.when(place(0, 'detroit', 'a')).then(refusedWith('associatesAlone', 'TB-2.3'));
		table.when(place(0, 'chicago', 'AAA')).then(refusedWith('chicagoTooEarly', 'TB-2.5'));
	});

	test('TB-2.5 Chicago opens by a gangster in another city, from an earlier turn of this round', () => {
		const table = inTurn({ crews: { detroit: 'A' } });
		expect(table.when(place(0, 'chicago', 'A')).result.ok).toBe(true);
		const justNow = inTurn().and(place(0, 'detroit', 'A'));
		justNow.when(place(0, 'chicago', 'A')).then(refusedWith('onePlaceATurn', 'TB-2.2'));
	});

	test('TB-2.6 the banished place nobody there, with six players the whole team', () => {
		const banished = [{ side: 0, city: 'boston' as const }];
		inTurn({ over: { banished } })
			.when(place(0, 'boston', 'A'))
			.then(refusedWith('isBanished', 'TB-2.6'));
		const teams = inTurn({ setup: { players: 6 }, over: { banished, at: 3 } });
		teams.when(place(3, 'boston', 'D')).then(refusedWith('isBanished', 'TB-2.6'));
		teams.when(place(3, 'detroit', 'D')).then({
			...{ type: 'placed', player: 3, place: 'detroit' },
			...{ family: 1, associates: 0 }
		});
	});

	test('TB-1.6 a city whose cards are all played has none in a hand', () => {
		inTurn({ played: { kansasCity: [1, 2] } })
			.when(play(0, 'kansasCity'))
			.then(refusedWith('allPlayed', 'TB-1.6'));
	});

	test('TB-1.3 a city that is not in play', () => {
		inTurn().when(play(0, 'stLouis')).then(refusedWith('notInPlay', 'TB-1.3'));
		inTurn()
			.when(place(0, 'stLouis', 'A'))
			.then(refusedWith('notInPlay', 'TB-1.3'));
	});

	test('TB-5 a face that no city card shows', () => {
		inTurn()
			.when(play(0, 'boston', 10))
			.then(refusedWith('noSuchFace', 'TB-5'));
	});

	test('TB-1.1 a seat at which nobody sits', () => {
		inTurn().when(play(4, 'boston')).then(refusedWith('noSuchPlayer', 'TB-1.1'));
	});

	test('TB-2 the app counts the cards in hands, and works out what light tracking asks', () => {
		const table = game().and(play(0, 'boston'));
		expect([0, 1, 2, 3].map((seat) => cardsInHand(full(table, 'turn'), seat))).toEqual([
			4, 5, 5, 5
		]);
		table.when(collect(0, 'boston', 1)).then(refusedWith('workedOut', 'TB-3.1'));
		table.when({ type: 'endRound' }).then(refusedWith('workedOut', 'TB-3.6'));
	});

	test('TB-2 nothing that happens is answered by another player', () => {
		expect(reactions()).toEqual([]);
	});

	test('TB-2.2 all that is allowed is a candidate', () => {
		const { state } = game();
		const allowed = candidates(state).filter((command) => decide(state, command).ok);
		// Seven cities, 1 to 6 family members with 0 to 3 associates; seven cities, sixteen faces.
		expect(allowed).toHaveLength(7 * 6 * 4 + 7 * 16);
	});
});

describe('cop cards', () => {
	test('TB-2.7 one is turned up when two turns are left', () => {
		const due = toCop();
		expect(full(due, 'cop').turn).toBe(3);
		due.when(play(0, 'boston')).then(refusedWith('copFirst', 'TB-2.7'));
		due
			.when(cop('gold'))
			.then(
				{ type: 'copTurned', cop: 'gold' },
				{ type: 'turnBegan', turn: 4, order: [0, 1, 2, 3], counts: null }
			);
		game().when(cop('gold')).then(refusedWith('noCopNow', 'TB-2.7'));
	});

	test('TB-1.7 a card of which none lies face down is refused', () => {
		const cops = ['double', 'gold'] as const;
		const due = inTurn({ over: { turn: 3, at: 3, cops, round: 3 } }).and(play(3, 'boston'));
		due.when(cop('double')).then(refusedWith('noSuchCop', 'TB-1.7'));
	});

	test('TB-2.7 the last one is certain and is not asked', () => {
		const cops = ['silver', 'gold', 'silver', 'gold'] as const;
		inTurn({ over: { turn: 3, at: 3, cops, round: 5 } })
			.when(play(3, 'boston'))
			.then(
				{ type: 'played', player: 3, city: 'boston', face: 1 },
				{ type: 'copDue' },
				{ type: 'copTurned', cop: 'double' },
				{ type: 'turnBegan', turn: 4, order: [0, 1, 2, 3], counts: null }
			);
	});

	test('TB-4 none is turned up in a further round', () => {
		const cops = ['silver', 'double', 'silver'] as const;
		inTurn({ over: { turn: 3, at: 3, cops, round: 4, further: 1 } })
			.when(play(3, 'boston'))
			.then(
				{ type: 'played', player: 3, city: 'boston', face: 1 },
				{ type: 'turnBegan', turn: 4, order: [0, 1, 2, 3], counts: null }
			);
	});
});

describe('the last turn', () => {
	const last = () =>
		inTurn({
			crews: { boston: 'AAa', detroit: 'BBBB', chicago: 'D' },
			away: [{ seat: 3, in: 'prison', returns: 9 }],
			over: { turn: 4, at: 3 }
		});

	test('TB-2.8 most gangsters in hand first, those in prison not counted', () => {
		const { state } = last()
			.when(play(3, 'boston'))
			.then(
				{ type: 'played', player: 3, city: 'boston', face: 1 },
				{ type: 'turnBegan', turn: 5, order: [2, 3, 0, 1], counts: [6, 5, 9, 7] }
			);
		expect(full({ state }, 'turn').counts).toEqual([6, 5, 9, 7]);
	});

	test('TB-2.8 the counts are taken once', () => {
		const table = last().and(play(3, 'boston'), place(2, 'newYork', 'CCCCCC'), play(2, 'boston'));
		expect(full(table, 'turn')).toMatchObject({ order: [2, 3, 0, 1], at: 1, counts: [6, 5, 9, 7] });
		table.when(play(0, 'boston')).then(refusedWith('othersTurn', 'TB-2.8'));
	});

	test('TB-2.8 a count put right before anybody has acted changes the order', () => {
		const table = last().and(play(3, 'boston'));
		const corrected = table.and({
			type: 'correct',
			correction: {
				what: 'crews',
				place: 'detroit',
				to: [{ seat: 1, family: 1, associates: 0 }]
			}
		});
		expect(full(corrected, 'turn')).toMatchObject({ order: [2, 1, 3, 0], counts: [6, 8, 9, 7] });
	});

	test('TB-3.1 after it the face-down cards are turned up', () => {
		const end = last().and(play(3, 'boston'));
		const over = end.and(...playOut(end.state, () => false));
		expect(over.state.phase).toBe('end');
		over.when(play(0, 'boston')).then(refusedWith('turnUpFirst', 'TB-3.1'));
		expect(over.when(turnUp('boston', 3)).result.ok).toBe(true);
	});
});
