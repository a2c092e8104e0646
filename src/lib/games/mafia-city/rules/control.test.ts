import { describe, expect, test } from 'vitest';
import type { Explanation } from '$lib/engine/explanation';
import type { Holder, Location } from '../model';
import { control } from './control';

/** Stacks and raises as letters: seat 0 is a. The lowest mafioso comes first. */
const seatsOf = (letters: string) => Array.from(letters, (letter) => 'abcde'.indexOf(letter));

const raisesOf = (letters: string) => {
	const raises = [0, 0, 0, 0, 0];
	for (const seat of seatsOf(letters)) raises[seat] = (raises[seat] ?? 0) + 1;
	return raises;
};

const rule = (
	location: Location,
	stack: string,
	deals = '',
	raise: 'anyone' | 'presentOnly' = 'anyone'
) => control({ location, stack: seatsOf(stack), raises: raisesOf(deals), seats: 5, raise });

const keys = (explanation: Explanation): readonly string[] => [
	explanation.key,
	...(explanation.because ?? []).map((fact) => fact.key)
];

const holder = (letter: string): Holder => (letter === '-' ? null : (seatsOf(letter)[0] ?? null));

type Case = readonly [
	title: string,
	location: Location,
	stack: string,
	deals: string,
	by: string,
	most: string
];

describe('control', () => {
	const cases: readonly Case[] = [
		['MC-2.2.2 most mafiosi control', 'harbour', 'abb', '', 'b', 'b'],
		['MC-2.2.2 one mafioso is enough', 'prison', 'c', '', 'c', 'c'],
		['MC-2.2.2 a tie goes to the lowest', 'harbour', 'abba', '', 'a', 'ab'],
		['MC-2.2.2 the lowest of the tied, not of the stack', 'harbour', 'cbaab', '', 'b', 'ab'],
		['MC-2.2.2 a tie of three goes to the lowest', 'privateClub', 'cab', '', 'c', 'abc'],
		['MC-2.2.2 nobody controls an empty stack', 'harbour', '', '', '-', ''],
		['MC-2.2.2 a tie in Fighters’ Club leaves nobody', 'fightersClub', 'ab', '', '-', 'ab'],
		['MC-2.2.2 a tie in Town Hall leaves nobody', 'townHall', 'aabb', '', '-', 'ab'],
		['MC-2.2.2 a sole majority in Town Hall controls', 'townHall', 'abb', '', 'b', 'b'],
		['MC-2.2.2 a tie below the top matters nowhere', 'townHall', 'abccc', '', 'c', 'c'],
		['MC-2.2.3 a Secret Deal adds one', 'harbour', 'aab', 'bb', 'b', 'b'],
		['MC-2.2.3 a raise to a tie leaves the lowest', 'harbour', 'aab', 'b', 'a', 'ab'],
		['MC-2.2.3 the lowest of the tied wins with a raise', 'harbour', 'baa', 'b', 'b', 'ab'],
		['MC-2.2.3 an absent player may raise and control', 'harbour', 'a', 'bb', 'b', ''],
		['MC-2.2.3 in a tie the present go before the absent', 'harbour', 'ca', 'b', 'c', 'ac'],
		['MC-2.2.3 the present go first from above, too', 'harbour', 'aab', 'cc', 'a', 'a'],
		['MC-2.2.3 two absent tied on top leave nobody', 'harbour', 'a', 'bbcc', '-', ''],
		['MC-2.2.3 an empty stack stays nobody’s', 'harbour', '', 'bb', '-', ''],
		['MC-2.2.3 an absent tie in Fighters’ Club', 'fightersClub', 'aa', 'bb', '-', 'a'],
		['MC-2.2.3 an absent tie in Town Hall', 'townHall', 'aa', 'bb', '-', 'a'],
		['MC-2.2.3 an absent sole majority in Town Hall', 'townHall', 'aa', 'bbb', 'b', ''],
		['MC-3.3 most are counted with Secret Deals', 'fightersClub', 'aab', 'b', '-', 'ab'],
		['MC-3.3 an absent player on top gains nothing', 'fightersClub', 'aab', 'ccc', 'c', ''],
		['MC-3.3 a raise breaks the tie', 'fightersClub', 'ab', 'a', 'a', 'a'],
		['MC-3.7 a tie in Town Hall with raises', 'townHall', 'aab', 'b', '-', 'ab']
	];
	test.each(cases)('%s: %s, stack "%s", deals "%s" → %s', (_, location, stack, deals, by, most) => {
		const verdict = rule(location, stack, deals);
		expect(verdict.controller).toBe(holder(by));
		expect(verdict.most).toEqual(seatsOf(most));
	});

	test('MC-2.2.3 table option: who is not present may not raise', () => {
		expect(rule('harbour', 'a', 'bb', 'presentOnly').controller).toBe(0);
		expect(rule('harbour', 'aab', 'bb', 'presentOnly').controller).toBe(1);
		expect(rule('townHall', 'aa', 'bb', 'presentOnly').controller).toBe(0);
		expect(keys(rule('harbour', 'a', 'bb', 'presentOnly').explain())).toContain('raiseIgnored');
	});

	test('MC-2.2.2 the explanation names all counts, and who lies lowest in a tie', () => {
		const explanation = rule('harbour', 'cbaab').explain();
		expect(keys(explanation)).toEqual(['controlLowest', 'count', 'count', 'count', 'liesLowest']);
		expect(explanation.params).toEqual({
			location: { term: 'location.harbour' },
			who: { player: 1 },
			tied: { list: [{ player: 0 }, { player: 1 }] },
			count: 2
		});
		expect(explanation.rules).toEqual(['MC-2.2.2']);
	});

	test('MC-2.2.3 the explanation names the raises and the absent', () => {
		const explanation = rule('harbour', 'ca', 'b').explain();
		expect(keys(explanation)).toEqual([
			'controlLowest',
			'count',
			'countRaised',
			'count',
			'presentFirst',
			'liesLowest'
		]);
		expect(explanation.rules).toContain('MC-2.2.3');
	});

	const reasons: readonly [string, Location, string, string, readonly string[]][] = [
		['controlMost', 'harbour', 'aab', '', ['MC-2.2.2']],
		['controlEmpty', 'harbour', '', '', ['MC-2.2.2']],
		['controlEmpty', 'harbour', '', 'a', ['MC-2.2.2', 'MC-2.2.3']],
		['controlTie', 'fightersClub', 'ab', '', ['MC-3.3', 'MC-2.2.2']],
		['controlTie', 'townHall', 'aab', 'b', ['MC-3.7', 'MC-2.2.2', 'MC-2.2.3']],
		['controlAbsentTie', 'harbour', 'a', 'bbcc', ['MC-2.2.3', 'MC-2.2.2']]
	];
	test.each(reasons)(
		'MC-2.2.2 %s at %s, "%s", "%s" cites %j',
		(key, location, stack, deals, rules) => {
			const explanation = rule(location, stack, deals).explain();
			expect(explanation.key).toBe(key);
			expect(explanation.rules).toEqual(rules);
		}
	);
});
