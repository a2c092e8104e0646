import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { RuleId } from '$lib/engine/explanation';
import { table, testsByRule } from './report';

interface Rulebook {
	/** Every rule, in the order of the book. */
	readonly rulebook: readonly RuleId[];
	/** Rules left to the players' own honesty, each with the reason. */
	readonly honour: Readonly<Record<RuleId, string>>;
}

const folder = path.resolve(import.meta.dirname, '../../test-results');
const report = path.join(folder, 'rules.json');
const tests = testsByRule(existsSync(report) ? readFileSync(report, 'utf8') : null);
const books = import.meta.glob<Rulebook>(
	['../../src/lib/games/*/rulebook.ts', '../score-pad/rulebook.ts'],
	{ eager: true }
);
const found = import.meta.glob(['../../src/lib/games/*/game.ts', '../score-pad/game.ts']);
const games = Object.entries(books).map(([file, book]) => ({
	game: path.basename(path.dirname(file)),
	...book
}));

it('has a rulebook for every game', () => {
	expect(Object.keys(found)).toHaveLength(games.length);
});

describe.each(games)('the rulebook of $game', ({ game, rulebook, honour }) => {
	it.each(rulebook.filter((rule) => !(rule in honour)))('%s is held by tests', (rule) => {
		const found = tests.get(rule) ?? [];
		expect(found.length, `a test whose title begins with ${rule}`).toBeGreaterThan(0);
		expect(found.filter(({ passed }) => !passed).map(({ title }) => title)).toEqual([]);
	});

	it('gives a reason for every rule left to honesty', () => {
		const unfounded = Object.entries(honour).filter(
			([rule, reason]) => reason.trim() === '' || !rulebook.some((known) => known === rule)
		);
		expect(unfounded).toEqual([]);
	});

	it('has every rule that a test names', () => {
		const [prefix] = rulebook[0]?.split('-') ?? [];
		const own = [...tests.keys()].filter((rule) => rule.split('-')[0] === prefix);
		expect(own.filter((rule) => !rulebook.some((known) => known === rule))).toEqual([]);
	});

	afterAll(() => {
		const text = table(game, rulebook, honour, tests);
		writeFileSync(path.join(folder, `conformance-${game}.txt`), text);
		process.stdout.write(`\n${text}\n`);
	});
});
