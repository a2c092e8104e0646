import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const inFolder = (folder: string): readonly string[] =>
	readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
		path.posix.join(folder, file.split(path.sep).join('/'))
	);
const atRoot = readdirSync(root, { withFileTypes: true })
	.filter((entry) => entry.isFile())
	.map(({ name }) => name);
const files = [...atRoot, ...['src', 'tests', 'scripts', 'docs', '.github'].flatMap(inFolder)];
/** What newcomers read first; a game's own README is its own affair. */
const guides = files.filter(
	(file) => file.endsWith('.md') && !/^src\/lib\/games\/|^CHANGELOG/.test(file)
);

describe.each(guides)('%s', (guide) => {
	const text = readFileSync(path.join(root, guide), 'utf8');

	it('names files that there are', () => {
		const named = [...text.matchAll(/`([\w*][\w*./[\]-]*\.(?:ts|mts|mjs|svelte|json|css))`/g)];
		expect(named.map(([, file = '']) => file).filter((file) => !isThere(file))).toEqual([]);
	});

	it('links to what there is', () => {
		const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
		const folder = path.join(root, path.dirname(guide));
		expect(links.filter((to) => !existsSync(path.join(folder, to)))).toEqual([]);
	});
});

/** Whether a file's path ends so; a `*` stands for one name, or a part of it. */
function isThere(named: string): boolean {
	const escaped = named.replaceAll(/[.[\]]/g, String.raw`\$&`).replaceAll('*', '[^/]+');
	const end = new RegExp(`(^|/)${escaped}$`);
	return files.some((file) => end.test(file));
}
