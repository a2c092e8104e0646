import type { ScanResult, Vocabulary } from '../../../src/lib/scan/model';
import worker from '../../../src/lib/scan/reading/worker?worker&url';
import { createScanner } from '../../../src/lib/scan/screen/scanner';

/** What the measuring script calls in the browser. */
export interface Measured {
	readonly result: ScanResult;
	/** From the decoded picture to the result, as the person waits. */
	readonly milliseconds: number;
}

const scanner = createScanner({ folder: `${location.origin}/ocr`, worker });

async function readPicture(address: string, vocabulary: Vocabulary): Promise<Measured> {
	const file = await (await fetch(address)).blob();
	const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
	const started = performance.now();
	const result = await scanner.scan(picture, vocabulary);
	return { result, milliseconds: performance.now() - started };
}

Object.assign(globalThis, { readPicture });
