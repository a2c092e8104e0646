import { describe, expect, it } from 'vitest';
import cs from '../messages/cs';
import { CITIES } from '../model';
import { rulebook } from '../rulebook';
import { placeOf, scan } from '../scan';

describe('what the camera may read', () => {
	it.each([...CITIES, 'chicago'] as const)('TB-1.2 knows %s by its name', (place) => {
		const printed = scan.vocabulary([]).entries.find(({ id }) => id === place)?.printed;
		expect(printed).toEqual([cs.terms[`place.${place}`]]);
		expect(placeOf([{ upper: place, lower: null }])).toBe(place);
		const door = scan.open([{ upper: place, lower: null }]);
		expect(door?.to === 'rule' && rulebook.includes(door.rule)).toBe(true);
	});

	it('leads nowhere while nothing is known', () => {
		expect(scan.open([])).toBeNull();
		expect(placeOf([{ upper: null, lower: null }])).toBeNull();
	});
});
