/**
 * `npm test`: every gate and every test, each step run to its end whatever the others say. The last
 * line is the sum: `N passed, N failed`. A gate (types, format, lint, dead code, build, scan) counts as one.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './chromium.mjs';

const REPORTS = 'test-results';
const bin = (name) => `node_modules/.bin/${name}`;

/** Steps in one lane run one after the other; the two lanes share the machine. */
const LANES = [
	[
		gate('types', 'npm', ['run', '--silent', 'types']),
		gate('format', bin('prettier'), ['--check', '.']),
		gate('lint', bin('eslint'), ['.', '--max-warnings', '0']),
		gate('dead code', bin('knip'), []),
		vitest('a game can be removed, and a new one added', ['removal'])
	],
	[
		vitest(
			'unit, architecture, laws, formats',
			['unit', 'architecture', 'laws', 'formats'],
			'rules.json'
		),
		vitest('conformance', ['conformance']),
		gate('build', 'npm', ['run', '--silent', 'build']),
		{
			name: 'browser',
			command: bin('playwright'),
			args: ['test'],
			count: () => countPlaywright(`${REPORTS}/browser.json`)
		},
		gate('scan', 'node', ['scripts/scan-accuracy.mjs', 'tests/scan/fixtures', '--gate'])
	]
];

function gate(name, command, args) {
	return { name, command, args, count: (code) => sum(code === 0 ? 1 : 0, code === 0 ? 0 : 1) };
}

function vitest(name, projects, file = `${projects[0]}.json`) {
	const report = `${REPORTS}/${file}`;
	return {
		name,
		command: bin('vitest'),
		args: [
			'run',
			...projects.flatMap((project) => ['--project', project]),
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${report}`
		],
		count: () => countVitest(report)
	};
}

/** A failure with the beginning of what it said: a failed law names its seed and its game there. */
const named = (name, message = 'no word why') =>
	`${name}: ${stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 400)}`;

const sum = (passed, failed) => ({ passed, failed });
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A test file that could not even be loaded has no test of its own: it counts as one failure. */
function countVitest(file) {
	const report = read(file);
	const broken = report.testResults.filter(
		(suite) => suite.status === 'failed' && suite.assertionResults.length === 0
	);
	const tests = report.testResults.flatMap((suite) => suite.assertionResults);
	const failing = tests.filter(({ status }) => status === 'failed');
	return {
		...sum(report.numPassedTests, report.numFailedTests + broken.length),
		names: [
			...broken.map(({ name, message }) => named(name, message)),
			...failing.map(({ fullName, failureMessages }) => named(fullName, failureMessages[0]))
		]
	};
}

function countPlaywright(file) {
	const { stats, errors, suites } = read(file);
	const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
	const said = (tests) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
	const all = suites.flatMap(specs).map(({ file: from, title, ok, tests }) => ({
		name: named(`${from}: ${title}`, said(tests)?.message),
		ok,
		again: tests.some(({ status }) => status === 'flaky')
	}));
	return {
		...sum(stats.expected + stats.flaky, stats.unexpected + errors.length),
		names: all.filter(({ ok }) => !ok).map(({ name }) => name),
		again: all.filter(({ again }) => again).map(({ name }) => name)
	};
}

/** Runs one step; a step that leaves no report, or ends badly with a clean one, counts as a failure. */
async function run(step) {
	const began = Date.now();
	const { code, output } = await spawned(step.command, step.args);
	const counted = tally(step, code, output);
	const seconds = ((Date.now() - began) / 1000).toFixed(0);
	const verdict = counted.failed === 0 ? 'ok' : 'FAILED';
	console.log(`\n=== ${step.name}: ${verdict} (${seconds} s) ===\n${output.trimEnd()}`);
	return { ...step, ...counted, seconds };
}

function tally(step, code, output) {
	try {
		const counted = step.count(code);
		return code !== 0 && counted.failed === 0 ? sum(counted.passed, 1) : counted;
	} catch {
		return {
			...sum(0, 1),
			names: output
				.split('\n')
				.filter((line) => /error/i.test(line))
				.slice(0, 2)
		};
	}
}

function spawned(command, args) {
	return new Promise((resolve) => {
		const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		const keep = (chunk) => (output += String(chunk));
		child.stdout.on('data', keep);
		child.stderr.on('data', keep);
		child.on('error', (problem) => resolve({ code: 1, output: String(problem) }));
		child.on('close', (code) => resolve({ code: code ?? 1, output }));
	});
}

async function runLane(steps) {
	const done = [];
	for (const step of steps) done.push(await run(step));
	return done;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
// Once, before the lanes: both read what Kit writes here, and both open the browser.
spawnSync(bin('svelte-kit'), ['sync'], { stdio: 'inherit' });
try {
	ensureChromium();
} catch (problem) {
	// The steps that open it fail, and are counted.
	console.log(String(problem));
}
const results = (await Promise.all(LANES.map(runLane))).flat();

console.log('\n=== Summary ===');
for (const { name, passed, failed, seconds, names = [], again = [] } of results) {
	console.log(
		`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`
	);
	// The end of a long output is what is read first: what failed is named there once more.
	for (const failing of names) console.log(`         ✘ ${failing}`);
	for (const unsteady of again) console.log(`         passed at the second try: ${unsteady}`);
}
const passed = results.reduce((total, step) => total + step.passed, 0);
const failed = results.reduce((total, step) => total + step.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
