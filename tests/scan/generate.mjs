// `node tests/scan/generate.mjs OUT COUNT SEED KINDS FONTS…` draws COUNT pictures with their truth files.
// KINDS is a list such as `row,row,mafia,city` or `prose,strange,none`, taken in turn (`row@90` is held
// turned by 90 degrees); each of FONTS is a font file, or a package of @fontsource.
import { chromium } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';
import { EFFECTS, VOCABULARIES } from './vocabularies.mjs';

const [out, count, seed, kinds, ...fonts] = process.argv.slice(2);
if (!out || fonts.length === 0) {
	console.error('node tests/scan/generate.mjs OUT COUNT SEED KINDS FONTS…');
	process.exit(2);
}

const PROSE = [
	'Tato karta platí do konce kola.',
	'Hráč vlevo si vezme další kartu.',
	'Vyber soupeře a pokračuj dál.',
	'Zapiš si body a odevzdej tah.',
	'V sobotu ráno vyšel z domu a zahodil lístek do koše.',
	'Z Bostonu do Chicaga jede vlak celou noc.',
	'Zloděj utekl přes dvůr a policie ho hledala tři dny.',
	'Táto karta platí do konca kola.',
	'Shuffle the deck and deal three cards to each player.',
	'Měl velký plán, ale nikdo ho neznal.'
];
const words = {
	titles: VOCABULARIES.row.entries.map(({ printed }) => printed[0]),
	effects: EFFECTS,
	mafia: printedTitles('mafia'),
	city: printedTitles('city'),
	prose: PROSE,
	// Near to some title, and none of them.
	near: [
		'Karty',
		'Zahrada',
		'Výloha',
		'Presuny',
		'Zrušeno',
		'Zloba',
		'Prášek',
		'Policie',
		'Tajná schůzka',
		'Velký pán',
		'Detail',
		'Bastion',
		'Nový York',
		'Mafie',
		'Kansas',
		'4 karty'
	],
	// No word of these is a title of any list.
	strange: [
		'Drak',
		'Kouzelník',
		'Draw two',
		'Velká bitva',
		'Most',
		'Skip',
		'Karta síly',
		'Pravidla',
		'Tajemství',
		'Kůň'
	]
};

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
await page.addScriptTag({ path: path.join(import.meta.dirname, 'draw.mjs') });
const families = [];
for (const font of fonts) families.push(await load(font));
mkdirSync(out, { recursive: true });
const order = kinds.split(',');
for (let i = 0; i < Number(count); i++) {
	const [kind, turned = '0'] = order[i % order.length].split('@');
	const family = families[(i * 7 + Math.floor(i / order.length)) % families.length];
	const name = `${path.basename(out)}_${String(i).padStart(3, '0')}_${kind}${turned === '0' ? '' : turned}`;
	const { picture, truth } = await page.evaluate(
		([number, what, face, list, degrees]) =>
			globalThis.drawPicture(number, what, face, list, degrees),
		[Number(seed) * 1000 + i, kind, family, words, Number(turned)]
	);
	writeFileSync(path.join(out, `${name}.jpg`), Buffer.from(picture, 'base64'));
	writeFileSync(
		path.join(out, `${name}.json`),
		JSON.stringify({ file: `${name}.jpg`, ...truth }, null, '\t')
	);
}
await browser.close();

function printedTitles(list) {
	return VOCABULARIES[list].entries.flatMap(({ id, printed }) =>
		printed.map((text) => ({ id, text }))
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
