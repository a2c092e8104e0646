import { createWorker, OEM, type Worker } from 'tesseract.js';
import { toPgm, type Grey } from '../picture/grey';
import type { Recognised, Recogniser, Word } from './recogniser';

/** Titles are one line of text, and a number before them one sign. */
const ONE_LINE = '7';
const ONE_SIGN = '10';
/** A reader adapts to what it reads, and its memory only grows; after so many crops a fresh one takes its place. */
const RENEW_AFTER = 400;

/** Several readers of tesseract.js, each in a worker of its own, that share the work. */
export class TesseractRecogniser implements Recogniser {
	private readonly idle: Worker[] = [];
	private readonly waiting: ((worker: Worker) => void)[] = [];
	private readonly all: Worker[] = [];
	private readonly used = new Map<Worker, number>();

	private constructor(
		readonly lanes: number,
		private readonly folder: string
	) {}

	/**
	 * Starts `lanes` readers with the files of `folder`. Rejects where a file is missing or damaged.
	 */
	static async start(folder: string, lanes: number): Promise<TesseractRecogniser> {
		const recogniser = new TesseractRecogniser(lanes, folder);
		const starting = Array.from({ length: lanes }, () => recogniser.add());
		const results = await Promise.allSettled(starting);
		const failed = results.find((result) => result.status === 'rejected');
		if (failed === undefined) return recogniser;
		await recogniser.close();
		throw new Error('reader', { cause: failed.reason });
	}

	private async add(): Promise<void> {
		const worker = await createWorker('ces', OEM.LSTM_ONLY, {
			workerPath: `${this.folder}/worker.min.js`,
			corePath: `${this.folder}/tesseract-core-simd-lstm.js`,
			langPath: this.folder,
			gzip: true,
			workerBlobURL: false,
			// The files are kept by the app itself, once, and checked.
			cacheMethod: 'none',
			errorHandler: () => undefined
		});
		await worker.setParameters({
			tessedit_pageseg_mode: ONE_LINE as never,
			// Crops are black on white already: a second look at the negative would take half as long again.
			invert_threshold: '0'
		});
		this.all.push(worker);
		this.used.set(worker, 0);
		this.release(worker);
	}

	line(image: Grey): Promise<Recognised> {
		return this.read(image, {});
	}

	digit(image: Grey, digits: string): Promise<Recognised> {
		return this.read(image, {
			tessedit_pageseg_mode: ONE_SIGN,
			tessedit_char_whitelist: digits
		});
	}

	private async read(image: Grey, parameters: Record<string, string>): Promise<Recognised> {
		const worker = await this.take();
		try {
			const file = new Blob([toPgm(image)]);
			const { data } = await worker.recognize(file, parameters, { text: true, blocks: true });
			return { text: data.text.trim(), confidence: data.confidence, words: wordsOf(data.blocks) };
		} finally {
			await this.giveBack(worker);
		}
	}

	private take(): Promise<Worker> {
		const worker = this.idle.pop();
		if (worker !== undefined) return Promise.resolve(worker);
		return new Promise((resolve) => this.waiting.push(resolve));
	}

	private async giveBack(worker: Worker) {
		const uses = (this.used.get(worker) ?? 0) + 1;
		this.used.set(worker, uses);
		if (uses < RENEW_AFTER) {
			this.release(worker);
			return;
		}
		this.all.splice(this.all.indexOf(worker), 1);
		this.used.delete(worker);
		await worker.terminate();
		await this.add();
	}

	private release(worker: Worker) {
		const next = this.waiting.shift();
		if (next === undefined) this.idle.push(worker);
		else next(worker);
	}

	async close(): Promise<void> {
		await Promise.all(this.all.map((worker) => worker.terminate()));
	}
}

type Blocks = Awaited<ReturnType<Worker['recognize']>>['data']['blocks'];

const wordsOf = (blocks: Blocks): Word[] =>
	(blocks ?? [])
		.flatMap(({ paragraphs }) => paragraphs)
		.flatMap(({ lines }) => lines)
		.flatMap(({ words }) => words)
		.map(({ text, confidence, bbox }) => ({
			text,
			confidence,
			left: bbox.x0,
			right: bbox.x1,
			top: bbox.y0,
			bottom: bbox.y1
		}));
