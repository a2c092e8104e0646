import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';

export const root = path.resolve(import.meta.dirname, '../..');

const LEFT_BEHIND = new Set([
	'node_modules',
	'.git',
	'.svelte-kit',
	'build',
	'test-results',
	'shots'
]);

/** A copy of the tree, for the tests of the group around. */
export interface Copy {
	/** What a command of the packages prints there; what it says if it fails is thrown. */
	readonly run: (command: string, ...args: readonly string[]) => string;
	/** The same for a script of the tree, e.g. `scripts/laws.mjs`. */
	readonly node: (script: string, ...args: readonly string[]) => string;
	readonly holds: (file: string) => boolean;
	readonly write: (file: string, text: string) => void;
}

/**
 * The tree as it is but for the folders of some games, with the packages already installed, in a folder of its own
 * while the tests around run.
 * @param more what the environment of its commands has beside.
 */
export function copyWithout(
	removed: readonly string[],
	more: Readonly<Record<string, string>> = {}
): Copy {
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
	const carryOut = (program: string, args: readonly string[]): string => {
		try {
			const env = { ...outerEnvironment(), ...more };
			return execFileSync(program, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe', env });
		} catch (failure) {
			const { stdout, stderr } = failure as { stdout: string; stderr: string };
			const called = [path.basename(program), ...args].join(' ');
			throw new Error(`${called}\n${stdout}\n${stderr}`, { cause: failure });
		}
	};
	return {
		run: (command, ...args) => carryOut(path.join('node_modules/.bin', command), args),
		node: (script, ...args) => carryOut(process.execPath, [script, ...args]),
		holds: (file) => existsSync(path.join(copy, file)),
		write: (file, text) => {
			writeFileSync(path.join(copy, file), text);
		}
	};
}

/** Without what this test run says to its own children. */
const outerEnvironment = (): NodeJS.ProcessEnv =>
	Object.fromEntries(
		Object.entries(process.env).filter(
			([name]) => !/^(VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(name)
		)
	);
