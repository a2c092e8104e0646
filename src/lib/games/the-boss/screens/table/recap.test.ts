import { expect, test } from 'vitest';
import { decide } from '../../decide';
import type { State } from '../../model';
import { inEnd, inRound, inTurn, play, turnUp } from '../../tests/scene';
import { recap } from './recap';
import type { Command } from '../../schema';

interface From {
	readonly state: State;
	and(...commands: readonly Command[]): { readonly state: State };
}

/** What the recap says after a command in this state. */
function told(from: From, command: Command) {
	const decided = decide(from.state, command);
	if (!decided.ok) throw new Error(decided.refusal.key);
	return recap(from.and(command).state, decided.value);
}

test('TB-3.4 who lost what by the card that ends the round is told, with the round of the return', () => {
	const recapped = told(inEnd({ crews: { boston: 'AAB' } }), turnUp('boston', 'prison'));
	expect(recapped?.over).toBe(1);
	expect(recapped?.facts).toMatchObject([
		{ side: 0, explanation: { key: 'awayUntil', params: { round: 4 } } }
	]);
});

test('TB-3.4 a shootout tells of everybody who lost a family member', () => {
	const scene = inEnd({ setup: { players: 6 }, crews: { stLouis: 'AAABBC', boston: 'D' } });
	const recapped = told(scene, turnUp('stLouis', 'shootout'));
	expect(recapped?.over).toBeNull();
	expect(recapped?.facts.map(({ explanation }) => explanation.key)).toEqual([
		'lostForGood',
		'lostForGood'
	]);
});

test('TB-2.6 a banishment is told', () => {
	const recapped = told(inEnd({ crews: { cincinnati: 'A' } }), turnUp('cincinnati', 'banishment'));
	expect(recapped?.facts).toMatchObject([{ side: 0, explanation: { key: 'nowBanished' } }]);
});

test('TB-2.7 the last round is announced with the reason when the third badge is turned up', () => {
	const scene = inTurn({ over: { turn: 3, at: 3, cops: ['gold', 'gold'], round: 3 } });
	const due = scene.and(play(3, 'boston'));
	expect(due.state.phase).toBe('cop');
	const recapped = told(due, { type: 'turnCop', cop: 'double' });
	expect(recapped?.facts).toMatchObject([
		{ explanation: { key: 'isLastRound', because: [{ params: { gold: 3, silver: 1 } }] } }
	]);
});

test('TB-3.2 Chicago’s half is told as a calculation, though Chicago has moved on since', () => {
	const scene = inEnd({
		crews: { chicago: 'B', boston: 'A' },
		played: { newYork: [1, 3] }
	});
	const recapped = told(scene, turnUp('boston', 2));
	expect(recapped?.chicago).toBe(3);
	expect(recapped?.facts).toMatchObject([
		{ side: 1, explanation: { key: 'chicagoHalf', params: { sum: 3, amount: 1 } } }
	]);
});

test('TB-2.8 the order of the last turn is told with the hands behind it', () => {
	const scene = inTurn({ over: { turn: 4, at: 3 } });
	const recapped = told(scene, play(3, 'boston'));
	const because = recapped?.facts[0]?.explanation.because;
	expect(recapped?.facts).toMatchObject([{ explanation: { key: 'lastTurnOrder' } }]);
	expect(because?.filter(({ key }) => key === 'inHand')).toHaveLength(4);
});

test('TB-3.6 several who are back at once are told in one line, each with where from behind it', () => {
	const away = [
		{ seat: 0, in: 'prison', returns: 2 },
		{ seat: 1, in: 'hospital', returns: 2 },
		{ seat: 1, in: 'prison', returns: 3 }
	] as const;
	const one = told(inRound({}, { away: away.slice(1), cops: ['gold'] }), { type: 'endRound' });
	expect(one?.facts).toMatchObject([
		{ explanation: { key: 'isBack', params: { who: { player: 1 } } } }
	]);
	const several = told(inRound({}, { away, cops: ['gold'] }), { type: 'endRound' });
	expect(several?.facts).toMatchObject([
		{
			explanation: {
				key: 'areBack',
				params: { who: { list: [{ player: 0 }, { player: 1 }] } },
				because: [{ key: 'isBack' }, { key: 'isBack' }]
			}
		}
	]);
});
