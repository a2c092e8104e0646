/** `npm run e2e [-- playwright's arguments]`: builds, then clicks through the product in Chromium. */
import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';

const run = (command, ...args) =>
	spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' }).status ?? 1;

ensureChromium();
process.exitCode = run('vite', 'build') || run('playwright', 'test', ...process.argv.slice(2));
