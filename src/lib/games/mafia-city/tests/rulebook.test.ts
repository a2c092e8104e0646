import { expect, test } from 'vitest';
import { rules } from '../messages/en/rules';
import { honour, rulebook } from '../rulebook';

test('every rule of the book has its words, in the same order, and no other has', () => {
	expect(Object.keys(rules)).toEqual(rulebook);
});

test('what is left to honesty is a rule of the book', () => {
	for (const rule of Object.keys(honour)) expect(rulebook).toContain(rule);
});
