// `npm run scan:accuracy -- FOLDER`: reads every picture of a folder through the product's own scanner in a
// headless browser, compares with the truth file beside it, and prints a line for each picture and the sums
// as JSON in the last line. With `--gate` it fails below 97 % right or with anything wrong.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openScanPage } from '../tests/scan/browser.mjs';
import { acceptedOf, listsFor, score, truthOf } from '../tests/scan/score.mjs';
import { VOCABULARIES } from '../tests/scan/vocabularies.mjs';

const isGate = process.argv.includes('--gate');
const [folder, part] = process.argv.slice(2).filter((word) => word !== '--gate');
if (!folder || !existsSync(folder)) {
	console.error(
		'npm run scan:accuracy -- FOLDER   (pictures, each with a .json that says what it holds)'
	);
	process.exit(2);
}

const names = readdirSync(folder)
	.filter((name) => /\.(jpe?g|png|webp)$/i.test(name) && (!part || name.includes(part)))
	.sort();
const scanner = await openScanPage(path.resolve(folder));
const sums = { tokens: 0, right: 0, wrong: 0, unsure: 0, picturesAllRight: 0, pictures: 0 };
const msPerCard = [];

for (const name of names) {
	const record = recordOf(name);
	const truth = truthOf(record);
	const cards = Math.max(1, record.cards?.length ?? 1);
	let allRight = true;
	for (const list of listsFor(record)) {
		const { result, milliseconds } = await scanner.read(name, VOCABULARIES[list]);
		const outcome = score(truth, acceptedOf(result));
		for (const key of ['tokens', 'right', 'wrong', 'unsure']) sums[key] += outcome[key];
		allRight &&= outcome.right === outcome.tokens && outcome.wrong === 0;
		msPerCard.push(milliseconds / cards);
		const notes = outcome.notes.length > 0 ? `  ${outcome.notes.join('; ')}` : '';
		console.log(
			`${name} (${list}) ${outcome.right}/${outcome.tokens} right, ${outcome.wrong} wrong, ${(milliseconds / cards).toFixed(0)} ms a card${notes}`
		);
	}
	sums.pictures += 1;
	if (allRight) sums.picturesAllRight += 1;
}

const firstUseBytes = weightOfFirstUse();
await scanner.close();
msPerCard.sort((a, b) => a - b);
const at = (share) => Math.round(msPerCard[Math.floor(msPerCard.length * share)] ?? 0);
console.log(
	JSON.stringify({ ...sums, msPerCardMedian: at(0.5), msPerCardP95: at(0.95), firstUseBytes })
);

if (isGate && (sums.right < 0.97 * sums.tokens || sums.wrong > 0)) process.exitCode = 1;

/** A picture without a truth file holds no card. */
function recordOf(name) {
	const file = path.join(folder, `${name.replace(/\.\w+$/, '')}.json`);
	return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The reader's files as they were asked for, and the scanner's own code, packed as on the wire. */
function weightOfFirstUse() {
	const reader = scanner.manifest.files
		.filter(({ name }) => scanner.requested.has(name))
		.reduce((sum, { bytes }) => sum + bytes, 0);
	const code = readdirSync(scanner.outDir, { recursive: true })
		.filter((name) => name.endsWith('.js'))
		.reduce((sum, name) => sum + gzipSync(readFileSync(path.join(scanner.outDir, name))).length, 0);
	return reader + code;
}
