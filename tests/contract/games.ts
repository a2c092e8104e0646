import type { AnyGame } from '$lib/contract/game';
import type { Laws } from '$lib/contract/laws';

type AnyLaws = Laws<unknown, unknown, unknown>;

export interface Case {
	readonly name: string;
	readonly game: AnyGame;
	readonly laws: AnyLaws;
}

const games = import.meta.glob<{ default: AnyGame }>('../../src/lib/games/*/game.ts');
const laws = import.meta.glob<{ default: AnyLaws }>('../../src/lib/games/*/tests/laws.ts');

/** Every game of the registry with its laws; a game without laws fails here. */
export async function cases(): Promise<readonly Case[]> {
	return Promise.all(
		Object.entries(games).map(async ([file, load]) => {
			const folder = file.replace(/\/game\.ts$/, '');
			const loadLaws = laws[`${folder}/tests/laws.ts`];
			if (loadLaws === undefined) throw new Error(`${folder} has no tests/laws.ts`);
			const [{ default: game }, { default: own }] = await Promise.all([load(), loadLaws()]);
			return { name: game.id, game, laws: own };
		})
	);
}
