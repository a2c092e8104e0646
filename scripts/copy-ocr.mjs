/**
 * Lays the reader of cards into `static/ocr`, out of packages alone, with the manifest by which the app
 * checks each download (`src/lib/scan/assets.ts`). Runs before each build; what it makes is not kept in git.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, gzipSync } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'static/ocr');
const require = createRequire(import.meta.url);
const tesseract = path.dirname(require.resolve('tesseract.js/package.json'));
const core = path.dirname(
	createRequire(path.join(tesseract, 'package.json')).resolve('tesseract.js-core/package.json')
);
const czech = path.dirname(require.resolve('@tesseract.js-data/ces/package.json'));

/** Where each file comes from. The language data are packed already, and the reader unpacks them itself. */
const FILES = [
	{ source: path.join(tesseract, 'dist/worker.min.js'), pack: true },
	{ source: path.join(core, 'tesseract-core-simd-lstm.js'), pack: true },
	{ source: path.join(core, 'tesseract-core-simd-lstm.wasm'), pack: true },
	{ source: path.join(czech, '4.0.0_best_int/ces.traineddata.gz'), pack: false }
];

/** Writes all files and their manifest. */
export function copyReader() {
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	const files = FILES.map(({ source, pack }) => {
		const name = path.basename(source);
		// A name that no host takes for something to unpack or pack on the way.
		const from = `${name.replace(/\.gz$/, '')}.bin`;
		const bytes = pack ? packed(readFileSync(source)) : readFileSync(source);
		writeFileSync(path.join(out, from), bytes);
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		return { name, from, bytes: bytes.length, sha256, packed: pack };
	});
	writeFileSync(path.join(out, 'manifest.json'), `${JSON.stringify({ files }, null, '\t')}\n`);
}

const packed = (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });

if (process.argv[1] === import.meta.filename) copyReader();
