import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * Slow: a game is one folder, so without it everything else must still stand. What the games share is
 * checked and linted once, without any of them: `tests/architecture` holds that no game knows another.
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

describe.each(games)('without the folder of %s', (game) => {
	const { run, holds } = copyWithout([game]);

	it('tests pass', () => {
		const others = ['--project', 'unit', '--project', 'architecture', '--exclude', OTHER_GAMES];
		expect(run('vitest', 'run', ...others)).toContain('passed');
	});

	it('it builds', () => {
		run('vite', 'build');
		expect(holds('build/index.html')).toBe(true);
	});
});

/** The tree as it is, with the packages already installed, in a folder of its own while the tests around run. */
function copyWithout(removed: readonly string[]): {
	/** What a command of the packages prints there; what it says if it fails is thrown. */
	readonly run: (command: string, ...args: readonly string[]) => string;
	readonly holds: (file: string) => boolean;
} {
	let copy = '';
	beforeAll(() => {
		copy = mkdtempSync(path.join(tmpdir(), 'without-'));
		const left = removed.map((game) => path.join(root, 'src/lib/games', game));
		cpSync(root, copy, {
			recursive: true,
			filter: (from) => !left.includes(from) && !LEFT_BEHIND.has(path.relative(root, from))
		});
		symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
	});
	afterAll(() => {
		rmSync(copy, { recursive: true });
	});
	return {
		run: (command, ...args) => {
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
		},
		holds: (file) => existsSync(path.join(copy, file))
	};
}

/** Without what this test run says to its own children. */
const outerEnvironment = (): NodeJS.ProcessEnv =>
	Object.fromEntries(
		Object.entries(process.env).filter(
			([name]) => !/^(VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(name)
		)
	);
