import { expect, test } from 'vitest';
import { honour, rulebook } from '../rulebook';

test('every rule of the book is listed once, in its order', () => {
	const parts = (rule: string) => rule.slice('TB-'.length).split('.').map(Number);
	const before = (one: readonly number[], other: readonly number[]) =>
		(one[0] ?? 0) - (other[0] ?? 0) || (one[1] ?? 0) - (other[1] ?? 0);
	expect(rulebook).toEqual(rulebook.toSorted((a, b) => before(parts(a), parts(b))));
	expect(new Set(rulebook).size).toBe(rulebook.length);
});

test('what is left to honesty is a rule of the book', () => {
	for (const rule of Object.keys(honour)) expect(rulebook).toContain(rule);
});
