import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Slow: a game is one folder, so without it everything else must still stand. The other games' own files
 * are not linted and tested again: `tests/architecture` holds that none of them knows this one.
 */
const root = path.resolve(import.meta.dirname, '../..');
const games = readdirSync(path.join(root, 'src/lib/games'), { withFileTypes: true })
	.filter((entry) => entry.isDirectory())
	.map((entry) => entry.name);
const OTHER_GAMES = 'src/lib/games/*/**';
const LEFT_BEHIND = new Set([
	'node_modules',
	'.git',
	'.svelte-kit',
	'build',
	'test-results',
	'shots'
]);

describe.each(games)('without the folder of %s', (game) => {
	let copy = '';
	beforeAll(() => {
		copy = copyWithout(game);
	});
	afterAll(() => {
		rmSync(copy, { recursive: true });
	});

	const run = (command: string, ...args: readonly string[]): string => {
		try {
			return execFileSync(path.join('node_modules/.bin', command), args, {
				cwd: copy,
				encoding: 'utf8',
				stdio: 'pipe',
				env: outerEnvironment()
			});
		} catch (failure) {
			const { stdout, stderr } = failure as { stdout: string; stderr: string };
			throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: failure });
		}
	};

	it('types are right', () => {
		run('svelte-kit', 'sync');
		expect(run('svelte-check', '--fail-on-warnings')).toMatch(/\b0 errors/i);
	});

	it('tests pass', () => {
		const others = ['--project', 'unit', '--project', 'architecture', '--exclude', OTHER_GAMES];
		expect(run('vitest', 'run', ...others)).toContain('passed');
	});

	it('it lints', () => {
		expect(run('eslint', '.', '--max-warnings', '0', '--ignore-pattern', OTHER_GAMES)).toBe('');
	});

	it('it builds', () => {
		run('vite', 'build');
		expect(readdirSync(path.join(copy, 'build'))).toContain('index.html');
	});
});

/** The tree as it is, with the packages already installed, in a folder of its own. */
function copyWithout(game: string): string {
	const copy = mkdtempSync(path.join(tmpdir(), 'without-'));
	const removed = path.join(root, 'src/lib/games', game);
	cpSync(root, copy, {
		recursive: true,
		filter: (from) => from !== removed && !LEFT_BEHIND.has(path.relative(root, from))
	});
	symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
	return copy;
}

/** Without what this test run says to its own children. */
const outerEnvironment = (): NodeJS.ProcessEnv =>
	Object.fromEntries(
		Object.entries(process.env).filter(
			([name]) => !/^(VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(name)
		)
	);
