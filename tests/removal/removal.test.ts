import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesIn } from '../../scripts/gameName.mjs';
import { freePort } from '../e2e/support/site';
import { copyWithout, root } from './copy';

/**
 * Slow: a game is one folder, so without it everything else must still stand, and a new one must need nothing but
 * its folder. What the games share is checked and linted once, without any of them: `tests/architecture` holds that
 * no game knows another.
 */
const games = gamesIn(root);
/** The new game is built in the copy of one that goes, so that one build proves both. */
const [replaced = '', ...removed] = games;
/** Put together here, because shared code names no game. */
const NEW_GAME = ['paper', 'moon'].join('-');

/** Unit and architecture tests, without those of the games that stay. */
const testsOf = (...others: readonly string[]) =>
	[
		...['vitest', 'run', '--project', 'unit', '--project', 'architecture'],
		...others.flatMap((game) => ['--exclude', `src/lib/games/${game}/**`])
	] as const;

/** What the recipe of the README, “Add a game”, names in the rows of its table. */
const [, text = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split('## Add a game');
const recipe = [...text.matchAll(/^\| \d+ +\| (?<files>[^|]+)\|/gm)].flatMap(
	({ groups }) => groups?.['files']?.match(/[\w./-]+/g) ?? []
);

describe('without any game', () => {
	const { run } = copyWithout(games);

	it('types are right', () => {
		run('svelte-kit', 'sync');
		expect(run('svelte-check', '--fail-on-warnings')).toMatch(/\b0 errors/i);
	});

	it('it lints', () => {
		// What may know that there are games: `tests/architecture` keeps all else from it.
		const layers = ['src/routes', 'src/lib/games', 'tests', 'scripts', '*.ts', '*.js'];
		expect(run('eslint', ...layers, '--max-warnings', '0')).toBe('');
	});
});

describe.each(removed)('without the folder of %s', (game) => {
	const { run, holds } = copyWithout([game]);

	it('tests pass', () => {
		expect(run(...testsOf(...games))).toContain('passed');
	});

	it('it builds', () => {
		run('vite', 'build');
		expect(holds('build/index.html')).toBe(true);
	});
});

/** The recipe, as far as it can be followed without ideas of one's own. */
describe(`with a new game in the place of ${replaced}`, async () => {
	const copy = copyWithout([replaced], { PORT: String(await freePort()) });
	const { run, node, holds } = copy;
	const folder = `src/lib/games/${NEW_GAME}`;

	it.each(['', 'Night Train', 'table', ...removed, 'score-pad'])(
		'no game can be called “%s”',
		(name) => {
			expect(() => node('scripts/new-game.mjs', ...(name === '' ? [] : [name]))).toThrow(
				/“|called/
			);
			expect(holds(`src/lib/games/${name}/card.ts`)).toBe(removed.includes(name));
		}
	);

	it('the script writes its folder, once', () => {
		expect(node('scripts/new-game.mjs', NEW_GAME)).toContain('PM-1');
		expect(holds(`${folder}/game.ts`)).toBe(true);
		expect(() => node('scripts/new-game.mjs', NEW_GAME)).toThrow('taken');
	});

	it('has every file that the recipe names', () => {
		expect(recipe).toContain('decide.ts');
		expect(recipe.filter((file) => !holds(`${folder}/${file}`))).toEqual([]);
	});

	it('its types are right', () => {
		const include = [
			'.svelte-kit/*.d.ts',
			'src/app.d.ts',
			`${folder}/**/*.ts`,
			`${folder}/**/*.svelte`
		];
		copy.write('tsconfig.own.json', JSON.stringify({ extends: './tsconfig.json', include }));
		run('svelte-kit', 'sync');
		const checked = run('svelte-check', '--tsconfig', 'tsconfig.own.json', '--fail-on-warnings');
		expect(checked).toMatch(/\b0 errors/i);
	});

	it('it is well formed, lints, and nothing in it is dead code', () => {
		expect(run('prettier', '--check', folder)).toContain('All matched files');
		expect(run('eslint', folder, '--max-warnings', '0')).toBe('');
		expect(run('knip', '--no-exit-code')).not.toContain(NEW_GAME);
	});

	it('tests pass, and every rule is held by one', () => {
		const report = ['default', 'json'].map((name) => `--reporter=${name}`);
		const file = '--outputFile.json=test-results/rules.json';
		run(...testsOf(...removed), ...report, file);
		expect(run('vitest', 'run', '--project', 'conformance', '-t', NEW_GAME)).toContain('passed');
	});

	it('its laws hold', () => {
		expect(run('vitest', 'run', '--project', 'laws', '-t', NEW_GAME)).toContain('passed');
	});

	it('it builds', () => {
		run('vite', 'build');
		expect(holds(`build/new/${NEW_GAME}/index.html`)).toBe(true);
	});

	it('it can be played', () => {
		expect(run('playwright', 'test', folder, '--project', 'phone')).toMatch(/\d+ passed/);
	});
});
