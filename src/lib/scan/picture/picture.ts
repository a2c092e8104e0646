import { ScanError } from '../model';

/** Longer sides are reduced: titles stay large enough, and a phone's memory is not filled. */
const LONGEST = 3600;
/** Below this no letter can be told. */
const SHORTEST = 60;
/** Beyond this even a decoder gives up on a phone. */
const MOST_PIXELS = 250e6;
/** The longest side of what is shown behind the result. */
const SHOWN = 1280;

/** A picture to be read, and a smaller one to be shown; both live in memory alone. */
export interface Picture {
	readonly full: ImageBitmap;
	readonly shown: ImageBitmap;
	readonly width: number;
	readonly height: number;
}

/**
 * Decodes a photo chosen or pasted, as its EXIF says it was held, reduced to what the reader can use.
 * Throws a `ScanError`: `undecodable` (broken, or a kind that this browser doesn't know, as HEIC often is),
 * `tooSmall`, `tooLarge`.
 */
export async function photo(file: Blob): Promise<Picture> {
	const { width, height } = await sizeOf(file);
	if (Math.min(width, height) < SHORTEST) throw new ScanError('tooSmall');
	if (width * height > MOST_PIXELS) throw new ScanError('tooLarge');
	try {
		const full = await createImageBitmap(file, fitting(width, height, LONGEST));
		const shown = await createImageBitmap(file, fitting(width, height, SHOWN));
		return { full, shown, width: full.width, height: full.height };
	} catch {
		throw new ScanError(width * height > 50e6 ? 'tooLarge' : 'undecodable');
	}
}

/** What a video shows at this moment. */
export async function still(video: HTMLVideoElement): Promise<Picture> {
	const { videoWidth: width, videoHeight: height } = video;
	if (Math.min(width, height) < SHORTEST) throw new ScanError('tooSmall');
	const full = await createImageBitmap(video);
	const shown = await createImageBitmap(full, fitting(full.width, full.height, SHOWN));
	return { full, shown, width: full.width, height: full.height };
}

/** The size after EXIF orientation, told by the file's head without decoding it. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number }> {
	const address = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = address;
		await new Promise((resolve, reject) => {
			image.onload = resolve;
			image.onerror = reject;
		});
		return { width: image.naturalWidth, height: image.naturalHeight };
	} catch {
		throw new ScanError('undecodable');
	} finally {
		URL.revokeObjectURL(address);
	}
}

function fitting(width: number, height: number, longest: number): ImageBitmapOptions {
	const scale = longest / Math.max(width, height);
	if (scale >= 1) return { imageOrientation: 'from-image' };
	return {
		imageOrientation: 'from-image',
		resizeWidth: Math.max(1, Math.round(width * scale)),
		resizeHeight: Math.max(1, Math.round(height * scale)),
		resizeQuality: 'medium'
	};
}
