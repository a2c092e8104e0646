import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '$lib/contract/game';
import { begin, stateOf } from '$lib/engine/log/history';
import { parseEntry } from '$lib/storage/entries';
import { parseLog, parseSetup } from '$lib/table/parse';
import { appended, type AnyHistory } from '../contract/logs';
import { canonical, fixturesOf, hashOf, isLook, sight, type RecordedGame } from './fixture';
import { kindsIn } from './kinds';
import { asRecorded, kindsOf, recordedCases } from './recorded';
import { record, seeAnew } from './record';

const format = process.env['RECORD'];
if (format === 'seen') await seeAnew();
else if (format !== undefined) await record(format);

const games = await recordedCases();

describe.each(games)('every game of $name ever stored', ({ name, game }) => {
	const fixtures = fixturesOf(name);

	it.each(fixtures)('opens and means what it meant: $file', async ({ games: recorded }) => {
		const { default: catalogue } = await game.catalogues.en();
		for (const [index, one] of recorded.entries()) {
			const where = `game ${String(index)}`;
			const { setup, entries } = opened(game, one, where);
			let looks = 0;
			let history: AnyHistory = begin(game.initial(setup));
			for (const [at, entry] of entries.entries()) {
				history = appended(game, history, entry);
				const state = asRecorded(name, stateOf(history));
				const here = `${where}, entry ${String(at)}: ${canonical(entry).slice(0, 300)}`;
				expect(hashOf(state), `${here}\n${canonical(state)}`).toBe(one.states[at]);
				if (!isLook(at, entries.length)) continue;
				const seen = sight(game, history, catalogue);
				expect(hashOf(seen), `${here}, as seen:\n${canonical(seen)}`).toBe(one.seen[looks]);
				looks += 1;
			}
			expect([looks, one.states.length], where).toEqual([one.seen.length, entries.length]);
		}
	});

	it.each(fixtures)('has a library that is read: $file', ({ library }) => {
		const cards = game.schemas.library;
		expect(library.filter((card) => cards === undefined || !v.is(cards, card))).toEqual([]);
	});

	it('was recorded with every kind of command, correction, event and entry', () => {
		const all = fixtures.flatMap((fixture) => fixture.games);
		const found = new Set(all.flatMap(({ entries }) => entries.flatMap(kindsIn)));
		expect(missing(name, found)).toEqual([]);
	});
});

/** Through the same doors as the app: set-up and entries are unknown until their schemas have read them. */
function opened(game: AnyGame, one: RecordedGame, where: string) {
	const setup = parseSetup(game, one.setup);
	const raw = one.entries.map(parseEntry).filter((entry) => entry !== null);
	const entries = setup === null ? null : parseLog(game.schemas.log(setup.setup), raw);
	if (setup === null || entries?.length !== one.entries.length)
		throw new Error(`${where} is refused`);
	return { setup: setup.setup, entries };
}

/** Which kinds were never recorded. */
const missing = (game: string, recorded: ReadonlySet<string>): readonly string[] =>
	[...kindsOf(game), ...ENTRIES].filter((kind) => !recorded.has(kind));

const ENTRIES = ['entry move', 'entry undo', 'entry redo', 'entry amend'];
