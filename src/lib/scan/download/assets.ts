import * as v from 'valibot';
import { asset, resolve } from '$app/paths';
import workerAddress from '../reading/worker?worker&url';

/**
 * One file of the reader, as `ocr/manifest.json` lists it. The manifest is made at build from the files
 * themselves, and is the only part of the reader that every visitor gets.
 */
const ReaderFile = v.object({
	/** Under which name the reader asks for it, below `ocr/`. */
	name: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
	/** Where it is downloaded from, below `ocr/`; packed files have another name there. */
	from: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
	/** Size and hash of what is downloaded. */
	bytes: v.pipe(v.number(), v.integer(), v.minValue(1)),
	sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
	/** Packed with gzip by our build, so that it is small on every host; unpacked before it is kept. */
	packed: v.boolean()
});
export type ReaderFile = v.InferOutput<typeof ReaderFile>;

const Manifest = v.object({ files: v.pipe(v.array(ReaderFile), v.minLength(1)) });

/** What the reader is started with. */
export interface ScanAssets {
	/** Absolute address of the folder with worker, core and language data, without a slash at its end. */
	readonly folder: string;
	/** Address of the scan worker. */
	readonly worker: string;
}

const folder = (): string => `${location.origin}${resolve('/')}ocr`;

export const scanAssets = (): ScanAssets => ({ folder: folder(), worker: workerAddress });

/** How long the service worker may take to be there, in milliseconds. */
const PATIENCE = 20_000;

/** The service worker hands out the kept files: on the very first visit it may still be on its way. */
export async function readerServed(): Promise<void> {
	const tooLong = new Promise((done) => setTimeout(done, PATIENCE));
	await Promise.race([navigator.serviceWorker.ready, tooLong]);
}

/** Where the reader looks for a file, and under which address it is kept. */
export const addressOf = ({ name }: ReaderFile): string => `${folder()}/${name}`;

/** Where a file is downloaded from. */
export const sourceOf = ({ from }: ReaderFile): string => `${folder()}/${from}`;

/** The files that the reader needs. Rejects without a network and without the app on the device. */
export async function readerFiles(): Promise<readonly ReaderFile[]> {
	const response = await fetch(asset('/ocr/manifest.json'));
	if (!response.ok) throw new Error(`manifest: ${String(response.status)}`);
	return v.parse(Manifest, await response.json()).files;
}
