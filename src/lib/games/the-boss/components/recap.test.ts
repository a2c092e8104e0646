import { expect, test } from 'vitest';
import { decide } from '../decide';
import { inEnd, turnUp } from '../scene';
import type { Command } from '../model';
import { recap } from './recap';

/** What the recap says after a command in this state, each with the number that it names. */
function told(from: ReturnType<typeof inEnd>, command: Command) {
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
