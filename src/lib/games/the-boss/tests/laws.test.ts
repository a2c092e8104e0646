import { expect, test } from 'vitest';
import laws from './laws';
import type { State } from '../model';
import { citiesOf, inEnd, inTurn } from './scene';

type Law = keyof typeof laws.invariants;

const whole = inTurn({ crews: { boston: 'AAB' } }).state;
const ended = (places: readonly number[]): State =>
	({
		...inEnd().state,
		phase: 'finished',
		ranking: places.map((place, seat) => ({ seat, place, score: 0 }))
	}) as unknown as State;

/** For each law a state that breaks it, so that no law is one that nothing can break. */
const BROKEN: Readonly<Record<Law, State>> = {
	'every gangster is somewhere (TB-1.1)': inTurn({ players: [{ family: 7 }] }).state,
	'nothing is less than none': inTurn({ players: [{ associates: -1 }] }).state,
	'two colours never have equally many (TB-2.4)': inTurn({ crews: { boston: 'AB' } }).state,
	'every card dealt is played (TB-2.2)': inTurn({ played: { boston: [3] } }).state,
	'prison and hospital end (TB-3.4)': inTurn({
		away: [{ seat: 0, in: 'prison', returns: 1 }]
	}).state,
	'at most five rounds, and further ones (TB-2.7)': inTurn({ over: { round: 6 } }).state,
	'no more cop cards than there are (TB-1.7)': inTurn({ over: { cops: ['double', 'double'] } })
		.state,
	'every boss card stays in the row (TB-1.5)': inTurn({ over: { row: citiesOf(1, 2, 3) } }).state,
	'one colour wins (TB-4)': ended([1, 1, 3, 4])
};

test.each(Object.entries(laws.invariants))('%s: can be broken, and is kept', (name, law) => {
	const broken = BROKEN[name];
	if (broken === undefined) throw new Error(`no state breaks ${name}`);
	expect(law(broken, broken)).not.toBeNull();
	expect(law(whole, whole)).toBeNull();
});
