import { chooseLocale, isLocale, type Locale } from './locale';
import type { ShellCatalogue } from './messages/en';
import { typeset } from './typeset';

const KEY = 'consigliere.locale';

const loaders: Readonly<Record<Locale, () => Promise<{ default: ShellCatalogue }>>> = {
	en: () => import('./messages/en'),
	cs: () => import('./messages/cs'),
	sk: () => import('./messages/sk'),
	hu: () => import('./messages/hu')
};

/** The language of the product and the shell's own messages in it. One for the whole app. */
class Language {
	#locale = $state<Locale>('en');
	#catalogue = $state.raw<ShellCatalogue | null>(null);

	/** The language shown. */
	get locale(): Locale {
		return this.#locale;
	}

	/** The shell's messages. Read only after `start` (the root layout waits for it). */
	get m(): ShellCatalogue {
		if (this.#catalogue === null) throw new Error('language.start() has not finished');
		return this.#catalogue;
	}

	/** Chooses by what was chosen before, else by the device, and loads the messages. */
	async start(): Promise<void> {
		const kept = read();
		await this.#load(kept ?? chooseLocale(navigator.languages));
	}

	/** Switches at any time and remembers. */
	async choose(locale: Locale): Promise<void> {
		await this.#load(locale);
		try {
			localStorage.setItem(KEY, locale);
		} catch {
			// Storage refused: the choice holds until the page is closed.
		}
	}

	async #load(locale: Locale): Promise<void> {
		const { default: catalogue } = await loaders[locale]();
		this.#catalogue = typeset(catalogue, locale);
		this.#locale = locale;
		document.documentElement.lang = locale;
	}
}

function read(): Locale | null {
	try {
		const kept = localStorage.getItem(KEY);
		return isLocale(kept) ? kept : null;
	} catch {
		return null;
	}
}

export const language = new Language();
