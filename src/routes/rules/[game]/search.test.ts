import { describe, expect, it } from 'vitest';
import type { RuleId } from '$lib/engine/explanation';
import { search } from './search';

const texts: Readonly<Partial<Record<RuleId, string>>> = {
	'XX-1': 'Příprava',
	'XX-2.2': 'Vězeň čeká v cele',
	'XX-2.2.1': 'Žeton leží na přístavu',
	'XX-12': 'Konec hry',
	'XX-13': 'Kilencen 9\u2060-\u2060ig játszotok'
};
const rulebook = Object.keys(texts) as RuleId[];
const find = (question: string) => search(rulebook, (id) => texts[id] ?? '', question);

describe('searching the rules', () => {
	it('finds all with an empty question', () => {
		expect(find('  ')).toEqual(rulebook);
	});
	it('minds neither accents nor capitals', () => {
		expect(find('PRISTAV')).toEqual(['XX-2.2.1']);
		expect(find('vezen')).toEqual(['XX-2.2']);
	});
	it('minds nothing that only keeps a line together', () => {
		expect(find('9-ig')).toEqual(['XX-13']);
	});
	it('wants every word', () => {
		expect(find('zeton pristavu')).toEqual(['XX-2.2.1']);
		expect(find('zeton cela')).toEqual([]);
	});
	it('finds a number with all below it, and no longer number', () => {
		expect(find('2.2')).toEqual(['XX-2.2', 'XX-2.2.1']);
		expect(find('xx-2.')).toEqual(['XX-2.2', 'XX-2.2.1']);
		expect(find('1')).toEqual(['XX-1']);
	});
});
