import { describe, expect, test } from 'vitest';
import { winner, type Contender } from './winner';

/** A contender at the distance of the own seat. */
const at = (seat: number, vp: number, more: Partial<Contender> = {}): Contender => ({
	seat,
	vp,
	reserve: 0,
	cards: 0,
	mayor: false,
	distance: seat,
	...more
});

const order = (contenders: readonly Contender[], target = 10) => {
	const verdict = winner(contenders, target);
	if (verdict === null || 'ask' in verdict) throw new Error('no winner');
	return {
		places: verdict.ranking.map(({ seat, place }) => [seat, place]),
		by: verdict.decidedBy.key,
		because: (verdict.decidedBy.because ?? []).map((fact) => fact.key)
	};
};

describe('winner', () => {
	test('MC-4 nobody wins below the target', () => {
		expect(winner([at(0, 9), at(1, 3), at(2, 0)], 10)).toBeNull();
	});

	test('MC-4 whoever alone has reached the target wins', () => {
		const { places, by } = order([at(0, 3), at(1, 10), at(2, 5)]);
		expect(places).toEqual([
			[1, 1],
			[2, 2],
			[0, 3]
		]);
		expect(by).toBe('wonAlone');
	});

	test('MC-4 the score in the ranking is the VP', () => {
		const verdict = winner([at(0, 3), at(1, 10), at(2, 5)], 10);
		expect(verdict).toMatchObject({ ranking: [{ score: 10 }, { score: 5 }, { score: 3 }] });
	});

	const deciders: readonly [string, string, readonly Contender[], number][] = [
		['most VP', 'wonByVp', [at(0, 10), at(1, 12), at(2, 11)], 1],
		[
			'fewer in reserve',
			'wonByReserve',
			[at(0, 11, { reserve: 2 }), at(1, 11, { reserve: 1, cards: 0 }), at(2, 10)],
			1
		],
		[
			'more cards',
			'wonByCards',
			[at(0, 11, { cards: 3 }), at(1, 11, { cards: 4 }), at(2, 11, { cards: 1, mayor: true })],
			1
		],
		['the Mayor', 'wonByMayor', [at(0, 11), at(1, 11), at(2, 11, { mayor: true })], 2],
		[
			'the smaller distance',
			'wonByDistance',
			[at(0, 11, { distance: 2 }), at(1, 11, { distance: 0 }), at(2, 11, { distance: 1 })],
			1
		]
	];
	test.each(deciders)('MC-4 %s decides', (_, by, contenders, seat) => {
		const result = order(contenders);
		expect(result.by).toBe(by);
		expect(result.places[0]).toEqual([seat, 1]);
		expect(result.places.map(([, place]) => place)).toEqual([1, 2, 3]);
	});

	test('MC-4 a criterion that does not tell the best apart still drops the others', () => {
		const { places, by } = order([
			at(0, 11, { reserve: 1, cards: 9 }),
			at(1, 11, { cards: 2 }),
			at(2, 11, { cards: 2, mayor: true })
		]);
		expect(by).toBe('wonByMayor');
		expect(places[0]).toEqual([2, 1]);
		expect(places[2]).toEqual([0, 3]);
	});

	test('MC-4 the proof names the criteria before the one that decided', () => {
		const { because } = order([at(0, 11, { cards: 1 }), at(1, 11), at(2, 4)]);
		expect(because).toEqual([
			'reachedTarget',
			'reachedTarget',
			'tiedOnVp',
			'inReserve',
			'inReserve',
			'tiedOnReserve',
			'cardsInHand',
			'cardsInHand'
		]);
	});

	test('MC-4 what is not known is asked only if it decides', () => {
		const unknown = { reserve: null, cards: null };
		expect(winner([at(0, 11, unknown), at(1, 11, unknown), at(2, 10, unknown)], 10)).toEqual({
			ask: 'reserve',
			tied: [0, 1]
		});
		expect(winner([at(0, 11, { cards: null }), at(1, 11, { cards: null })], 10)).toEqual({
			ask: 'cards',
			tied: [0, 1]
		});
		expect(order([at(0, 11, unknown), at(1, 12, unknown), at(2, 3, unknown)]).by).toBe('wonByVp');
		expect(order([at(0, 11, { reserve: 1, cards: null }), at(1, 11, { cards: null })]).by).toBe(
			'wonByReserve'
		);
	});

	test('MC-4 what the table told decides without numbers', () => {
		const { by, because, places } = order([
			at(0, 11, { reserve: 'best', cards: 'behind' }),
			at(1, 11, { reserve: 'best', cards: 'best' }),
			at(2, 11, { reserve: 'behind', cards: null })
		]);
		expect(by).toBe('wonByCards');
		expect(because).not.toContain('inReserve');
		expect(places).toEqual([
			[1, 1],
			[0, 2],
			[2, 3]
		]);
	});

	test('MC-4 behind the winner an unknown tie-breaker leaves players side by side', () => {
		const unknown = { reserve: null, cards: null };
		expect(order([at(0, 5, unknown), at(1, 12, unknown), at(2, 5, unknown)]).places).toEqual([
			[1, 1],
			[0, 2],
			[2, 2]
		]);
	});
});
