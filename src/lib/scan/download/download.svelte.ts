import { readerFiles, scanAssets, type ReaderFile } from './assets';
import { download, keepWorker, missing, remove, tidy } from './download';
import { ScanError, type ScanProblem } from '../model';

type Stage =
	/** Looking what there is. */
	| 'looking'
	/** Something has to be downloaded first; `bytes` says how much. */
	| 'missing'
	| 'loading'
	| 'ready';

/** The reader's files on this device: whether they are here, and the way to get them or be rid of them. */
export class ReaderDownload {
	#stage = $state<Stage>('looking');
	#files = $state.raw<readonly ReaderFile[]>([]);
	#wanted = $state.raw<readonly ReaderFile[]>([]);
	/** Bytes come of the file that is being downloaded. */
	#come = $state(0);
	#problem = $state<ScanProblem | null>(null);
	#abort: AbortController | null = null;

	get stage(): Stage {
		return this.#stage;
	}

	/** What went wrong last, until the next try. */
	get problem(): ScanProblem | null {
		return this.#problem;
	}

	/** The size of all files together; 0 while it isn't known. */
	get bytes(): number {
		return sizeOf(this.#files);
	}

	/** How much of them is still to come. */
	get left(): number {
		return sizeOf(this.#wanted) - this.#come;
	}

	/** 0 … 1. Finished files count also when they came on an earlier day. */
	get share(): number {
		return this.bytes === 0 ? 0 : 1 - this.left / this.bytes;
	}

	/** Looks what is here. Without network and app it can't be told: `missing` with a problem. */
	async look(): Promise<void> {
		try {
			this.#files = await readerFiles();
			this.#wanted = await missing(this.#files);
			this.#stage = this.#wanted.length === 0 ? 'ready' : 'missing';
		} catch {
			this.#stage = 'missing';
			this.#problem = 'offline';
		}
	}

	/** Downloads what is missing, file by file; what has come whole stays also after `cancel`. */
	async start(): Promise<void> {
		if (this.#stage === 'loading') return;
		this.#problem = null;
		if (this.#files.length === 0) await this.look();
		if (this.#stage !== 'missing' || this.#files.length === 0) return;
		this.#stage = 'loading';
		this.#abort = new AbortController();
		try {
			await this.#load(this.#abort.signal);
			this.#stage = 'ready';
		} catch (error) {
			const problem = error instanceof ScanError ? error.problem : 'failed';
			this.#problem = problem === 'cancelled' ? null : problem;
			this.#stage = 'missing';
		} finally {
			this.#come = 0;
			this.#abort = null;
		}
	}

	cancel(): void {
		this.#abort?.abort();
	}

	/** Removes everything; reading then begins with a download again. */
	async remove(): Promise<void> {
		this.cancel();
		await remove();
		await this.look();
	}

	async #load(signal: AbortSignal): Promise<void> {
		await tidy(this.#files);
		await keepWorker(scanAssets().worker, signal);
		for (const file of this.#wanted) {
			this.#come = 0;
			await download(file, {
				signal,
				onbytes: (bytes) => {
					this.#come = bytes;
				}
			});
			this.#come = 0;
			this.#wanted = this.#wanted.filter(({ name }) => name !== file.name);
		}
	}
}

const sizeOf = (files: readonly ReaderFile[]): number =>
	files.reduce((sum, { bytes }) => sum + bytes, 0);
