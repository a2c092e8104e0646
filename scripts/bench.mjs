/** `npm run bench [-- --no-build]`: the figures of the product, and whether each reaches its goal. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ensureChromium } from './chromium.mjs';

const FIGURES = 'test-results/figures.jsonl';
const ENGINE = 'node_modules/.cache/bench';
const { values } = parseArgs({
	allowNegative: true,
	options: { build: { type: 'boolean', default: true } }
});

/** The engine as it is shipped (bundled), without the screens. */
async function measureEngine() {
	const noScreens = {
		name: 'no-screens',
		enforce: 'pre',
		load: (id) => (id.endsWith('.svelte') ? 'export default null' : null)
	};
	await build({
		configFile: false,
		logLevel: 'error',
		plugins: [noScreens],
		resolve: { alias: { $lib: path.resolve('src/lib') } },
		build: { ssr: 'tests/bench/engine.ts', outDir: ENGINE, emptyOutDir: true }
	});
	const engine = await import(pathToFileURL(path.resolve(ENGINE, 'engine.js')).href);
	const measured = (figure) => appendFileSync(FIGURES, `${JSON.stringify(figure)}\n`);
	for (const { game, moves, movesPerSecond } of await engine.paces()) {
		const what = `${game}: decide + evolve, ${moves.toLocaleString('en')} moves`;
		measured({ what, value: movesPerSecond, unit: 'moves/s', goal: { least: 100_000 } });
	}
	for (const { game, what, took, most } of engine.durations()) {
		const value = Number(took.toPrecision(2));
		measured({ what: `${game}: ${what}`, value, unit: 'ms', goal: { most } });
	}
}

function measureBrowser() {
	const run = (command, ...args) => {
		const env = { ...process.env, BENCH: '1' };
		const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env });
		if (status !== 0) process.exitCode = 1;
	};
	ensureChromium();
	if (values.build) run('vite', 'build', '--logLevel', 'error');
	run('playwright', 'test', '--reporter=line');
}

function print() {
	const lines = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8').trim().split('\n') : [];
	for (const { what, value, unit, goal } of lines.map((line) => JSON.parse(line))) {
		console.log(`${what.padEnd(58)} ${value.toLocaleString('en')} ${unit}${verdict(value, goal)}`);
	}
}

function verdict(value, goal) {
	if (!goal) return '';
	const reached = 'most' in goal ? value <= goal.most : value >= goal.least;
	const wanted = 'most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least.toLocaleString('en')}`;
	return `  (${wanted}: ${reached ? 'reached' : 'NOT REACHED'})`;
}

rmSync(FIGURES, { force: true });
mkdirSync(path.dirname(FIGURES), { recursive: true });
await measureEngine();
measureBrowser();
print();
