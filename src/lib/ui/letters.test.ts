import { describe, expect, it } from 'vitest';
import { letters } from './letters';

describe('letters', () => {
	it('takes the initial', () => {
		expect(letters(['Eva', 'žaneta', 'Őrs'])).toEqual(['E', 'Ž', 'Ő']);
	});
	it('gives a shared initial to the first and the next free letter to the others', () => {
		expect(letters(['Adam', 'Anna', 'Nina'])).toEqual(['A', '2', 'N']);
		expect(letters(['Adam', 'Aleš', 'Anna'])).toEqual(['A', 'L', 'N']);
	});
	it('keeps pictures and other scripts whole', () => {
		expect(letters(['👩‍👩‍👧 family', 'שרה', '  🎩'])).toEqual(['👩‍👩‍👧', 'ש', '🎩']);
	});
	it('falls back on the seat where a name has no letter', () => {
		expect(letters(['', '…', '2'])).toEqual(['1', '3', '2']);
		expect(new Set(letters(['a', 'a', 'a', 'A', 'a', 'a'])).size).toBe(6);
	});
});
