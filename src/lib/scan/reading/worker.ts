import { moved } from './cards';
import { greyFromRgba, type Grey } from '../picture/grey';
import type { Answer, Request } from './messages';
import { ScanError, type ScanResult } from '../model';
import { readPicture } from './pipeline';
import { TesseractRecogniser } from './tesseract';

/** Larger pictures are reduced first: no letter is read better for it. */
const LONGEST_SIDE = 2400;
/** No title can be read from fewer pixels. */
const SHORTEST_SIDE = 32;
/** Two readers halve the wait; more would only take memory. */
const LANES = Math.min(2, navigator.hardwareConcurrency);

let folder = '';
let reader: Promise<TesseractRecogniser> | null = null;
const cancelled = new Set<number>();
/** One picture after the other: they would only slow one another down. */
let before = Promise.resolve();

const answer = (message: Answer) => {
	postMessage(message);
};

addEventListener('message', ({ data }: MessageEvent<Request>) => {
	if (data.type === 'open') folder = data.folder;
	else if (data.type === 'cancel') cancelled.add(data.id);
	else before = before.then(() => handle(data));
});

async function handle(request: Extract<Request, { type: 'scan' }>): Promise<void> {
	const { id } = request;
	try {
		answer({ type: 'result', id, result: await scan(request) });
	} catch (error) {
		const problem = error instanceof ScanError ? error.problem : 'failed';
		if (problem === 'failed') await endReader();
		answer({ type: 'problem', id, problem });
	} finally {
		cancelled.delete(id);
	}
}

async function scan({ id, picture, vocabulary }: Extract<Request, { type: 'scan' }>) {
	const { width, height } = picture;
	if (Math.min(width, height) < SHORTEST_SIDE) throw new ScanError('tooSmall');
	const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
	const grey = await greyOf(picture, scale);
	answer({ type: 'progress', id, step: 'load', done: 0 });
	const recogniser = await startedReader();
	answer({ type: 'progress', id, step: 'load', done: 1 });
	const isCancelled = () => cancelled.has(id);
	if (isCancelled()) throw new ScanError('cancelled');
	const result = await readPicture(grey, recogniser, {
		vocabulary,
		onprogress: (step, done) => {
			answer({ type: 'progress', id, step, done });
		},
		cancelled: isCancelled
	});
	return { ...enlarged(result, 1 / scale), width, height };
}

/** The reader is started once; after a failure the next picture tries again. */
async function startedReader(): Promise<TesseractRecogniser> {
	reader ??= TesseractRecogniser.start(folder, LANES);
	try {
		return await reader;
	} catch {
		reader = null;
		throw new ScanError('badDownload');
	}
}

/** A reader that has failed may have lost its workers: the next picture starts another. */
async function endReader(): Promise<void> {
	const failed = reader;
	reader = null;
	await failed?.then((recogniser) => recogniser.close()).catch(() => undefined);
}

async function greyOf(picture: ImageBitmap | ImageData, scale: number): Promise<Grey> {
	const width = Math.max(1, Math.round(picture.width * scale));
	const height = Math.max(1, Math.round(picture.height * scale));
	if (picture instanceof ImageData && scale === 1) return greyFromRgba(picture.data, width, height);
	const bitmap = picture instanceof ImageData ? await createImageBitmap(picture) : picture;
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext('2d', { willReadFrequently: true });
	if (context === null) throw new ScanError('failed');
	context.imageSmoothingQuality = 'high';
	context.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
	const { data } = context.getImageData(0, 0, width, height);
	// Some browsers keep the memory of a canvas until its size is nothing.
	canvas.width = 0;
	canvas.height = 0;
	return greyFromRgba(data, width, height);
}

/** Places in the picture as it was handed in, not as it was reduced. */
function enlarged(result: ScanResult, by: number): ScanResult {
	const cards = result.cards.map((card) => moved(card, ({ x, y }) => ({ x: x * by, y: y * by })));
	return { ...result, cards };
}
