import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Corner = readonly [number, number];
interface Truth {
	readonly file: string;
	readonly kind: string;
	/** What the picture surely shows; absent where that is left to chance. */
	readonly shown?: string | null;
	readonly cards?: readonly { readonly up: { readonly quad: readonly Corner[] } }[];
}

const FOLDER = path.join(import.meta.dirname, 'fixtures');
const MOST_BYTES = 6_000_000;
/** How far a hand is off the angle it means: pictures turned by a quarter are held freely, others are not. */
const FREELY = 14;
const STRICTLY = 4;

const files = readdirSync(FOLDER);
const truths = files
	.filter((name) => name.endsWith('.json'))
	.map((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')) as Truth);

/** The direction in which the title of the first card runs, in degrees clockwise, as its corners say. */
function turnOf({ cards }: Truth): number | null {
	const [from, to] = cards?.[0]?.up.quad ?? [];
	if (from === undefined || to === undefined) return null;
	return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

const rowsTurnedBy = (degrees: number): readonly Truth[] =>
	truths.filter((truth) => {
		const turn = turnOf(truth);
		const most = degrees % 90 === 0 ? FREELY : STRICTLY;
		return turn !== null && apart(turn, degrees) <= most;
	});

const shows = (what: string): readonly Truth[] => truths.filter(({ shown }) => shown === what);

describe('the golden pictures of the scanner', () => {
	it.each([0, 90, 180, 270, 15, -15])('hold a row turned by %i degrees', (degrees) => {
		expect(rowsTurnedBy(degrees).length).toBeGreaterThan(0);
	});

	it.each(['glare', 'shadow', 'sleeve', 'blur'])('hold a row and a single card with %s', (what) => {
		expect(shows(what).some(({ kind }) => kind === 'row')).toBe(true);
		expect(shows(what).some(({ kind }) => kind !== 'row')).toBe(true);
	});

	it('hold one without a card', () => {
		expect(truths.some((truth) => truth.kind === 'prose')).toBe(true);
	});

	it('are named for what they show', () => {
		for (const { file, kind, shown } of truths) {
			expect(file).toContain(`_${kind}`);
			if (shown) expect(file).toContain(`-${shown}`);
		}
	});

	it('have a truth beside each picture, and take little room', () => {
		const pictures = files.filter((name) => name.endsWith('.jpg'));
		expect(truths.map(({ file }) => file).sort()).toEqual(pictures.sort());
		const bytes = files.reduce((sum, name) => sum + statSync(path.join(FOLDER, name)).size, 0);
		expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
	});
});
