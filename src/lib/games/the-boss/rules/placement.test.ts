import { describe, expect, test } from 'vitest';
import { crewsOf } from '../tests/scene';
import { majority } from './majority';
import { closed, refused, smallest, type Ground } from './placement';

const ground = (letters: string, over: Partial<Ground> = {}): Ground => ({
	place: 'boston',
	seat: 0,
	sides: [0, 1, 2, 3],
	crews: crewsOf(letters),
	hand: { family: 6, associates: 3 },
	placed: null,
	banished: false,
	elsewhere: true,
	...over
});
const teams = [0, 1, 2, 0, 1, 2];

const why = (at: Ground, family: number, associates = 0) => {
	const refusal = refused(at, family, associates);
	return refusal === null ? null : [refusal.key, refusal.rules[0]];
};

describe('how few may be placed', () => {
	test.each([
		['TB-2.4 one where nobody stands', '', 1],
		['TB-2.4 one more than the others', 'BB', 3],
		['TB-2.4 what stands there counts', 'ABB', 2],
		['TB-2.4 the strongest of the others counts', 'ABBBCC', 3],
		['TB-2.4 associates count the same', 'BbbCC', 4],
		['TB-2.4 one where one leads already', 'AAAB', 1]
	])('%s: %s', (_, letters, count) => {
		expect(smallest(ground(letters)).count).toBe(count);
	});

	test('TB-2.4 partners add up', () => {
		expect(smallest(ground('DDBBB', { sides: teams })).count).toBe(2);
		expect(smallest(ground('BE', { sides: teams })).count).toBe(3);
	});

	test('TB-2.4 the reason names both counts', () => {
		expect(smallest(ground('ABB')).explain()).toMatchObject({
			key: 'fewest',
			params: { needed: 2 },
			because: [
				{ key: 'gangstersThere', params: { who: { player: 1 }, count: 2 } },
				{ key: 'gangstersThere', params: { who: { player: 0 }, count: 1 } }
			]
		});
		expect(smallest(ground('')).explain().key).toBe('anyNumber');
	});
});

describe('what is refused', () => {
	test('TB-2.2 a second city in one turn; more to the same one is allowed', () => {
		expect(why(ground('', { placed: 'detroit' }), 1)).toEqual(['onePlaceATurn', 'TB-2.2']);
		expect(why(ground('A', { placed: 'boston' }), 1)).toBeNull();
	});

	test('TB-2.2 nobody, or half a gangster', () => {
		expect(why(ground(''), 0)).toEqual(['placeSomebody', 'TB-2.2']);
		expect(why(ground(''), 0.5)).toEqual(['badNumber', 'TB-2.2']);
		expect(why(ground(''), 2, -1)).toEqual(['badNumber', 'TB-2.2']);
	});

	test('TB-1.1 more gangsters than a player has', () => {
		expect(why(ground(''), 7)).toEqual(['tooFewFamily', 'TB-1.1']);
		expect(why(ground(''), 1, 4)).toEqual(['tooFewAssociates', 'TB-1.1']);
	});

	test('TB-2.3 associates alone; with a family member at once, or before, they may go', () => {
		expect(why(ground(''), 0, 2)).toEqual(['associatesAlone', 'TB-2.3']);
		expect(why(ground(''), 1, 2)).toBeNull();
		expect(why(ground('A'), 0, 1)).toBeNull();
	});

	test('TB-2.3 the partner’s family member serves too', () => {
		expect(why(ground('D', { sides: teams }), 0, 1)).toBeNull();
		expect(why(ground('D'), 0, 1)).toEqual(['associatesAlone', 'TB-2.3']);
	});

	test('TB-2.4 no strict majority', () => {
		expect(why(ground('BB'), 2)).toEqual(['noMajority', 'TB-2.4']);
		expect(why(ground('BB'), 3)).toBeNull();
		expect(why(ground('BB'), 1, 2)).toBeNull();
	});

	test('TB-2.5 Chicago before anybody stands in another city', () => {
		const chicago = { place: 'chicago' as const };
		expect(why(ground('', { ...chicago, elsewhere: false }), 1)).toEqual([
			'chicagoTooEarly',
			'TB-2.5'
		]);
		expect(why(ground('', chicago), 1)).toBeNull();
	});

	test('TB-2.6 where the colour is banished', () => {
		expect(why(ground('', { banished: true }), 1)).toEqual(['isBanished', 'TB-2.6']);
	});

	test('TB-2.4, TB-2.3 a place where nothing that is in hand would do is closed', () => {
		const poor = { hand: { family: 1, associates: 1 } };
		expect(closed(ground('BB', poor))?.key).toBe('tooFewForMajority');
		expect(closed(ground('B', poor))).toBeNull();
		const lonely = { hand: { family: 0, associates: 3 } };
		expect(closed(ground('', lonely))?.key).toBe('noFamilyForAssociates');
		expect(closed(ground('A', lonely))).toBeNull();
	});
});

describe('who has most', () => {
	test('TB-3.1 the colour with most gangsters, partners together', () => {
		expect(majority('boston', crewsOf('ABBb'), [0, 1]).side).toBe(1);
		expect(majority('boston', crewsOf('ADBB'), [0, 1, 2, 0]).side).toBe(0);
		expect(majority('boston', crewsOf('ABB'), [0, 1]).explain()).toMatchObject({
			key: 'mostThere',
			rules: ['TB-3.1'],
			because: [{ params: { count: 2 } }, { params: { count: 1 } }]
		});
	});

	test('TB-3.1 a city without gangsters pays nobody', () => {
		const nobody = majority('boston', [], [0, 1]);
		expect({ ...nobody, explanation: nobody.explain() }).toMatchObject({
			side: null,
			explanation: { key: 'nobodyThere' }
		});
	});

	test('TB-3.2 in Chicago, too', () => {
		expect(majority('chicago', crewsOf('A'), [0, 1]).explain().rules).toEqual(['TB-3.2']);
	});
});
