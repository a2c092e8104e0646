import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gamesIn, namePattern, sharedFiles } from '../../scripts/gameName.mjs';
import { reaches, sourceFiles, type Reach } from './imports';
import { gameOf, layerOf, MAY_IMPORT, SCAN_ROOMS, scanRoomOf } from './layers';

const root = path.resolve(import.meta.dirname, '../..');
const files = sourceFiles(root, 'src').filter((file) =>
	/^src\/(lib|routes|service-worker)\//.test(file)
);
const all = files.flatMap((file) => reaches(root, file));
const games = gamesIn(root);

const told = ({ from, specifier }: Reach) => `${from} → ${specifier}`;

describe('who may import whom', () => {
	it('knows the layer of every file', () => {
		expect(files.filter((file) => layerOf(file) === null)).toEqual([]);
	});

	it('knows the layer of everything imported', () => {
		// Browser specs of a game stand on what all of them share in `tests`.
		const code = all.filter(({ to }) => to !== null && !/^tests\/|\.css$/.test(to));
		expect(code.filter(({ to }) => layerOf(`${String(to)}/`) === null).map(told)).toEqual([]);
	});

	it('lets arrows point one way', () => {
		expect(all.filter((reach) => !isAllowed(reach)).map(told)).toEqual([]);
	});

	it('allows no arrow that nobody uses', () => {
		const unused = Object.entries(MAY_IMPORT).flatMap(([layer, reached]) =>
			reached
				.filter((other) => !all.some((reach) => between(reach, layer, other)))
				.map((other) => `${layer} → ${other}`)
		);
		expect(unused).toEqual([]);
	});

	it('lets the rooms of the scanner point one way', () => {
		const crossing = all.filter(({ from, to }) => {
			const [room, other] = [scanRoomOf(from), to === null ? null : scanRoomOf(to)];
			if (room === null || other === null || room === other) return false;
			return !(SCAN_ROOMS[room]?.includes(other) ?? false);
		});
		expect(crossing.map(told)).toEqual([]);
	});

	it('lets no game know another', () => {
		const crossing = all.filter(({ from, to }) => {
			const [game, other] = [gameOf(from), to === null ? null : gameOf(to)];
			return game !== null && other !== null && game !== other;
		});
		expect(crossing.map(told)).toEqual([]);
	});

	it('keeps what only tests need out of the product', () => {
		const tools = /^(vitest|fast-check|fake-indexeddb|@playwright|@axe-core)/;
		const product = all.filter(({ from }) => !isTest(from));
		expect(product.filter(({ specifier }) => tools.test(specifier)).map(told)).toEqual([]);
		expect(product.filter(({ to }) => to !== null && isTest(to)).map(told)).toEqual([]);
	});
});

describe('shared code', () => {
	const shared = sharedFiles(root);

	it('names no game', () => {
		const naming = games.flatMap((game) => {
			const named = namesOf(game);
			return shared.filter((file) => named.test(readFileSync(path.join(root, file), 'utf8')));
		});
		expect(naming).toEqual([]);
	});
});

function isAllowed({ from, to }: Reach): boolean {
	const [layer, reached] = [layerOf(from), to === null ? null : layerOf(`${to}/`)];
	if (layer === null || reached === null || layer === reached) return true;
	return MAY_IMPORT[layer]?.includes(reached) ?? false;
}

function between({ from, to }: Reach, layer: string, other: string): boolean {
	return layerOf(from) === layer && to !== null && layerOf(`${to}/`) === other;
}

/** Tests, and what only tests are built from: a game's `tests` folder, samples, given/when/then. */
function isTest(file: string): boolean {
	return /\.test(\.ts)?$|\/contract\/(laws|wording|timing|recorded)(\.ts)?$|\.samples(\.ts)?$|\/given-when-then(\.ts)?$|(^|\/)tests\//.test(
		file
	);
}

/** The id of a game, the same in camel case, and the name on its box. */
function namesOf(game: string): RegExp {
	const card = path.join(root, 'src/lib/games', game, 'card.ts');
	const text = existsSync(card) ? readFileSync(card, 'utf8') : '';
	return namePattern(game, /\bname: '([^']+)'/.exec(text)?.[1] ?? game);
}
