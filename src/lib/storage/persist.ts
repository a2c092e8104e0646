const KEY = 'consigliere.askedToPersist';

/** Asks the browser, once per device, not to clear our data when room is short. Never throws. */
export async function askToPersist(): Promise<void> {
	try {
		if (localStorage.getItem(KEY) !== null) return;
		localStorage.setItem(KEY, 'yes');
		await navigator.storage.persist();
	} catch {
		// An old browser, or plain http: the data is kept as long as the browser likes.
	}
}
