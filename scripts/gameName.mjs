import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The name on the box: `night-train` → “Night Train”. */
export const titleOf = (id) => id.split('-').map(capital).join(' ');

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** Finds a game by its id, the same in camel case, or the name on its box; shared code has none of them. */
export function namePattern(id, title) {
	const camel = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
	return new RegExp(`\\b(${[id, camel, title].join('|')})\\b`, 'i');
}

/** Every game that has a folder below `root`. */
export const gamesIn = (root) =>
	readdirSync(path.join(root, 'src/lib/games'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => entry.name);

/** The files of the product and of the tests that belong to no game, relative to `root`. */
export const sharedFiles = (root) =>
	['src/lib', 'src/routes', 'src/service-worker', 'tests']
		.flatMap((folder) =>
			readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
				path.posix.join(folder, file.split(path.sep).join('/'))
			)
		)
		.filter((file) => /\.(ts|svelte)$/.test(file) && !/^src\/lib\/games\/[^/]+\//.test(file))
		.sort();

/** The prefixes of the rules that are taken by a game, or by the template of new ones. */
export const prefixesIn = (root) =>
	new Set(
		[...gamesIn(root).map((game) => `src/lib/games/${game}`), 'tests/score-pad']
			.map((folder) => path.join(root, folder, 'rulebook.ts'))
			.filter((file) => existsSync(file))
			.flatMap((file) => /'([A-Z]+)-\d/.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
	);

/** A free prefix for the rules: the initials, or two letters of the name; null if all are taken. */
export function freePrefix(id, taken) {
	const words = id.toUpperCase().split('-');
	const [first = '', ...others] = words.join('').replace(/[^A-Z]/g, '');
	const initials = words.map((word) => word.charAt(0)).join('');
	const wished = [
		...(words.length === 2 || words.length === 3 ? [initials] : []),
		...others.map((letter) => first + letter)
	];
	return wished.find((prefix) => !taken.has(prefix)) ?? null;
}
