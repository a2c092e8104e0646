/** The languages of the product, each complete. */
export const LOCALES = ['en', 'cs', 'sk', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

/** What each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
	en: 'English',
	cs: 'Čeština',
	sk: 'Slovenčina',
	hu: 'Magyar'
};

export const isLocale = (value: unknown): value is Locale =>
	LOCALES.some((locale) => locale === value);

/** The first of the wished languages (BCP 47 tags, most wanted first) that we speak, else English. */
export function chooseLocale(wished: readonly string[]): Locale {
	for (const tag of wished) {
		const language = tag.toLowerCase().split('-')[0];
		if (isLocale(language)) return language;
	}
	return 'en';
}
