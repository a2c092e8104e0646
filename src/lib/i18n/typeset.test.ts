import { describe, expect, it } from 'vitest';
import { isolate } from './isolate';
import { typeset } from './typeset';

describe('a catalogue with its no-break spaces', () => {
	it('keeps a number with what it counts, in every language', () => {
		const paid = (v: { who: string; amount: number }) =>
			`${v.who}: −${String(v.amount)} M$, 2 cards`;
		for (const locale of ['en', 'cs', 'sk', 'hu'] as const) {
			const { log } = typeset({ log: { paid } }, locale);
			expect(log.paid({ who: isolate('Eva'), amount: 3 })).toBe('⁨Eva⁩: −3\u00a0M$, 2\u00a0cards');
		}
	});

	it('keeps a number with its ending', () => {
		expect(typeset('Négyen 13-ig játszotok', 'hu')).toBe('Négyen 13\u2060-\u2060ig játszotok');
		expect(typeset('15 GYP-ig', 'hu')).toBe('15\u00a0GYP\u2060-\u2060ig');
		expect(typeset('3 M$-t', 'hu')).toBe('3\u00a0M$\u2060-\u2060t');
		expect(typeset('MC-2.2, 3-4', 'hu')).toBe('MC-2.2, 3-4');
	});

	it('leaves a line free to end after a number that counts nothing', () => {
		expect(typeset('3 → 4 (5 + 6 = 11)', 'en')).toBe('3 → 4 (5 + 6 = 11)');
	});

	it('leaves no word of one letter at the end of a Czech or Slovak line', () => {
		expect(typeset('V ruce i u soupeře a s ním', 'cs')).toBe(
			'V\u00a0ruce i\u00a0u\u00a0soupeře a\u00a0s\u00a0ním'
		);
		expect(typeset('karta v ruke', 'sk')).toBe('karta v\u00a0ruke');
		expect(typeset('a card', 'en')).toBe('a card');
	});

	it('takes only a whole word for one of a single letter', () => {
		expect(typeset('keř s trny, čas', 'cs')).toBe('keř s\u00a0trny, čas');
		expect(typeset('už ráz', 'cs')).toBe('už ráz');
	});
});
