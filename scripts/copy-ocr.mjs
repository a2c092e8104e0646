/**
 * Lays the reader of cards into `static/ocr`, out of packages alone, with the manifest by which the app
 * checks each download (`src/lib/scan/download/assets.ts`). Runs at each build; what it makes is not kept in git.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync
} from 'node:fs';
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

/** Writes all files and their manifest, and takes away what an earlier version left there. */
export function copyReader() {
	mkdirSync(out, { recursive: true });
	const files = FILES.map(({ source, pack }) => {
		const name = path.basename(source);
		// A name that no host takes for something to unpack or pack on the way.
		const from = `${name.replace(/\.gz$/, '')}.bin`;
		const bytes = pack ? packed(readFileSync(source)) : readFileSync(source);
		write(from, bytes);
		const sha256 = createHash('sha256').update(bytes).digest('hex');
		return { name, from, bytes: bytes.length, sha256, packed: pack };
	});
	write('manifest.json', Buffer.from(`${JSON.stringify({ files }, null, '\t')}\n`));
	const made = new Set(['manifest.json', ...files.map(({ from }) => from)]);
	for (const name of readdirSync(out)) if (!made.has(name)) rmSync(path.join(out, name));
}

/** In one step, and only if it is new: whoever reads the folder meanwhile finds each file whole. */
function write(name, bytes) {
	const file = path.join(out, name);
	if (existsSync(file) && readFileSync(file).equals(bytes)) return;
	const part = `${file}.${String(process.pid)}`;
	writeFileSync(part, bytes);
	renameSync(part, file);
}

const packed = (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });

if (process.argv[1] === import.meta.filename) copyReader();
