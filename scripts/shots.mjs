/**
 * `npm run shots [-- --lang cs --theme dark --size phone --only table --no-build]`: a picture of every
 * main screen in `shots/`. Each filter takes several values, parted by commas.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
	allowNegative: true,
	options: {
		lang: text,
		theme: text,
		size: text,
		only: text,
		build: { type: 'boolean', default: true }
	}
});
const { build, ...wanted } = values;
const env = { ...process.env, SHOTS: JSON.stringify(wanted) };
const run = (command, ...args) =>
	spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env }).status ?? 1;

ensureChromium();
process.exitCode =
	(build ? run('vite', 'build') : 0) || run('playwright', 'test', '--reporter=dot');
