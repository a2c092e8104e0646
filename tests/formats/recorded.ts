import type { Recorded } from '$lib/contract/recorded';
import { shippedCases, type Case } from '../contract/games';
import { fixturesOf } from './fixture';

const own = import.meta.glob<Recorded>('../../src/lib/games/*/tests/recorded.ts', {
	eager: true,
	import: 'default'
});

function of(game: string): Recorded {
	const recorded = own[`../../src/lib/games/${game}/tests/recorded.ts`];
	if (recorded === undefined) throw new Error(`${game} has no tests/recorded.ts`);
	return recorded;
}

/**
 * The games that people have played: those that say what their recordings hold, and those that have any. A new game has
 * neither before it is published.
 */
export const recordedCases = async (): Promise<readonly Case[]> =>
	(await shippedCases()).filter(
		({ folder, name }) => `${folder}/tests/recorded.ts` in own || fixturesOf(name).length > 0
	);

/** A game's state in the shape in which it was recorded. */
export const asRecorded = (game: string, state: unknown): unknown =>
	of(game).asRecorded?.(state as never) ?? state;

/** Commands that a recording must hold although nobody offers them. */
export const unlistedOf = (game: string): readonly unknown[] => of(game).unlisted ?? [];

/** Games told command by command. */
export const scriptsOf = (game: string): NonNullable<Recorded['scripts']> => of(game).scripts ?? [];

/** Cards of a table's own deck that a recording holds. */
export const libraryOf = (game: string): NonNullable<Recorded['library']> => of(game).library ?? [];

/** Everything that must stand in the recorded games, as `command place`. */
export const kindsOf = (game: string): readonly string[] =>
	Object.entries(of(game).kinds).flatMap(([what, kinds]) => kinds.map((kind) => `${what} ${kind}`));
