/**
 * `npm run new-game -- NAME`: writes `src/lib/games/NAME`, a whole game to begin with. It is the score pad of the
 * tests (`tests/score-pad`) under the new name, so that what every new game starts from is tested each time.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePrefix, namePattern, prefixesIn, sharedFiles, titleOf } from './gameName.mjs';

const TEMPLATE = { folder: 'tests/score-pad', id: 'score-pad', title: 'Score Pad', prefix: 'SP' };
const MOST_LETTERS = 30;
const root = process.cwd();

/** Why no game can be called so, in words; null if one can. */
function obstacle(id, folder) {
	if (id === undefined) return 'Say what the game is called: npm run new-game -- night-train';
	if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id)) {
		return `“${id}” can’t name a folder and an address: small letters a to z, words joined by “-”, as in night-train.`;
	}
	if (id.length < 3 || id.length > MOST_LETTERS) {
		return `“${id}” is too short or too long: 3 to ${MOST_LETTERS} letters.`;
	}
	if (existsSync(folder)) {
		return `“${id}” is taken. Choose another name, or delete ${path.relative(root, folder)} first.`;
	}
	if (existsSync(`${folder}.ts`) || id === TEMPLATE.id) {
		return `“${id}” is taken by a part of Consigliere itself. Choose another name.`;
	}
	const named = namePattern(id, titleOf(id));
	const file = sharedFiles(root).find((shared) => named.test(readFileSync(shared, 'utf8')));
	if (file !== undefined) {
		return `“${id}” is a word of the shared code (${file}), which names no game. Choose a name that nothing else has.`;
	}
	if (freePrefix(id, prefixesIn(root)) === null) {
		return `No two letters of “${id}” are left to number its rules. Choose another name.`;
	}
	return null;
}

/** Copies the template, puts the new names in, and turns what it imports from outside to the new place. */
function write(id, folder) {
	const prefix = freePrefix(id, prefixesIn(root));
	const template = path.join(root, TEMPLATE.folder);
	cpSync(template, folder, { recursive: true });
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile()) continue;
		const file = path.join(entry.parentPath, entry.name);
		const old = path.join(template, path.relative(folder, file));
		const text = readFileSync(file, 'utf8')
			.replaceAll(/'(\.\.?\/[^']*)'/g, (_, to) => `'${moved(to, old, file, template)}'`)
			.replaceAll(TEMPLATE.id, id)
			.replaceAll(TEMPLATE.title, titleOf(id))
			.replaceAll(`${TEMPLATE.prefix}-`, `${prefix}-`);
		writeFileSync(file, text);
	}
	return prefix;
}

/** A relative import of the template as it is written from the new place; inside the folder it stays. */
function moved(to, old, file, template) {
	const target = path.resolve(path.dirname(old), to);
	if (!path.relative(template, target).startsWith('..')) return to;
	return path.relative(path.dirname(file), target).split(path.sep).join('/');
}

const [id] = process.argv.slice(2);
const folder = path.join(root, 'src/lib/games', id ?? '');
const refused = obstacle(id, folder);
if (refused === null) {
	const prefix = write(id, folder);
	// Names of another length may break lines elsewhere.
	spawnSync('node_modules/.bin/prettier', ['--write', '--log-level', 'warn', folder], {
		stdio: 'inherit'
	});
	console.log(
		`src/lib/games/${id} is a whole game: “${titleOf(id)}”, rules ${prefix}-1 to ${prefix}-3.\n` +
			'`npm run dev` shows it, `npm test` passes. README, “Add a game”, says what to change in which order.'
	);
} else {
	console.error(refused);
	process.exitCode = 1;
}
