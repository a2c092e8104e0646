/**
 * `npm run laws [-- --long] [--seed N]`: the laws of every game, with other random games each time; long: a
 * million random moves more.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
	options: {
		long: { type: 'boolean', default: false },
		moves: { type: 'string' },
		seed: { type: 'string' }
	}
});
const moves = values.moves ?? (values.long ? '1000000' : '0');
const seed = values.seed ?? String(Date.now() % 2 ** 31);
console.log(`seed ${seed}`);
const env = { ...process.env, LAWS_MOVES: moves, LAWS_SEED: seed };
const args = ['run', '--project', 'laws', '--disable-console-intercept'];
const { status } = spawnSync('node_modules/.bin/vitest', args, { stdio: 'inherit', env });
process.exitCode = status ?? 1;
