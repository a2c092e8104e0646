import { describe, expect, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import { corrections } from '../corrections';
import { decide } from '../decide';
import type { Face } from '../model';
import { crewsOf, full, inEnd, inRound, inTurn, place, play, turnUp } from './scene';
import type { Command, Correction } from '../schema';

const correct = (correction: Correction): Command => ({ type: 'correct', correction });
const crews = (at: 'boston' | 'detroit', letters: string) =>
	correct({ what: 'crews', place: at, to: crewsOf(letters) });

describe('what the table overrules', () => {
	test('TB-3.3 power, and what was gained in this round', () => {
		const right = inTurn().and(
			correct({ what: 'power', side: 1, to: -3 }),
			correct({ what: 'gained', side: 1, to: 2 })
		);
		expect(right.state.purses[1]).toEqual({ power: -3, gained: 2 });
		const again = correct({ what: 'power', side: 1, to: -3 });
		right.when(again).then(refusedWith('nothingChanges', 'TB-3.3'));
		const absurd = correct({ what: 'power', side: 1, to: 1000 });
		right.when(absurd).then(refusedWith('badNumber', 'TB-3.3'));
	});

	test('TB-1.1 gangsters in a place come from the hands and go there', () => {
		const right = inTurn({ crews: { boston: 'AAaB' } }).and(crews('boston', 'AABBBb'));
		const { players, crews: now } = full(right, 'turn');
		expect(now.boston).toEqual(crewsOf('AABBBb'));
		expect(players.map(({ family }) => family)).toEqual([4, 3, 6, 6]);
		expect(players.map(({ associates }) => associates)).toEqual([3, 2, 3, 3]);
		right.when(crews('boston', 'AAAAAAA')).then(refusedWith('tooFewFamily', 'TB-1.1'));
	});

	test('TB-2.3, TB-2.4 but never associates alone, never two colours equal', () => {
		const table = inTurn({ crews: { boston: 'AAB' } });
		table.when(crews('boston', 'ABBa')).then(refusedWith('equalThere', 'TB-2.4'));
		table.when(crews('boston', 'AAb')).then(refusedWith('associatesAlone', 'TB-2.3'));
		table.when(crews('boston', 'AAB')).then(refusedWith('nothingChanges', 'TB-2.2'));
	});

	test('TB-3.1 a city that was turned up is done', () => {
		const table = inEnd({ crews: { boston: 'AAB', detroit: 'B' } }).and(turnUp('boston', 1));
		table.when(crews('boston', 'A')).then(refusedWith('alreadyTurnedUp', 'TB-3.1'));
	});

	test('TB-3.6 when nobody is left in the last city, the round ends', () => {
		const table = inEnd({ crews: { boston: 'AAB', detroit: 'B' } }).and(turnUp('boston', 1));
		expect(table.and(crews('detroit', '')).state).toMatchObject({ phase: 'turn', round: 2 });
	});

	test('TB-3.4 family members to and from prison, hospital and the game', () => {
		const jailed = inTurn().and(
			correct({ what: 'family', player: 0, from: { in: 'hand' }, to: { in: 'prison', returns: 3 } })
		);
		expect(jailed.state.away).toEqual([{ seat: 0, in: 'prison', returns: 3 }]);
		const term = (returns: number) =>
			correct({
				what: 'family',
				player: 0,
				from: { in: 'prison', returns: 3 },
				to: { in: 'prison', returns }
			});
		expect(jailed.and(term(2)).state.away).toEqual([{ seat: 0, in: 'prison', returns: 2 }]);
		jailed.when(term(3)).then(refusedWith('nothingChanges', 'TB-3.4'));
		jailed.when(term(1)).then(refusedWith('badNumber', 'TB-3.4'));
		const dead = jailed.and(
			correct({ what: 'family', player: 0, from: { in: 'prison', returns: 3 }, to: { in: 'dead' } })
		);
		expect(full(dead, 'turn').players[0]).toMatchObject({ family: 5, dead: 1 });
		jailed
			.when(correct({ what: 'family', player: 1, from: { in: 'dead' }, to: { in: 'hand' } }))
			.then(refusedWith('noPieceThere', 'TB-1.1'));
	});

	test('TB-3.6 associates in hand and spent', () => {
		const spent = inTurn().and(correct({ what: 'associate', player: 2, to: 'spent' }));
		expect(full(spent, 'turn').players[2]).toMatchObject({ associates: 2, spent: 1 });
		inTurn()
			.when(correct({ what: 'associate', player: 2, to: 'hand' }))
			.then(refusedWith('noPieceThere', 'TB-1.1'));
	});

	test('TB-2.2 a card was another one, or lies in another city', () => {
		const table = inTurn({ played: { boston: [1, 2], kansasCity: [2, 3] } });
		const card = (to: Extract<Correction, { what: 'card' }>['to']) =>
			correct({ what: 'card', city: 'boston', index: 0, to });
		const other = table.and(card({ city: 'boston', face: 'prison' }));
		expect(full(other, 'turn').played.boston).toEqual(['prison', 2]);
		const moved = table.and(card({ city: 'detroit', face: 4 }));
		expect(full(moved, 'turn').played).toMatchObject({ boston: [2], detroit: [4] });
		table.when(card({ city: 'kansasCity', face: 4 })).then(refusedWith('allPlayed', 'TB-1.6'));
	});

	test('TB-2.7 the round, from the first to the last that there can be', () => {
		const to = (round: number) => correct({ what: 'round', to: round });
		const table = inTurn({ over: { round: 2, away: [{ seat: 0, in: 'prison', returns: 4 }] } });
		expect(table.and(to(4)).state).toMatchObject({ round: 4, turn: 1, gun: 0 });
		table.when(to(2)).then(refusedWith('nothingChanges', 'TB-2.7'));
		for (const round of [0, 6, 1.5])
			table.when(to(round)).then(refusedWith('noSuchRound', 'TB-2.7'));
		const further = inTurn({ over: { round: 5, further: 1 } });
		expect(further.and(to(6)).state.round).toBe(6);
		further.when(to(1)).then(refusedWith('noSuchRound', 'TB-2.7'));
	});

	test('TB-3.4 who is away stays away for as many rounds as before when the round is corrected', () => {
		const away = [
			{ seat: 0, in: 'prison', returns: 4 },
			{ seat: 1, in: 'hospital', returns: 3 }
		] as const;
		const right = inTurn({ over: { round: 2, away } }).and(correct({ what: 'round', to: 1 }));
		expect(right.state.away.map(({ returns }) => returns)).toEqual([3, 2]);
	});

	test('TB-2.1 the turn of the round, which begins anew', () => {
		const to = (turn: number) => correct({ what: 'turnNumber', to: turn });
		const table = inTurn().and(play(0, 'boston'), place(1, 'boston', 'B'));
		const third = full(table.and(to(3)), 'turn');
		expect(third).toMatchObject({
			turn: 3,
			at: 0,
			placed: null,
			order: [0, 1, 2, 3],
			counts: null
		});
		table.when(to(1)).then(refusedWith('tooManyOpen', 'TB-2.2'));
		expect(full(table.and(to(3), to(2)), 'turn').turn).toBe(2);
		table.and(to(3)).when(to(3)).then(refusedWith('nothingChanges', 'TB-2.1'));
		for (const turn of [0, 6, 1.5]) table.when(to(turn)).then(refusedWith('noSuchTurn', 'TB-2.1'));
		inEnd({ crews: { boston: 'A' } })
			.when(to(2))
			.then(refusedWith('onlyInTurns', 'TB-2.1'));
	});

	test('TB-2.8 a turn that is corrected to the last one has its order', () => {
		const table = inTurn({ crews: { boston: 'AAB' } });
		const last = full(table.and(correct({ what: 'turnNumber', to: 5 })), 'turn');
		expect(last).toMatchObject({ order: [2, 3, 1, 0], counts: [7, 8, 9, 9] });
	});

	test('TB-2.7 a cop card that was left out by a correction is due after the turn', () => {
		const last = inTurn().and(correct({ what: 'turnNumber', to: 5 }));
		const over = last.and(
			play(0, 'boston'),
			play(1, 'boston'),
			play(2, 'boston'),
			play(3, 'detroit')
		);
		expect(over.state).toMatchObject({ phase: 'cop', turn: 5 });
		expect(over.and({ type: 'turnCop', cop: 'gold' }).state).toMatchObject({
			phase: 'turn',
			round: 2
		});
	});

	test('TB-2.2 a card that was never played, and one that is missing', () => {
		const missed = (face: Face) => correct({ what: 'cardMissed', city: 'boston', face });
		const gone = (index: number) => correct({ what: 'cardGone', city: 'boston', index });
		const table = inTurn().and(play(0, 'boston'));
		table.when(missed(3)).then(refusedWith('noneMissing', 'TB-2.2'));
		table.when(gone(1)).then(refusedWith('noCardThere', 'TB-2.2'));
		const without = table.and(gone(0));
		expect(full(without, 'turn')).toMatchObject({ played: { boston: [] }, turn: 1, at: 1 });
		without.when(missed(10)).then(refusedWith('noSuchFace', 'TB-5'));
		expect(full(without.and(missed('prison')), 'turn').played.boston).toEqual(['prison']);
	});

	test('TB-2.1 who is on turn, of those who have not played yet', () => {
		const turn = (player: number) => correct({ what: 'turn', player });
		const table = inTurn().and(play(0, 'boston'));
		expect(full(table.and(turn(3)), 'turn')).toMatchObject({ order: [0, 3, 1, 2], at: 1 });
		table.when(turn(0)).then(refusedWith('hasPlayed', 'TB-2.1'));
		table.when(turn(1)).then(refusedWith('nothingChanges', 'TB-2.1'));
		inEnd({ crews: { boston: 'A' } })
			.when(turn(0))
			.then(refusedWith('onlyInTurns', 'TB-2.1'));
	});

	test('TB-2.1 the loaded gun begins the turn that nobody has begun', () => {
		const gun = correct({ what: 'gun', player: 2 });
		expect(full(inTurn().and(gun), 'turn')).toMatchObject({ gun: 2, order: [2, 3, 0, 1] });
		const begun = inTurn().and(place(0, 'boston', 'A'), gun);
		expect(full(begun, 'turn')).toMatchObject({ gun: 2, order: [0, 1, 2, 3] });
	});

	test('TB-1.5 Chicago’s place', () => {
		const to = (place: number) => correct({ what: 'chicago', to: place });
		expect(inTurn().and(to(7)).state.row.at(-1)).toBe('chicago');
		inTurn().when(to(1)).then(refusedWith('nothingChanges', 'TB-3.6'));
		inTurn().when(to(8)).then(refusedWith('badNumber', 'TB-1.5'));
	});

	test('TB-1.7 a cop card was another one', () => {
		const table = inTurn({ over: { cops: ['gold', 'double'], round: 3 } });
		const to = (kind: 'gold' | 'silver' | 'double') => correct({ what: 'cop', index: 0, to: kind });
		expect(table.and(to('silver')).state.cops).toEqual(['silver', 'double']);
		table.when(to('double')).then(refusedWith('noSuchCop', 'TB-1.7'));
		table.when(to('gold')).then(refusedWith('nothingChanges', 'TB-2.7'));
	});

	test('TB-2.2 where gangsters count as placed in this turn', () => {
		const to = (at: 'boston' | 'stLouis' | null) => correct({ what: 'placed', to: at });
		const table = inTurn().and(place(0, 'boston', 'A'));
		table.when(place(0, 'detroit', 'A')).then(refusedWith('onePlaceATurn', 'TB-2.2'));
		const freed = table.and(to(null));
		expect(full(freed, 'turn')).toMatchObject({ placed: null, at: 0 });
		expect(full(freed.and(place(0, 'detroit', 'A')), 'turn').placed).toBe('detroit');
		freed
			.and(to('boston'))
			.when(place(0, 'detroit', 'A'))
			.then(refusedWith('onePlaceATurn', 'TB-2.2'));
		freed.when(to(null)).then(refusedWith('nothingChanges', 'TB-2.2'));
		freed.when(to('stLouis')).then(refusedWith('notInPlay', 'TB-1.3'));
		inEnd({ crews: { boston: 'A' } })
			.when(to(null))
			.then(refusedWith('onlyInTurns', 'TB-2.1'));
	});

	test('TB-3.1 what was turned up and who took it, and nothing follows from that', () => {
		const to = (face: Face, side: number) =>
			correct({ what: 'turnedUp', city: 'boston', to: { face, side } });
		const table = inEnd({ crews: { boston: 'AAB', detroit: 'B' } });
		table.when(to(3, 0)).then(refusedWith('notTurnedUp', 'TB-3.1'));
		const done = table.and(turnUp('boston', 1));
		const other = done.and(to('theft', 1));
		expect(full(other, 'end').turnedUp).toEqual([{ city: 'boston', face: 'theft', side: 1 }]);
		expect(other.state.purses).toEqual(done.state.purses);
		done.when(to(1, 0)).then(refusedWith('nothingChanges', 'TB-3.1'));
		done.when(to(1, 4)).then(refusedWith('noSuchPlayer', 'TB-1.1'));
		done.when(to(10, 0)).then(refusedWith('noSuchFace', 'TB-5'));
		inTurn().when(to(3, 0)).then(refusedWith('notTurnedUp', 'TB-3.1'));
	});

	test('TB-3.2, TB-3.4 what light tracking is told, full tracking works out', () => {
		inTurn()
			.when(correct({ what: 'paid', to: true }))
			.then(refusedWith('workedOut', 'TB-3.2'));
		const shot = correct({ what: 'shot', side: 1, to: true });
		inTurn().when(shot).then(refusedWith('workedOut', 'TB-3.4'));
	});

	test('TB-2.6 banishment is set and lifted', () => {
		const to = (banished: boolean) =>
			correct({ what: 'banished', side: 0, city: 'boston', to: banished });
		const set = inTurn().and(to(true));
		set.when(place(0, 'boston', 'A')).then(refusedWith('isBanished', 'TB-2.6'));
		expect(set.and(to(false)).state.banished).toEqual([]);
		inTurn().when(to(false)).then(refusedWith('nothingChanges', 'TB-2.6'));
	});

	test('TB-2 most of what is offered is allowed', () => {
		const states = [
			inTurn({ crews: { boston: 'AAB' }, played: { boston: [1] } }).state,
			inEnd({ crews: { boston: 'AAB' } }).state,
			inRound().state
		];
		for (const state of states) {
			const offered = corrections(state);
			const allowed = offered.filter((command) => decide(state, command).ok);
			expect(allowed.length).toBeGreaterThan(offered.length / 2);
		}
	});
});
