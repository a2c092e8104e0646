import type { Locale } from '$lib/i18n/locale';

/** A size as the language writes it: 3.5 or 3,5. */
export const megabytes = (bytes: number, locale: Locale): string =>
	new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1e6);
