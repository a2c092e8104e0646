const KEY = 'consigliere.install';

/**
 * How this browser puts an app on the home screen: by a button of ours (`prompt`), by Safari's share sheet
 * (`iphone`), by the browser's menu (`menu`), or not at all.
 */
export type InstallWay = 'prompt' | 'iphone' | 'menu' | null;

/** The advice to install, shown until it is dismissed or followed. */
class Install {
	#offer = $state.raw<BeforeInstallPromptEvent | null>(null);
	#done = $state(false);
	#way: InstallWay = null;

	/** How to install; null where it can't be done, is done, or isn't wanted. */
	get way(): InstallWay {
		if (this.#done) return null;
		return this.#offer === null ? this.#way : 'prompt';
	}

	/** Listens for the browser's offer. Called once, as early as possible. */
	start(): void {
		this.#done = isInstalled() || read() !== null;
		this.#way = wayOf(navigator);
		window.addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event;
		});
		window.addEventListener('appinstalled', () => {
			this.dismiss();
		});
	}

	/** Shows the browser's own question. */
	async ask(): Promise<void> {
		const offer = this.#offer;
		this.#offer = null;
		const answer = await offer?.prompt();
		if (answer?.outcome === 'accepted') this.dismiss();
	}

	/** Shown no more on this device. */
	dismiss(): void {
		this.#done = true;
		try {
			localStorage.setItem(KEY, 'done');
		} catch {
			// Storage refused: gone until the page is loaded again.
		}
	}
}

const isInstalled = (): boolean =>
	navigator.standalone === true || matchMedia('(display-mode: standalone)').matches;

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function wayOf({ userAgent, maxTouchPoints }: Navigator): InstallWay {
	if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
	if (userAgent.includes('Macintosh') && maxTouchPoints > 1) return 'iphone';
	if (userAgent.includes('Android') || 'onbeforeinstallprompt' in window) return 'menu';
	return null;
}

function read(): string | null {
	try {
		return localStorage.getItem(KEY);
	} catch {
		return null;
	}
}

export const install = new Install();
