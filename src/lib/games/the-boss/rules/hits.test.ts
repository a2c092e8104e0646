import { describe, expect, test } from 'vitest';
import { crewsOf } from '../tests/scene';
import { hits, mayBeHit, returnsIn } from './hits';

const alone = [0, 1, 2, 3];
const teams = [0, 1, 2, 0, 1, 2];

describe('who is hit', () => {
	test.each(['revolver', 'prison', 'hospital'] as const)('TB-3.4 the winner by %s', (face) => {
		expect(hits(face, 1, crewsOf('ABBb'), alone)).toEqual([{ side: 1, harm: face, seats: [1] }]);
	});

	test('TB-3.4 every other colour present by a shootout', () => {
		expect(hits('shootout', 1, crewsOf('ABBBDDd'), alone)).toEqual([
			{ side: 0, harm: 'shootout', seats: [0] },
			{ side: 3, harm: 'shootout', seats: [3] }
		]);
	});

	test.each([4, 'theft', 'banishment'] as const)('TB-3.4 nobody by %s', (face) => {
		expect(hits(face, 1, crewsOf('ABB'), alone)).toEqual([]);
	});

	test('TB-3.5 one of the family members there; partners choose', () => {
		expect(mayBeHit(crewsOf('AAD'), teams, 0)).toEqual([0, 3]);
		expect(mayBeHit(crewsOf('AAdd'), teams, 0)).toEqual([0]);
		expect(hits('shootout', 1, crewsOf('ADBBBCCf'), teams)).toEqual([
			{ side: 0, harm: 'shootout', seats: [0, 3] },
			{ side: 2, harm: 'shootout', seats: [2] }
		]);
	});

	test('TB-3.4 prison sits out two rounds, hospital one', () => {
		expect(returnsIn('prison', 1)).toBe(4);
		expect(returnsIn('hospital', 1)).toBe(3);
	});
});
