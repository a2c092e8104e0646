/**
 * Keeps the screen on while a game lies on the table. The browser takes the lock away whenever the page
 * is hidden, so it is asked for again when the page comes back.
 * @returns the way to let the screen sleep again.
 */
export function stayAwake(): () => void {
	let lock: WakeLockSentinel | null = null;
	let over = false;

	/** Asked again after each wait: it may be over meanwhile. */
	const isOver = (): boolean => over;

	async function ask(): Promise<void> {
		if (isOver() || document.visibilityState !== 'visible') return;
		try {
			lock = await navigator.wakeLock.request('screen');
			if (isOver()) await lock.release();
		} catch {
			// Not supported, or the battery is low: the device's own setting holds.
		}
	}
	const seen = (): void => void ask();
	document.addEventListener('visibilitychange', seen);
	void ask();
	return () => {
		over = true;
		document.removeEventListener('visibilitychange', seen);
		lock?.release().catch(() => undefined);
	};
}
