import { describe, expect, it } from 'vitest';
import { LOCALES } from '$lib/i18n/locale';
import { labelsOf, messagesOf, OTHERS, say, spoken } from './catalogues';

const all = await spoken();

it('are known for every game', () => {
	expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe.each(all)('the words of $name', ({ rulebook, catalogues, wording }) => {
	const english = new Map(messagesOf(catalogues.en));
	const speak = (key: string, message: unknown, number: number) =>
		say(wording, key, message, number);

	describe.each(LOCALES)('in %s', (locale) => {
		const catalogue = catalogues[locale];
		const messages = messagesOf(catalogue);

		it('have the keys of the English ones, in the same order', () => {
			expect(messages.map(([key]) => key)).toEqual([...english.keys()]);
		});

		it('label the screens as the English ones do', () => {
			const labels = labelsOf(catalogue.ui);
			const shape = labels.map(([path, label]) => [path, typeof label]);
			expect(shape).toEqual(
				labelsOf(catalogues.en.ui).map(([path, label]) => [path, typeof label])
			);
			for (const [path, label] of labels) expect(label, path).not.toBe('');
		});

		it('tell every rule of the rulebook, in its order', () => {
			expect(Object.keys(catalogue.rules)).toEqual(rulebook);
		});

		it('name the same numbers in each rule', () => {
			const numbers = (text = '') => new Set(text.match(/−?\d+/g));
			for (const rule of rulebook) {
				expect(numbers(catalogue.rules[rule]), rule).toEqual(numbers(catalogues.en.rules[rule]));
			}
		});

		it('tell facts and log lines by keys of their own, as both are looked up together', () => {
			const { facts, log } = catalogue;
			expect(Object.keys(facts).filter((key) => Object.hasOwn(log, key))).toEqual([]);
		});

		it('say something for every key, with every value in it', () => {
			for (const [key, message] of messages) {
				for (const number of [-2, 0, 1, 2, 5]) {
					const said = speak(key, message, number);
					expect(said.text.trim(), key).toBe(said.text);
					expect(said.text, key).not.toBe('');
					expect(said.text, key).not.toMatch(/undefined|NaN|\[object|\s{2}/);
					for (const value of said.inserted) expect(said.text, key).toContain(value);
				}
			}
		});

		it('use the values that the English message uses', () => {
			for (const [key, message] of messages) {
				expect(speak(key, message, 2).asked, key).toEqual(speak(key, english.get(key), 2).asked);
			}
		});

		it('put no ending behind what is inserted', () => {
			const glued = locale === 'en' ? /»(?!’s\b)[’\p{L}-]/u : /»[’\p{L}-]/u;
			for (const [key, message] of messages) {
				expect(speak(key, message, 2).text, key).not.toMatch(glued);
			}
		});
	});

	describe.each(OTHERS)('in %s', (locale) => {
		const words = ['the', 'and', 'of', 'with', 'nobody', ...wording.english];
		const leftover = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
		const isSame = (key: string, text: string): boolean =>
			wording.same.test(key) || !/\p{L}/u.test(text.replaceAll(/«\w+»|M\$/g, ''));

		it('are no leftover English on the screens', () => {
			const labels = new Map(labelsOf(catalogues.en.ui));
			for (const [path, label] of labelsOf(catalogues[locale].ui)) {
				if (typeof label === 'string') expect(label, path).not.toBe(labels.get(path));
			}
		});

		it('are no leftover English', () => {
			for (const [key, message] of messagesOf(catalogues[locale])) {
				const { text } = speak(key, message, 2);
				if (!isSame(key, text)) expect(text, key).not.toBe(speak(key, english.get(key), 2).text);
				expect(text.replaceAll(/«\w+»/g, ''), key).not.toMatch(leftover);
			}
		});
	});

	describe.each(['cs', 'sk'] as const)('the grammar of %s', (locale) => {
		const messages = messagesOf(catalogues[locale]);

		it('declines what is counted: 1, 2 and 5', () => {
			for (const [key, message] of messages) {
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
			for (const [key, message] of messages)
				expect(speak(key, message, 2).text, key).not.toMatch(preposition);
		});
	});

	it('in hu have no article before, and no ending behind, what is inserted', () => {
		for (const [key, message] of messagesOf(catalogues.hu)) {
			const { text } = speak(key, message, 4242);
			expect(text, key).not.toMatch(/(?<!\p{L})az? (?:«|4\s?242)/iu);
			expect(text, key).not.toMatch(/4\s?242\$?-/u);
		}
	});
});
