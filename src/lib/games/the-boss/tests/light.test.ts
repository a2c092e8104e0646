import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { Absent, Cop, Face } from '../model';
import { collect, inRound, place, power, turnUp } from './scene';
import type { Command, Correction } from '../schema';

const END = { type: 'endRound' } as const;
const cop = (kind: Cop): Command => ({ type: 'turnCop', cop: kind });
const shot = (player: number): Command => ({ type: 'shot', player });
const chicago = (player: number, ...faces: readonly Face[]): Command => ({
	type: 'payChicago',
	player,
	faces
});
const most = (...sides: readonly number[]): Command => ({ type: 'tellMost', sides });
const correct = (correction: Correction): Command => ({ type: 'correct', correction });
const purses = (...powers: readonly number[]) => powers.map((had) => ({ power: had, gained: 0 }));

describe('a round of light tracking', () => {
	test('TB-3.1, TB-3.3 who won a city takes what was turned up', () => {
		const table = inRound().and(collect(1, 'boston', 3));
		expect(power(table)).toEqual([0, 3, 0, 0]);
		table.when(collect(2, 'boston', 1)).then(refusedWith('alreadyTurnedUp', 'TB-3.1'));
		table.when(collect(2, 'stLouis', 1)).then(refusedWith('notInPlay', 'TB-1.3'));
	});

	test('TB-3.4 sanctions: money, terms and losses', () => {
		const table = inRound().and(
			collect(0, 'boston', 'prison'),
			collect(1, 'detroit', 'revolver'),
			collect(2, 'memphis', 'hospital'),
			collect(3, 'newYork', 'theft'),
			collect(0, 'cincinnati', 'banishment')
		);
		expect(table.state).toMatchObject({
			players: [{ dead: 0 }, { dead: 1 }, { dead: 0 }, { dead: 0 }],
			away: [
				{ seat: 0, in: 'prison', returns: 4 },
				{ seat: 2, in: 'hospital', returns: 3 }
			],
			banished: [{ side: 0, city: 'cincinnati' }]
		});
		expect(power(table)).toEqual([0, 0, 0, -2]);
	});

	test('TB-3.4 others at a shootout are named, each once', () => {
		inRound().when(shot(1)).then(refusedWith('noShootout', 'TB-3.4'));
		const table = inRound().and(collect(0, 'boston', 'shootout'));
		expect(power(table)).toEqual([4, 0, 0, 0]);
		table.when(shot(0)).then(refusedWith('ownShootout', 'TB-3.4'));
		table.when(shot(2)).then({ type: 'hit', player: 2, city: 'boston', harm: 'shootout' });
		table.and(shot(2)).when(shot(2)).then(refusedWith('shotAlready', 'TB-3.5'));
	});

	test('TB-3.5 a shootout costs each team one', () => {
		const table = inRound({ players: 6 }).and(collect(0, 'stLouis', 'shootout'), shot(1));
		table.when(shot(4)).then(refusedWith('shotAlready', 'TB-3.5'));
		table.when(shot(3)).then(refusedWith('ownShootout', 'TB-3.4'));
	});

	test('TB-3.4 nobody loses a family member who is not there', () => {
		const away = Array.from({ length: 6 }, (): Absent => ({ seat: 0, in: 'prison', returns: 3 }));
		inRound({}, { away })
			.when(collect(0, 'boston', 'prison'))
			.then(refusedWith('noFamilyLeft', 'TB-3.4'));
	});

	test('TB-2.6 the banished can’t have won there', () => {
		const table = inRound({}, { banished: [{ side: 1, city: 'boston' }] });
		table.when(collect(1, 'boston', 3)).then(refusedWith('isBanished', 'TB-2.6'));
	});

	test('TB-2.6 the banished can’t have been at the shootout there', () => {
		const banished = [{ side: 1, city: 'boston' }] as const;
		const table = inRound({ players: 6 }, { banished }).and(collect(0, 'boston', 'shootout'));
		table.when(shot(4)).then(refusedWith('isBanished', 'TB-2.6'));
		table.when(shot(2)).then({ type: 'hit', player: 2, city: 'boston', harm: 'shootout' });
	});

	test('TB-2.3 a colour without a family member can’t have won anything', () => {
		const gone = (seats: readonly number[], family: number) =>
			seats.flatMap((seat) =>
				Array.from({ length: family }, (): Absent => ({ seat, in: 'prison', returns: 3 }))
			);
		const table = inRound({}, { away: gone([1], 6) });
		table.when(collect(1, 'boston', 3)).then(refusedWith('noFamilyForAssociates', 'TB-2.3'));
		table.when(chicago(1, 3)).then(refusedWith('noFamilyForAssociates', 'TB-2.3'));
		const partner = inRound({ players: 6 }, { away: gone([1], 5) });
		expect(power(partner.and(collect(1, 'boston', 3)))).toEqual([0, 3, 0]);
		inRound({ players: 6 }, { away: gone([1, 4], 5) })
			.when(collect(1, 'boston', 3))
			.then(refusedWith('noFamilyForAssociates', 'TB-2.3'));
	});

	test('TB-3.2 the app does Chicago, from the last card of each city to its left', () => {
		const row = ['newYork', 'boston', 'chicago', 'detroit'] as const;
		const table = inRound({}, { row });
		table.when(chicago(2, 3)).then(refusedWith('cardsToTheLeft', 'TB-3.2'));
		table
			.when(chicago(2, 3, 'shootout'))
			.then({ type: 'chicagoPaid', side: 2, faces: [3, 'shootout'], amount: 3 });
		const zero = inRound({ options: { chicago: 'zero' } }, { row }).and(chicago(2, 3, 'shootout'));
		expect(power(zero)).toEqual([0, 0, 1, 0]);
		zero.when(chicago(2, 3, 3)).then(refusedWith('chicagoPaidAlready', 'TB-3.2'));
	});

	test('TB-2.7 one cop card a round, before the round ends', () => {
		inRound().when(END).then(refusedWith('copFirst', 'TB-2.7'));
		const table = inRound().and(cop('gold'));
		table.when(cop('silver')).then(refusedWith('noCopNow', 'TB-2.7'));
		inRound({}, { cops: ['double'], round: 2 })
			.when(cop('double'))
			.then(refusedWith('noSuchCop', 'TB-1.7'));
	});

	test('TB-2.8 hands told give the order of the last turn', () => {
		const hands = (...counts: readonly number[]): Command => ({ type: 'tellHands', counts });
		inRound()
			.when(hands(2, 5, 2, 9))
			.then({ type: 'handsTold', counts: [2, 5, 2, 9], order: [3, 1, 0, 2] });
		inRound()
			.when(hands(2, 5, 2))
			.then(refusedWith('badHands', 'TB-1.1'));
		inRound()
			.when(hands(2, 5, 2, 10))
			.then(refusedWith('badHands', 'TB-1.1'));
		const told = inRound().and(hands(2, 5, 2, 9));
		told.when(hands(2, 5, 2, 9)).then(refusedWith('nothingChanges', 'TB-2.8'));
	});

	test('TB-3.6 the end of the round: who is back, gun, Chicago', () => {
		const away: readonly Absent[] = [
			{ seat: 1, in: 'hospital', returns: 2 },
			{ seat: 2, in: 'prison', returns: 3 }
		];
		const { state } = inRound({}, { away })
			.and(cop('gold'))
			.when(END)
			.then(
				{ type: 'cleared' },
				{ type: 'returned', player: 1, from: 'hospital' },
				{ type: 'gunPassed', to: 1 },
				{ type: 'chicagoMoved', to: 2 },
				{ type: 'roundBegan', round: 2 }
			);
		expect(state).toMatchObject({
			round: 2,
			gun: 1,
			away: [{ seat: 2 }],
			turnedUp: [],
			paid: false
		});
	});

	test('TB-2 placements and cards are not followed', () => {
		inRound()
			.when(place(0, 'boston', 'A'))
			.then(refusedWith('lightUntracked', 'TB-2'));
		inRound().when(turnUp('boston', 1)).then(refusedWith('lightUntracked', 'TB-2'));
	});
});

describe('the end of a game in light tracking', () => {
	const cops = ['gold', 'silver', 'gold'] as const;

	test('TB-4 most power wins', () => {
		const table = inRound({}, { cops, round: 4, purses: purses(1, 2, 3, 4) });
		const over = table.and(cop('double'), collect(0, 'boston', 9), END);
		expect(over.state).toMatchObject({
			phase: 'finished',
			ranking: [{ seat: 0, score: 10 }, {}, {}, {}]
		});
		over.when(END).then(refusedWith('gameOver', 'TB-4'));
	});

	test('TB-2.7 the last cop card is certain and ends the game', () => {
		const four = [...cops, 'silver'] as const;
		const { result } = inRound({}, { cops: four, round: 5, purses: purses(1, 2, 3, 4) }).when(END);
		expect(result.ok && result.value[0]).toEqual({ type: 'copTurned', cop: 'double' });
	});

	const tie = () =>
		inRound({}, { cops, round: 4, purses: purses(5, 5, 3, 5) }).and(
			cop('double'),
			collect(0, 'boston', 1),
			collect(3, 'detroit', 1),
			END
		);

	test('TB-4 who has most gangsters is asked of the tied only', () => {
		expect(tie().state).toMatchObject({ phase: 'tieBreak', tied: [0, 3] });
		tie().when(END).then(refusedWith('tellMostFirst', 'TB-4'));
		tie().when(most(1)).then(refusedWith('onlyTheTied', 'TB-4'));
		tie().when(most()).then(refusedWith('onlyTheTied', 'TB-4'));
		tie().when(most(3, 0)).then(refusedWith('onlyTheTied', 'TB-4'));
		expect(tie().and(most(3)).state).toMatchObject({
			phase: 'finished',
			decidedBy: { key: 'wonByGangsters' },
			ranking: [{ seat: 3 }, { seat: 0 }, { seat: 1 }, { seat: 2 }]
		});
	});

	test('TB-4 all equal: a further round without a cop card', () => {
		const further = tie().and(most(0, 3));
		expect(further.state).toMatchObject({ phase: 'round', round: 5, further: 1 });
		expect(further.and(collect(3, 'boston', 2), END).state.phase).toBe('finished');
	});

	test('TB-4 power put right during the question', () => {
		const right = tie().and(correct({ what: 'power', side: 0, to: 7 }));
		expect(right.state.phase).toBe('finished');
		const same = tie().and(correct({ what: 'power', side: 2, to: 1 }));
		expect(same.state).toMatchObject({ phase: 'tieBreak', tied: [0, 3] });
		const goesOn = tie().and(correct({ what: 'cop', index: 3, to: 'silver' }));
		expect(goesOn.state).toMatchObject({ phase: 'round', round: 5, further: 0 });
	});
});

describe('corrections in light tracking', () => {
	test('TB-2.8 with another gun the hands told lead to another order', () => {
		const table = inRound().and({ type: 'tellHands', counts: [2, 5, 2, 9] });
		const { state } = table.and(correct({ what: 'gun', player: 2 }));
		expect(state).toMatchObject({ gun: 2, lastTurn: { order: [3, 1, 2, 0] } });
		expect(inRound().and(correct({ what: 'gun', player: 2 })).state).toMatchObject({
			lastTurn: null
		});
	});

	test('TB-3.4 who is lost or away', () => {
		const jailed = inRound().and(
			correct({
				what: 'family',
				player: 1,
				from: { in: 'hand' },
				to: { in: 'prison', returns: 3 }
			})
		);
		expect(jailed.state.away).toEqual([{ seat: 1, in: 'prison', returns: 3 }]);
		const dead = jailed.and(
			correct({ what: 'family', player: 1, from: { in: 'prison', returns: 3 }, to: { in: 'dead' } })
		);
		expect(dead.state).toMatchObject({ away: [], players: [{}, { dead: 1 }, {}, {}] });
		dead
			.when(correct({ what: 'family', player: 0, from: { in: 'dead' }, to: { in: 'hand' } }))
			.then(refusedWith('noPieceThere', 'TB-1.1'));
	});

	test('TB-2.7 the round, and who is away comes back after as many rounds as before', () => {
		const to = (round: number) => correct({ what: 'round', to: round });
		const away = [{ seat: 1, in: 'prison', returns: 3 }] as const;
		const right = inRound({}, { round: 1, away }).and(to(3));
		expect(right.state).toMatchObject({ round: 3, away: [{ seat: 1, returns: 5 }] });
		for (const round of [0, 6])
			inRound().when(to(round)).then(refusedWith('noSuchRound', 'TB-2.7'));
		inRound()
			.when(correct({ what: 'turnNumber', to: 2 }))
			.then(refusedWith('lightUntracked', 'TB-2'));
	});

	test('TB-2 what is not tracked is not corrected', () => {
		inRound()
			.when(correct({ what: 'crews', place: 'boston', to: [] }))
			.then(refusedWith('lightUntracked', 'TB-2'));
	});

	test('TB-3.1, TB-3.4 what was turned up; a shootout comes and goes with its card', () => {
		const to = (face: Face, side: number) =>
			correct({ what: 'turnedUp', city: 'boston', to: { face, side } });
		const table = inRound().and(collect(1, 'boston', 3));
		const shots = table.and(to('shootout', 2), shot(1));
		expect(shots.state).toMatchObject({
			turnedUp: [{ city: 'boston', face: 'shootout', side: 2 }],
			shootout: { city: 'boston', by: 2, shot: [1] },
			purses: table.state.purses
		});
		expect(shots.and(to('shootout', 1)).state).toMatchObject({ shootout: { by: 1, shot: [] } });
		expect(shots.and(to(0, 2)).state).toMatchObject({ shootout: null });
		table.when(to(3, 1)).then(refusedWith('nothingChanges', 'TB-3.1'));
	});

	test('TB-3.4 who counts as shot', () => {
		const at = (side: number, to: boolean) => correct({ what: 'shot', side, to });
		inRound().when(at(1, true)).then(refusedWith('noShootout', 'TB-3.4'));
		const table = inRound().and(collect(0, 'boston', 'shootout'), shot(2));
		expect(table.and(at(2, false), at(3, true)).state).toMatchObject({ shootout: { shot: [3] } });
		table.when(at(0, true)).then(refusedWith('ownShootout', 'TB-3.4'));
		table.when(at(2, true)).then(refusedWith('nothingChanges', 'TB-3.4'));
		table.when(at(5, true)).then(refusedWith('noSuchPlayer', 'TB-1.1'));
	});

	test('TB-3.2 whether Chicago has been paid', () => {
		const to = (paid: boolean) => correct({ what: 'paid', to: paid });
		const faces = inRound().state.row.indexOf('chicago');
		const paid = inRound().and(chicago(1, ...Array<Face>(faces).fill(3)));
		paid.when(chicago(1, 3)).then(refusedWith('chicagoPaidAlready', 'TB-3.2'));
		expect(paid.and(to(false)).state).toMatchObject({ paid: false });
		paid.when(to(true)).then(refusedWith('nothingChanges', 'TB-3.2'));
	});

	test('TB-3.6 gun and Chicago', () => {
		const { state } = inRound().and(
			correct({ what: 'gun', player: 2 }),
			correct({ what: 'chicago', to: 0 }),
			correct({ what: 'banished', side: 1, city: 'boston', to: true })
		);
		expect(state).toMatchObject({ gun: 2, banished: [{ side: 1, city: 'boston' }] });
		expect(state.row[0]).toBe('chicago');
	});
});
