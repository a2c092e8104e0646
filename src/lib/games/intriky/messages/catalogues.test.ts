import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '$lib/i18n/locale';
import { CHARACTERS, EFFECTS, LINES, SYMBOLS, TASKS, WORDS } from '../model';
import { rulebook } from '../rulebook';
import cs from './cs';
import en, { type Catalogue } from './en';
import hu from './hu';
import sk from './sk';

const catalogues: Readonly<Record<Locale, Catalogue>> = { en, cs, sk, hu };
const parts = ['terms', 'facts', 'log', 'rules'] as const;
const others = LOCALES.filter((locale) => locale !== 'en');

/* ---------- Sample values ---------- */

type Messages = Catalogue['facts'] & Catalogue['log'];
type ValuesOf<M> = M extends (values: infer P) => string ? P : never;
type Numbers<P> = P extends unknown
	? { [K in keyof P]: P[K] extends number ? K : never }[keyof P]
	: never;
/**
 * Every value that messages take as a number: all of them, or those with the keys given. A forgotten or
 * superfluous name does not compile.
 */
const NUMBERS: Readonly<
	Record<Numbers<ValuesOf<Messages[keyof Messages]>>, 'always' | readonly (keyof Messages)[]>
> = {
	cards: 'always',
	change: 'always',
	count: 'always',
	dollars: 'always',
	fee: 'always',
	first: 'always',
	from: ['correctedHired', 'correctedChange', 'correctedRound'],
	has: 'always',
	last: 'always',
	left: 'always',
	length: 'always',
	lost: 'always',
	missing: 'always',
	number: 'always',
	price: 'always',
	round: 'always',
	thenCount: 'always',
	to: ['correctedHired', 'correctedChange', 'correctedRound']
};

const isNumber = (key: string, name: string): boolean => {
	const where = new Map<string, 'always' | readonly string[]>(Object.entries(NUMBERS)).get(name);
	return where === 'always' || where?.includes(key.replace(/^\w+\./, '')) === true;
};

interface Spoken {
	readonly text: string;
	/** The values that the message asked for. */
	readonly asked: readonly string[];
	/** Those of them that are text, as they were given. */
	readonly inserted: readonly string[];
}

/** Says a message with «name» for each text and `number` for each number. */
function speak(key: string, message: unknown, number: number): Spoken {
	if (typeof message !== 'function') return { text: String(message), asked: [], inserted: [] };
	const asked = new Set<string>();
	const values = new Proxy(
		{},
		{
			get: (_, name) => {
				asked.add(String(name));
				return isNumber(key, String(name)) ? number : `«${String(name)}»`;
			}
		}
	);
	const text = (message as (values: object) => string)(values);
	const names = [...asked].sort();
	return {
		text,
		asked: names,
		inserted: names.filter((name) => !isNumber(key, name)).map((name) => `«${name}»`)
	};
}

/** Every message of a language by `part.key`. */
const messagesOf = (locale: Locale): readonly (readonly [string, unknown])[] =>
	parts.flatMap((part) =>
		Object.entries(catalogues[locale][part]).map(([key, message]): [string, unknown] => [
			`${part}.${key}`,
			message
		])
	);

const english = new Map(messagesOf('en'));

/** Every label of the game's screens by its path; a label that takes values gives how many it takes. */
function labelsOf(value: unknown, path = 'ui'): readonly (readonly [string, string | number])[] {
	if (typeof value === 'function') return [[path, value.length]];
	if (typeof value !== 'object' || value === null) return [[path, String(value)]];
	return Object.entries(value).flatMap(([key, inner]) => labelsOf(inner, `${path}.${key}`));
}

/* ---------- Tests ---------- */

describe.each(LOCALES)('the catalogue in %s', (locale) => {
	const messages = messagesOf(locale);

	it('has the keys of the English one, in the same order', () => {
		expect(messages.map(([key]) => key)).toEqual([...english.keys()]);
	});

	it('labels the screens as the English one does', () => {
		const labels = labelsOf(catalogues[locale].ui);
		const shape = labels.map(([path, label]) => [path, typeof label]);
		expect(shape).toEqual(labelsOf(en.ui).map(([path, label]) => [path, typeof label]));
		for (const [path, label] of labels) expect(label, path).not.toBe('');
	});

	it('tells every rule of the rulebook, in its order', () => {
		expect(Object.keys(catalogues[locale].rules)).toEqual(rulebook);
	});

	it('tells facts and log lines by keys of their own, as both are looked up together', () => {
		const { facts, log } = catalogues[locale];
		expect(Object.keys(facts).filter((key) => Object.hasOwn(log, key))).toEqual([]);
	});

	it('says something for every key, with every value in it', () => {
		for (const [key, message] of messages) {
			for (const number of [0, 1, 2, 5]) {
				const spoken = speak(key, message, number);
				expect(spoken.text.trim(), key).toBe(spoken.text);
				expect(spoken.text, key).not.toBe('');
				expect(spoken.text, key).not.toMatch(/undefined|NaN|\[object|\s{2}/);
				for (const value of spoken.inserted) expect(spoken.text, key).toContain(value);
			}
		}
	});

	it('uses the values that the English message uses', () => {
		for (const [key, message] of messages) {
			expect(speak(key, message, 2).asked, key).toEqual(speak(key, english.get(key), 2).asked);
		}
	});

	it('puts no ending behind what is inserted', () => {
		for (const [key, message] of messages) {
			const glued = locale === 'en' ? /»(?!’s\b)[’\p{L}-]/u : /»[’\p{L}-]/u;
			expect(speak(key, message, 2).text, key).not.toMatch(glued);
		}
	});

	it('quotes the printed words in the rules, and the same sentences in the examples', () => {
		const { rules } = catalogues[locale];
		const printed = WORDS.map((word) => en.terms[`word.${word}`]);
		for (const word of printed) expect(rules['IN-4.4']).toContain(word);
		const word = `(?:${printed.join('|')})`;
		const sentences = (text: string) => text.match(new RegExp(`${word}(?: · ${word})+`, 'g'));
		for (const example of ['IN-9.1', 'IN-9.2', 'IN-9.3'] as const) {
			expect(sentences(rules[example]), example).not.toBeNull();
			expect(sentences(rules[example]), example).toEqual(sentences(en.rules[example]));
		}
	});

	it('names the same sums in each rule', () => {
		const sums = (text: string) => text.match(/\d+\$/g);
		for (const rule of rulebook) {
			const key = rule as keyof Catalogue['rules'];
			expect(sums(catalogues[locale].rules[key]), rule).toEqual(sums(en.rules[key]));
		}
	});
});

/** Names that are the same in English. */
const SAME = new Set(['terms.character.pilot', 'terms.place.bank']);
const isSame = (key: string, text: string): boolean =>
	SAME.has(key) ||
	/^terms\.(?:word|characterPrinted)\./.test(key) ||
	!/\p{L}/u.test(text.replaceAll(/«\w+»/g, ''));

/** Words that none of the other languages has. */
const ENGLISH =
	/\b(?:the|and|of|with|nobody|card|cards|hand|pile|row|turn|line|initiator|character|reserve|service)\b/i;

describe.each(others)('the words in %s', (locale) => {
	it('are no leftover English on the screens', () => {
		const english = new Map(labelsOf(en.ui));
		for (const [path, label] of labelsOf(catalogues[locale].ui)) {
			if (typeof label === 'string') expect(label, path).not.toBe(english.get(path));
		}
	});

	it('are no leftover English', () => {
		for (const [key, message] of messagesOf(locale)) {
			const { text } = speak(key, message, 2);
			if (!isSame(key, text)) expect(text, key).not.toBe(speak(key, english.get(key), 2).text);
			expect(text.replaceAll(/«\w+»/g, ''), key).not.toMatch(ENGLISH);
		}
	});
});

describe.each(['cs', 'sk'] as const)('the grammar of %s', (locale) => {
	it('declines what is counted: 1, 2 and 5', () => {
		for (const [key, message] of messagesOf(locale)) {
			const counts = (text: string) => text.replaceAll(/\d+/g, '#');
			const [one, two, five] = [1, 2, 5].map((n) => counts(speak(key, message, n).text));
			const source = english.get(key);
			if (counts(speak(key, source, 1).text) === counts(speak(key, source, 2).text)) continue;
			expect(new Set([one, two, five]).size, key).toBe(3);
		}
	});

	it('puts no preposition before what stays in the nominative', () => {
		const preposition =
			/(?<!\p{L})(?:na|do|z|ze|zo|v|ve|vo|k|ke|ku|s|se|so|od|pro|pre|u|o|po|při|pri|před|pred|nad|pod|za|proti|mezi|medzi) «/iu;
		for (const [key, message] of messagesOf(locale))
			expect(speak(key, message, 2).text, key).not.toMatch(preposition);
	});
});

describe('the grammar of hu', () => {
	it('puts no article before, and no ending behind, what is inserted', () => {
		for (const [key, message] of messagesOf('hu')) {
			const { text } = speak(key, message, 4242);
			expect(text, key).not.toMatch(/(?<!\p{L})az? (?:«|4\s?242)/iu);
			expect(text, key).not.toMatch(/4\s?242\$?-/u);
		}
	});
});

describe('the terms', () => {
	it('name every word, symbol, effect, line, duty and character', () => {
		const named = [
			...[...WORDS, 'unknown'].flatMap((word) => [`word.${word}`, `wordMeaning.${word}`]),
			...SYMBOLS.map((symbol) => `symbol.${symbol}`),
			...EFFECTS.map((effect) => `effect.${effect}`),
			...LINES.map((line) => `line.${line}`),
			...['read', ...TASKS].map((duty) => `duty.${duty}`),
			...CHARACTERS.flatMap((who) => [`character.${who}`, `characterPrinted.${who}`])
		];
		for (const key of named) expect(en.terms, key).toHaveProperty([key]);
	});

	it('print the cards in Czech in every language, and say there what they mean', () => {
		for (const word of WORDS) {
			const printed = cs.terms[`word.${word}`];
			expect(cs.terms[`wordMeaning.${word}`]).toBe(printed);
			for (const { terms } of [en, sk, hu]) expect(terms[`word.${word}`]).toBe(printed);
		}
		for (const who of CHARACTERS) {
			const printed = cs.terms[`character.${who}`];
			for (const { terms } of Object.values(catalogues))
				expect(terms[`characterPrinted.${who}`]).toBe(printed);
		}
	});

	it('call every place of the table something else', () => {
		for (const { terms } of Object.values(catalogues)) {
			const places = Object.entries(terms).filter(([key]) => key.startsWith('place.'));
			expect(new Set(places.map(([, name]) => name)).size).toBe(places.length);
		}
	});
});
