import { describe, expect, it } from 'vitest';
import cs from '../messages/cs';
import sk from '../messages/sk';
import { CARDS } from '../model';
import { rulebook } from '../rulebook';
import { scan } from '../scan';

describe('what the camera may read', () => {
	it.each(CARDS)('knows how %s is printed in both languages', (card) => {
		const printed = scan.vocabulary([]).entries.find(({ id }) => id === card)?.printed;
		const term = `cardPrinted.${card}` as const;
		expect(printed).toEqual([...new Set([cs.terms[term], sk.terms[term]])]);
	});

	it.each(CARDS)('leads from %s to a rule that there is', (card) => {
		const door = scan.open([{ upper: card, lower: null }]);
		expect(door?.to === 'rule' && rulebook.includes(door.rule)).toBe(true);
	});

	it('leads nowhere while nothing is known', () => {
		expect(scan.open([])).toBeNull();
		expect(scan.open([{ upper: null, lower: null }])).toBeNull();
	});
});
