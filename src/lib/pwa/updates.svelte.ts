import { asset, resolve } from '$app/paths';

/** Held by every tab in which a game lies on the table. */
const PLAYING = 'consigliere.playing';

/** The service worker: makes the app work without a network and tells when a new version is ready. */
class Updates {
	#ready = $state(false);
	#offline = $state(false);
	#apply: (() => void) | null = null;

	/** A new version has been downloaded and waits to be let in. */
	get ready(): boolean {
		return this.#ready;
	}

	/** Everything is on the device: the app works without a network. */
	get offline(): boolean {
		return this.#offline;
	}

	/** Registers the worker. `first` is called once everything is on the device for the first time. */
	async start(first: () => void): Promise<void> {
		if (!('serviceWorker' in navigator)) return;
		this.#offline = navigator.serviceWorker.controller !== null;
		const { Workbox } = await import('workbox-window');
		const worker = new Workbox(asset('/service-worker.js'), { scope: resolve('/') });
		worker.addEventListener('waiting', () => {
			this.#ready = true;
			this.#apply = () => {
				worker.addEventListener('controlling', () => {
					location.reload();
				});
				worker.messageSkipWaiting();
			};
		});
		worker.addEventListener('activated', ({ isUpdate, isExternal }) => {
			this.#offline = true;
			if (isUpdate !== true && isExternal !== true) first();
		});
		// A private window or plain http refuses: then the app needs the network, and says so in the settings.
		await worker.register().catch(() => undefined);
	}

	/** Lets the new version in and loads the page again; only ever on a person's tap. */
	apply(): void {
		this.#apply?.();
	}
}

export const updates = new Updates();

/** Says to all tabs that a game lies on the table in this one, until the answer is called. */
export function playing(): () => void {
	let done = (): void => undefined;
	const held = new Promise<void>((resolve) => {
		done = resolve;
	});
	// Plain http has no locks, nor a service worker that could bring a new version.
	if ('locks' in navigator) void navigator.locks.request(PLAYING, { mode: 'shared' }, () => held);
	return done;
}

/** Whether a game lies on the table in any tab; a new version then waits. */
export async function isPlaying(): Promise<boolean> {
	if (!('locks' in navigator)) return false;
	const { held } = await navigator.locks.query();
	return held?.some(({ name }) => name === PLAYING) ?? false;
}
