/** The scanner's own code in a headless browser, served with the reader's files and a folder of pictures. */
import { chromium } from '@playwright/test';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium.mjs';
import { copyReader } from '../../scripts/copy-ocr.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm' };

/**
 * Opens the measuring page. `requested` fills with every address below `/ocr/` that the reader asks for,
 * and `manifest` says what each weighs.
 */
export async function openScanPage(pictures) {
	const outDir = mkdtempSync(path.join(tmpdir(), 'scan-page-'));
	const list = path.join(root, 'static/ocr/manifest.json');
	if (!existsSync(list)) copyReader();
	const manifest = JSON.parse(readFileSync(list, 'utf8'));
	const reader = new Map(manifest.files.map((file) => [file.name, unpacked(file)]));
	await build({
		configFile: false,
		root: path.join(root, 'tests/scan/page'),
		logLevel: 'error',
		build: { outDir, emptyOutDir: true }
	});
	const requested = new Set();
	const server = createServer((request, response) => {
		const address = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
		const body = contentOf(address, { outDir, pictures, reader, requested });
		if (body === null) response.writeHead(404).end();
		else {
			const type = TYPES[path.extname(address)] ?? 'application/octet-stream';
			response.writeHead(200, { 'content-type': type }).end(body);
		}
	});
	await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
	const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
	const page = await browser.newPage();
	page.on('pageerror', (error) => console.error(error.message));
	await page.goto(`http://127.0.0.1:${server.address().port}/index.html`);
	const close = async () => {
		await browser.close();
		server.close();
		rmSync(outDir, { recursive: true, force: true });
	};
	const read = (name, vocabulary) =>
		page.evaluate(
			([file, list]) => globalThis.readPicture(`/pictures/${encodeURIComponent(file)}`, list),
			[name, vocabulary]
		);
	return { page, read, close, requested, manifest, outDir };
}

function contentOf(address, { outDir, pictures, reader, requested }) {
	const name = path.basename(address);
	if (address.startsWith('/pictures/')) return fileOrNull(path.join(pictures, name));
	if (!address.startsWith('/ocr/')) return fileOrNull(path.join(outDir, address));
	if (reader.has(name)) requested.add(name);
	return reader.get(name) ?? null;
}

/** As the app keeps it once it is downloaded and checked. */
function unpacked({ from, packed }) {
	const bytes = readFileSync(path.join(root, 'static/ocr', from));
	return packed ? gunzipSync(bytes) : bytes;
}

const fileOrNull = (file) => (existsSync(file) ? readFileSync(file) : null);
