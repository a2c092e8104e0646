import type { Locale } from './locale';

/** The plural categories that each language has (CLDR); a missing one does not compile. */
interface Forms {
	en: Readonly<Record<'one' | 'other', string>>;
	hu: Readonly<Record<'one' | 'other', string>>;
	cs: Readonly<Record<'one' | 'few' | 'many' | 'other', string>>;
	sk: Readonly<Record<'one' | 'few' | 'many' | 'other', string>>;
}

/**
 * A language's way of counting: `plural('cs')(3, { one: 'karta', few: 'karty', many: 'karty', other: 'karet' })`
 * is "3 karty". The number is written as the language writes it (1,5 in Czech) and stands before the word.
 */
export function plural<L extends Locale>(locale: L): (count: number, forms: Forms[L]) => string {
	const rules = new Intl.PluralRules(locale);
	const digits = new Intl.NumberFormat(locale);
	return (count, forms) => {
		const form = (forms as Readonly<Record<string, string>>)[rules.select(count)];
		return `${digits.format(count)} ${form ?? forms.other}`;
	};
}
