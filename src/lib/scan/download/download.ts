import { addressOf, sourceOf, type ReaderFile } from './assets';
import { READER_CACHE, WORKER_CACHE } from './cache';
import { ScanError } from '../model';

/** The header in which a kept file carries the hash of its download. */
const HASH = 'X-Sha256';
/** A worker obeys the policy of its own file: the reader can reach our own files and nothing else. */
const POLICY =
	"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
	js: 'text/javascript',
	wasm: 'application/wasm'
};

/** The files that are not kept yet, or kept from another build. */
export async function missing(files: readonly ReaderFile[]): Promise<readonly ReaderFile[]> {
	const cache = await caches.open(READER_CACHE);
	const kept = await Promise.all(
		files.map(async (file) => {
			const response = await cache.match(addressOf(file));
			return response?.headers.get(HASH) === file.sha256;
		})
	);
	return files.filter((_, at) => kept[at] !== true);
}

/**
 * Downloads one file and keeps it, once its size and hash are what the build promised. `onbytes` is told how
 * much of it has come. Throws a `ScanError`: `offline` where nothing answers, `badDownload` where the
 * answer is not the file (a login page, a cut-off body), `noRoom`, `cancelled`. Then nothing is kept of it.
 */
export async function download(
	file: ReaderFile,
	{ signal, onbytes }: { signal: AbortSignal; onbytes: (bytes: number) => void }
): Promise<void> {
	const body = await answer(file, signal);
	const bytes = await read(body, file, signal, onbytes);
	if (bytes.length !== file.bytes || (await sha256(bytes)) !== file.sha256) {
		throw new ScanError('badDownload');
	}
	await keep(file, file.packed ? await unpacked(bytes) : bytes);
}

/** Keeps the scan worker of this build. Throws as `download` does. */
export async function keepWorker(address: string, signal: AbortSignal): Promise<void> {
	const response = await fetch(address, { signal }).catch(() => {
		throw new ScanError(signal.aborted ? 'cancelled' : 'offline');
	});
	const isScript = response.headers.get('Content-Type')?.includes('javascript') === true;
	if (!response.ok || !isScript) throw new ScanError('badDownload');
	await put(WORKER_CACHE, address, response);
}

/** Removes the files of all builds. */
export async function remove(): Promise<void> {
	await Promise.all([READER_CACHE, WORKER_CACHE].map((name) => caches.delete(name)));
}

/** Removes what other builds have left. */
export async function tidy(files: readonly ReaderFile[]): Promise<void> {
	const cache = await caches.open(READER_CACHE);
	const wanted = new Set(files.map(addressOf));
	const kept = await cache.keys();
	await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((old) => cache.delete(old)));
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

async function answer(file: ReaderFile, signal: AbortSignal): Promise<Body> {
	// Past the browser's own cache: what was wrong there must not come again.
	const response = await fetch(sourceOf(file), { signal, cache: 'no-store' }).catch(() => {
		throw new ScanError(signal.aborted ? 'cancelled' : 'offline');
	});
	if (!response.ok || response.body === null) throw new ScanError('badDownload');
	return response.body;
}

async function read(
	body: Body,
	file: ReaderFile,
	signal: AbortSignal,
	onbytes: (bytes: number) => void
): Promise<Uint8Array<ArrayBuffer>> {
	const bytes = new Uint8Array(file.bytes);
	const reader = body.getReader();
	let length = 0;
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return bytes.subarray(0, length);
			if (length + value.length > file.bytes) break;
			bytes.set(value, length);
			length += value.length;
			onbytes(length);
		}
	} catch {
		throw new ScanError(signal.aborted ? 'cancelled' : 'badDownload');
	}
	await reader.cancel().catch(() => undefined);
	throw new ScanError('badDownload');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
	const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
	const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function keep(file: ReaderFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
	const type = TYPES[file.name.slice(file.name.lastIndexOf('.') + 1)];
	const headers = {
		'Content-Type': type ?? 'application/octet-stream',
		'Content-Length': String(bytes.length),
		'Content-Security-Policy': POLICY,
		[HASH]: file.sha256
	};
	await put(READER_CACHE, addressOf(file), new Response(bytes, { headers }));
}

async function put(name: string, address: string, response: Response): Promise<void> {
	try {
		const cache = await caches.open(name);
		await cache.put(address, response);
	} catch (error) {
		const full = error instanceof DOMException && error.name === 'QuotaExceededError';
		throw new ScanError(full ? 'noRoom' : 'failed');
	}
}
