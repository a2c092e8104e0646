import type { AnyGame } from '$lib/contract/game';
import type { Laws } from '$lib/contract/laws';

type AnyLaws = Laws<unknown, unknown, unknown>;

export interface Case {
	/** Where the game lies, relative to this file. */
	readonly folder: string;
	readonly name: string;
	readonly game: AnyGame;
	readonly laws: AnyLaws;
}

const games = import.meta.glob<{ default: AnyGame }>([
	'../../src/lib/games/*/game.ts',
	'../score-pad/game.ts'
]);
const laws = import.meta.glob<{ default: AnyLaws }>([
	'../../src/lib/games/*/tests/laws.ts',
	'../score-pad/tests/laws.ts'
]);

/** Every game of the registry, and the score pad of the tests, with its laws; a game without laws fails here. */
export async function cases(): Promise<readonly Case[]> {
	return Promise.all(
		Object.entries(games).map(async ([file, load]) => {
			const folder = file.replace(/\/game\.ts$/, '');
			const loadLaws = laws[`${folder}/tests/laws.ts`];
			if (loadLaws === undefined) throw new Error(`${folder} has no tests/laws.ts`);
			const [{ default: game }, { default: own }] = await Promise.all([load(), loadLaws()]);
			return { folder, name: game.id, game, laws: own };
		})
	);
}

/** The games that are shipped, without the score pad: for what takes long, or is measured. */
export const shippedCases = async (): Promise<readonly Case[]> =>
	(await cases()).filter(({ folder }) => folder.startsWith('../../src/'));
