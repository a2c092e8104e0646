import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** What is to be reached: at most, or at least, so much. */
export type Goal = { readonly most: number } | { readonly least: number };

const file = path.resolve(import.meta.dirname, '../../../test-results/figures.jsonl');

/** Writes a figure down for `npm run bench`, which prints them all. */
export function measured(what: string, value: number, unit: string, goal?: Goal): void {
	appendFileSync(file, `${JSON.stringify({ what, value, unit, goal })}\n`);
}

/** The value that so many in a hundred do not exceed. */
export function percentile(values: readonly number[], hundredths: number): number {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? 0;
}
