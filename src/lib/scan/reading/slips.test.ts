import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folded } from './match';
import { legible, slips } from './slips';

const TITLES = ['Vezmi si', 'Zahoď', 'Vylož', 'Přesuň', 'Velký plán', 'Práskač', 'Memphis', 'Vrah'];
const count = (title: string, ...words: string[]) => slips(folded(title), legible(words));
const title = fc.constantFrom(...TITLES);
const place = fc.nat({ max: 20 });

describe('letters that differ', () => {
	it('are none in a title as printed, in capitals, without diacritics, in two words or one', () => {
		fc.assert(
			fc.property(title, (printed) => {
				const bare = printed.normalize('NFD').replace(/\p{M}/gu, '');
				for (const read of [printed, printed.toUpperCase(), bare, printed.replaceAll(' ', '')])
					expect(count(printed, ...read.split(' '))).toBe(0);
			})
		);
	});

	it.each([
		['I for l', 'Velký plán', 'VeIký', 'pIán'],
		['1 for l', 'Velký plán', 'Ve1ký', 'p1án'],
		['rn for m', 'Memphis', 'Mernphis'],
		['2 for Z', 'Zahoď', '2ahoď'],
		['a doubled letter', 'Zahoď', 'Zahodd'],
		['a sign for a letter', 'Policejní razie', "Police'ní", 'razie'],
		['a gap for a letter', 'Vylož', 'V', 'lož']
	])('are none where readers commonly err: %s', (_, printed, ...read) => {
		expect(count(printed, ...read)).toBe(0);
	});

	it.each([
		['Velký plán', 'Velký pán', 1],
		['Velký plán', 'Velký plot', 2],
		['Vylož', 'Vývoz', 1],
		['Vylož', 'Vylez', 1],
		['Zahoď', 'Záhon', 1],
		['Vrah', 'Práh', 1],
		['Vrah', 'Vrak', 1],
		['New York', 'New Fork', 1],
		['New York', 'New Work', 1],
		['New York', 'Nový York', 2],
		['Zloděj', 'Zlodějka', 2],
		['Taxikář', 'Taxikáři', 1],
		['F.B.I.', 'F.B.C.', 1],
		['Memphis', 'Mephisto', 3]
	])('are counted: %s is not %s', (printed, read, many) => {
		expect(count(printed, ...read.split(' '))).toBe(many);
	});

	it('are one or none where a letter is lost, and none where one is doubled', () => {
		fc.assert(
			fc.property(title, place, (printed, at) => {
				const plain = folded(printed);
				const i = at % plain.length;
				expect(slips(plain, plain.slice(0, i) + plain.slice(i + 1))).toBeLessThanOrEqual(1);
				expect(slips(plain, plain.slice(0, i + 1) + plain.slice(i))).toBe(0);
			})
		);
	});

	it('are never fewer than none, and never more than the letters of both', () => {
		fc.assert(
			fc.property(title, fc.string({ maxLength: 30 }), (printed, read) => {
				const many = count(printed, read);
				expect(many).toBeGreaterThanOrEqual(0);
				expect(many).toBeLessThanOrEqual(folded(printed).length + read.length);
			})
		);
	});
});
