import type { ScanAssets } from '../download/assets';
import type { Answer, Request } from '../reading/messages';
import { ScanError, type Progress, type ScanResult, type Vocabulary } from '../model';

export interface ScanOptions {
	/** Cancels at any time: the scan rejects at once, the worker stops at its next step. */
	readonly signal?: AbortSignal;
	readonly onprogress?: Progress;
}

export interface Scanner {
	/**
	 * Reads a picture. A bitmap is handed over and cannot be used afterwards.
	 * Rejects with a `ScanError`: `tooSmall`, `badDownload`, `cancelled` or `failed`.
	 */
	scan(
		picture: ImageBitmap | ImageData,
		vocabulary: Vocabulary,
		options?: ScanOptions
	): Promise<ScanResult>;
	/** Ends the worker and frees its memory. Running scans reject as cancelled. */
	close(): void;
}

interface Running {
	readonly resolve: (result: ScanResult) => void;
	readonly reject: (error: ScanError) => void;
	readonly onprogress: Progress | undefined;
}

/** Starts the scan worker, which loads the reader with the first picture. */
export function createScanner(assets: ScanAssets): Scanner {
	const worker = new Worker(assets.worker, { type: 'module' });
	const running = new Map<number, Running>();
	let last = 0;
	const send = (request: Request, transfer: Transferable[] = []) => {
		worker.postMessage(request, transfer);
	};
	const endAll = (problem: 'cancelled' | 'failed') => {
		for (const { reject } of running.values()) reject(new ScanError(problem));
		running.clear();
	};
	worker.onmessage = ({ data }: MessageEvent<Answer>) => {
		const one = running.get(data.id);
		if (data.type === 'progress') {
			one?.onprogress?.(data.step, data.done);
			return;
		}
		running.delete(data.id);
		if (data.type === 'result') one?.resolve(data.result);
		else one?.reject(new ScanError(data.problem));
	};
	worker.onerror = () => {
		endAll('failed');
	};
	send({ type: 'open', folder: assets.folder });
	return {
		scan: (picture, vocabulary, { signal, onprogress } = {}) =>
			new Promise((resolve, reject) => {
				if (signal?.aborted) {
					reject(new ScanError('cancelled'));
					return;
				}
				const id = ++last;
				running.set(id, { resolve, reject, onprogress });
				signal?.addEventListener('abort', () => {
					if (!running.delete(id)) return;
					send({ type: 'cancel', id });
					reject(new ScanError('cancelled'));
				});
				const transfer = picture instanceof ImageBitmap ? [picture] : [];
				send({ type: 'scan', id, picture, vocabulary: plain(vocabulary) }, transfer);
			}),
		close: () => {
			endAll('cancelled');
			worker.terminate();
		}
	};
}

/** Without the proxies that the page may have put around it: those cannot be sent. */
const plain = (vocabulary: Vocabulary): Vocabulary =>
	JSON.parse(JSON.stringify(vocabulary)) as Vocabulary;
