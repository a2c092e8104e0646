const KEY = 'consigliere.settings';

export const THEMES = ['auto', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

interface Kept {
	readonly theme: Theme;
	readonly awake: boolean;
	readonly vibration: boolean;
}

const USUAL: Kept = { theme: 'dark', awake: true, vibration: true };

/** What this device remembers of how it should behave. Every field is reactive and kept at once. */
class Settings {
	#kept = $state.raw<Kept>(read());

	/** Light, dark, or as the device has it. */
	get theme(): Theme {
		return this.#kept.theme;
	}
	set theme(theme: Theme) {
		this.#keep({ ...this.#kept, theme });
	}

	/** Whether the screen stays on at the table. */
	get awake(): boolean {
		return this.#kept.awake;
	}
	set awake(awake: boolean) {
		this.#keep({ ...this.#kept, awake });
	}

	get vibration(): boolean {
		return this.#kept.vibration;
	}
	set vibration(vibration: boolean) {
		this.#keep({ ...this.#kept, vibration });
	}

	/** A short buzz under the finger, where the device can and the person wants it. */
	buzz(): void {
		if (this.#kept.vibration && 'vibrate' in navigator) navigator.vibrate(12);
	}

	#keep(kept: Kept): void {
		this.#kept = kept;
		try {
			localStorage.setItem(KEY, JSON.stringify(kept));
		} catch {
			// Storage refused: the choice holds until the page is closed.
		}
	}
}

function read(): Kept {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		if (typeof kept !== 'object' || kept === null) return USUAL;
		const { theme, awake, vibration } = kept as Partial<Record<keyof Kept, unknown>>;
		return {
			theme: THEMES.find((known) => known === theme) ?? USUAL.theme,
			awake: typeof awake === 'boolean' ? awake : USUAL.awake,
			vibration: typeof vibration === 'boolean' ? vibration : USUAL.vibration
		};
	} catch {
		return USUAL;
	}
}

export const settings = new Settings();
