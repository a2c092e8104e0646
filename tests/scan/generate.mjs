// `node tests/scan/generate.mjs OUT COUNT SEED KINDS FONTS…` draws COUNT pictures with their truth files.
// KINDS is a list such as `row,row,mafia,city` or `prose,strange,none`, taken in turn (`row@90` is held
// turned by 90 degrees, `row+glare` surely shows a glare, as `shadow`, `sleeve` and `blur` do what they say,
// `row!` is in a poor light); each of FONTS is a font file, or a package of @fontsource.
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';
import { EFFECTS, VOCABULARIES } from './vocabularies.mjs';
import { BOOKS, DISHES, HEADLINES, NEAR, PROSE, SIGNS, STRANGE } from './words.mjs';

const [out, count, seed, kinds, ...fonts] = process.argv.slice(2);
if (!out || fonts.length === 0) {
	console.error('node tests/scan/generate.mjs OUT COUNT SEED KINDS FONTS…');
	process.exit(2);
}

const near = Object.values(NEAR).flat();
const words = {
	titles: VOCABULARIES.row.entries.map(({ printed }) => printed[0]),
	effects: EFFECTS,
	titled: Object.fromEntries(['mafia', 'city', 'character'].map((list) => [list, printed(list)])),
	prose: PROSE,
	near,
	nearRow: NEAR.row,
	strange: STRANGE,
	headlines: HEADLINES,
	books: BOOKS,
	signs: SIGNS,
	dishes: DISHES
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const script of ['draw.mjs', 'drawOthers.mjs'])
	await page.addScriptTag({ path: path.join(import.meta.dirname, script), type: 'module' });
await page.waitForFunction(() => globalThis.drawing?.others !== undefined);
const families = [];
for (const font of fonts) families.push(await load(font));
mkdirSync(out, { recursive: true });
const order = kinds.split(',');
for (let i = 0; i < Number(count); i++) {
	const { kind, turned, shown, hard } = asked(order[i % order.length]);
	const family = families[(i * 7 + Math.floor(i / order.length)) % families.length];
	const how = `${turned === 0 ? '' : turned}${shown === null ? '' : `-${shown}`}`;
	const name = `${path.basename(out)}_${String(i).padStart(3, '0')}_${kind}${how}`;
	const { picture, truth } = await page.evaluate(
		([number, what, face, list, held]) => globalThis.drawPicture(number, what, face, list, held),
		[Number(seed) * 1000 + i, kind, family, words, { turned, shown, hard }]
	);
	writeFileSync(path.join(out, `${name}.jpg`), Buffer.from(picture, 'base64'));
	writeFileSync(
		path.join(out, `${name}.json`),
		JSON.stringify({ file: `${name}.jpg`, ...truth }, null, '\t')
	);
}
await browser.close();

/** What an entry of KINDS asks for. */
function asked(entry) {
	const parts = /^(\w+)(?:@(-?\d+))?(?:\+(\w+))?(!?)$/.exec(entry);
	if (parts === null) throw new Error(`no such kind: ${entry}`);
	const [, kind, turned = '0', shown = null, hard] = parts;
	return { kind, turned: Number(turned), shown, hard: hard === '!' };
}

function printed(list) {
	return VOCABULARIES[list].entries.flatMap(({ id, printed: forms }) =>
		forms.map((text) => ({ id, text }))
	);
}

/** Makes the typeface known to the page, and gives its name there. */
async function load(font) {
	const family = path.basename(font).replace(/\.\w+$/, '');
	for (const { file, range } of facesOf(font)) {
		const data = readFileSync(file).toString('base64');
		await page.evaluate(
			async ([name, source, unicodeRange]) => {
				const face = new FontFace(name, `url(data:font/woff2;base64,${source})`, {
					weight: '700',
					unicodeRange
				});
				document.fonts.add(await face.load());
			},
			[family, data, range]
		);
	}
	return family;
}

/** A package has a file for plain letters and one for those with diacritics; the boldest is taken. */
function facesOf(font) {
	const folder = path.join(font, 'files');
	if (!existsSync(folder)) return [{ file: font, range: 'U+0-10FFFF' }];
	const files = readdirSync(folder);
	const faces = [
		['latin-ext', 'U+100-2AF'],
		['latin', 'U+0-FF']
	].map(([subset, range]) => {
		const weight = [700, 900, 600, 400].find((w) =>
			files.some((f) => f.endsWith(`-${subset}-${w}-normal.woff2`))
		);
		const file = files.find(
			(f) =>
				f.endsWith(`-${subset}-${weight}-normal.woff2`) &&
				!(subset === 'latin' && f.includes('-latin-ext-'))
		);
		return { file: file && path.join(folder, file), range };
	});
	return faces.filter(({ file }) => file);
}
