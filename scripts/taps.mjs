/**
 * `npm run taps [-- --no-build]`: a whole evening of each game is played through the screens of the built app on a
 * phone of 390 × 844, and what a person taps is counted by kind of step. The last line is JSON, step → taps.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';

const COUNTED = 'test-results/taps.jsonl';
const { values } = parseArgs({
	allowNegative: true,
	options: { build: { type: 'boolean', default: true } }
});

function run(command, ...args) {
	const env = { ...process.env, TAPS: '1' };
	const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit', env });
	if (status !== 0) process.exitCode = 1;
}

/** The lines by what was played; in an evening in the order in which its steps came first. */
function counted() {
	if (!existsSync(COUNTED)) return [];
	const lines = readFileSync(COUNTED, 'utf8').trim().split('\n');
	return lines
		.map((line) => JSON.parse(line))
		.sort((one, other) => (one.evening < other.evening ? -1 : one.evening > other.evening ? 1 : 0));
}

/** How many taps the step takes once, on average. */
const once = ({ taps, times }) => Math.round((taps / times) * 10) / 10;

function print(lines) {
	const columns = (step, ...numbers) =>
		`${step.padEnd(54)}${numbers.map((number) => String(number).padStart(10)).join('')}`;
	console.log(columns('', 'taps', 'from–to', 'times', 'in all', 'typed'));
	let evening = null;
	for (const line of lines) {
		if (line.evening !== evening) console.log(`\n${line.evening}`);
		({ evening } = line);
		const { step, range, times, taps, typed } = line;
		console.log(columns(`  ${step}`, once(line), range?.join('–') ?? '', times, taps, typed || ''));
	}
	const steps = lines.map((line) => [`${line.evening}: ${line.step}`, once(line)]);
	console.log(`\n${JSON.stringify(Object.fromEntries(steps))}`);
}

rmSync(COUNTED, { force: true });
ensureChromium();
if (values.build) run('vite', 'build', '--logLevel', 'error');
run('playwright', 'test', '--reporter=line');
print(counted());
