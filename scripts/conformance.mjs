/** `npm run conformance`: runs the unit tests, then says for every rule which tests hold it. */
import { spawnSync } from 'node:child_process';

const vitest = (...args) =>
	spawnSync('node_modules/.bin/vitest', ['run', ...args], { stdio: 'inherit' }).status ?? 1;

const unit = vitest('--project', 'unit', '--reporter=json', '--outputFile=test-results/rules.json');
if (unit !== 0) console.log('Some unit tests fail: the table says which rules they hold.');
process.exitCode = vitest('--project', 'conformance', '--disable-console-intercept') || unit;
