import type { GameCatalogue } from '$lib/engine/catalogue';
import type { Wording } from '$lib/contract/wording';
import { LOCALES, type Locale } from '$lib/i18n/locale';
import { cases } from './games';

const PARTS = ['terms', 'facts', 'log', 'rules'] as const;

const wordings = import.meta.glob<{ default: Wording }>([
	'../../src/lib/games/*/tests/wording.ts',
	'../score-pad/tests/wording.ts'
]);

/** A game's words in every language. */
export interface Spoken {
	readonly name: string;
	readonly rulebook: readonly string[];
	readonly catalogues: Readonly<Record<Locale, GameCatalogue>>;
	readonly wording: Wording;
}

/** Every game of the contract tests with its words; a game that does not say how they are tested fails here. */
export async function spoken(): Promise<readonly Spoken[]> {
	const games = await cases();
	return Promise.all(
		games.map(async ({ folder, name, game }) => {
			const own = wordings[`${folder}/tests/wording.ts`];
			if (own === undefined) throw new Error(`${name} has no tests/wording.ts`);
			const load = async (locale: Locale) => (await game.catalogues[locale]()).default;
			const [en, cs, sk, hu] = await Promise.all([load('en'), load('cs'), load('sk'), load('hu')]);
			const { default: wording } = await own();
			return { name, rulebook: game.rulebook, catalogues: { en, cs, sk, hu }, wording };
		})
	);
}

/** Every message by `part.key`. */
export const messagesOf = (catalogue: GameCatalogue): readonly (readonly [string, unknown])[] =>
	PARTS.flatMap((part) =>
		Object.entries(catalogue[part]).map(([key, message]): [string, unknown] => [
			`${part}.${key}`,
			message
		])
	);

/** Every label of the game's screens by its path; a label that takes values gives how many it takes. */
export function labelsOf(
	value: unknown,
	path = 'ui'
): readonly (readonly [string, string | number])[] {
	if (typeof value === 'function') return [[path, value.length]];
	if (typeof value !== 'object' || value === null) return [[path, String(value)]];
	return Object.entries(value).flatMap(([key, inner]) => labelsOf(inner, `${path}.${key}`));
}

/** What a message says, and with which values. */
export interface Said {
	readonly text: string;
	/** The values that the message asked for. */
	readonly asked: readonly string[];
	/** Those of them that are text, as they were given. */
	readonly inserted: readonly string[];
}

/** Says a message with «name» for each text and `number` for each number. */
export function say(wording: Wording, key: string, message: unknown, number: number): Said {
	if (typeof message !== 'function') return { text: String(message), asked: [], inserted: [] };
	const asked = new Set<string>();
	const values = new Proxy(
		{},
		{
			get: (_, name) => {
				asked.add(String(name));
				return isNumber(wording, key, String(name)) ? number : `«${String(name)}»`;
			}
		}
	);
	const text = (message as (values: object) => string)(values);
	const names = [...asked].sort();
	const texts = names.filter((name) => !isNumber(wording, key, name));
	return { text, asked: names, inserted: texts.map((name) => `«${name}»`) };
}

function isNumber({ numbers }: Wording, key: string, name: string): boolean {
	const where = new Map<string, 'always' | readonly string[]>(Object.entries(numbers)).get(name);
	return where === 'always' || where?.includes(key.replace(/^\w+\./, '')) === true;
}

/** Languages whose words are checked against the English ones. */
export const OTHERS = LOCALES.filter((locale) => locale !== 'en');
