import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Count, Hand } from './hand';

const file = path.resolve(import.meta.dirname, '../../../test-results/taps.jsonl');

/** One line of the table that `npm run taps` prints. */
interface Line extends Count {
	/** What was played, e.g. the game and its tracking. */
	readonly evening: string;
	readonly step: string;
	/** The fewest and the most taps of one time, where times are told apart. */
	readonly range?: readonly [number, number];
}

function write(line: Line): void {
	mkdirSync(path.dirname(file), { recursive: true });
	appendFileSync(file, `${JSON.stringify(line)}\n`);
}

const ROUND = /^round \d+$/;

/** The label of a round, so that rounds are told apart and counted as one kind of step. */
export const roundLabel = (round: number): string => `round ${String(round)}`;

/**
 * Writes down what a hand has done in one evening.
 * @param round what a round is called; null where nothing was played by rounds.
 */
export function countTaps(evening: string, hand: Hand, round: string | null = null): void {
	const rounds = [...hand.counts].filter(([label]) => ROUND.test(label)).map(([, count]) => count);
	if (round !== null && rounds.length > 0) {
		const taps = rounds.map((each) => each.taps);
		write({
			evening,
			step: round,
			times: rounds.length,
			taps: taps.reduce((sum, each) => sum + each, 0),
			typed: 0,
			range: [Math.min(...taps), Math.max(...taps)]
		});
	}
	for (const [step, count] of hand.counts)
		if (!ROUND.test(step)) write({ evening, step, ...count });
}
