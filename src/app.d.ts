declare global {
	/** Chromium's offer to install the page as an app. */
	interface BeforeInstallPromptEvent extends Event {
		prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
	}
	interface WindowEventMap {
		beforeinstallprompt: BeforeInstallPromptEvent;
	}
	interface Navigator {
		/** Safari on iPhone: opened from the home screen. */
		readonly standalone?: boolean;
	}
}

export {};
