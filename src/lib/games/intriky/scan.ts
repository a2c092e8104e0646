import type { LibraryCard } from '$lib/contract/library';
import type { GameScan, ScanEntry, ScannedCard } from '$lib/contract/scan';
import { ownCards, type OwnCharacter } from './library';
import { CHARACTERS, WORDS, type NamedCharacter, type Word } from './model';
import type { Half, Intrigue } from './schema';
import { EMPTY_CHECK, MOST, writeChecker } from './screens/tools/link';

/** The words as the cards print them; the box prints Czech only. */
const PRINTED: Readonly<Record<Word, readonly string[]>> = {
	take: ['Vezmi si'],
	discard: ['Zahoď'],
	lay: ['Vylož'],
	move: ['Přesuň'],
	cancel: ['Zruš'],
	one: ['1 kartu'],
	two: ['2 karty'],
	three: ['3 karty']
};

/** The characters that the rulebook names (IN-8). */
const CHARACTER: Readonly<Record<NamedCharacter, string>> = {
	taxiDriver: 'Taxikář',
	pilot: 'Pilot',
	mechanic: 'Opravář',
	policeman: 'Policista',
	killer: 'Vrah',
	banker: 'Bankéř',
	thief: 'Zloděj',
	mayor: 'Starosta'
};

/** A row of intrigues on the table opens in the checker, both lines of it (IN-4.2). */
const intrigues: GameScan = {
	id: 'intrigue',
	vocabulary: () => ({
		cards: 'twoHalves',
		entries: WORDS.map((id) => ({ id, printed: PRINTED[id] }))
	}),
	term: (id) => `word.${id}`,
	open: (cards) => {
		if (cards.length === 0 || cards.length > MOST.row) return null;
		const question = { ...EMPTY_CHECK, view: 'cards' as const, row: cards.map(intrigueOf) };
		return { to: 'tool', tool: 'checker', input: writeChecker(question) };
	}
};

/** A character opens what the rules know of characters (IN-8); the table's own deck adds its names. */
const characters: GameScan = {
	id: 'character',
	vocabulary: (library) => ({
		cards: 'oneTitle',
		entries: [...CHARACTERS.map((id) => ({ id, printed: [CHARACTER[id]] })), ...namesOf(library)]
	}),
	term: (id) => `character.${id}`,
	open: ([card]) => (card?.upper == null ? null : { to: 'rule', rule: 'IN-8' })
};

export const scan: readonly GameScan[] = [intrigues, characters];

/** Sets a name of the table's own deck apart from what the rulebook names. */
const OWN = 'own:';

function namesOf(library: readonly LibraryCard[]): ScanEntry[] {
	const names = ownCards(library).flatMap((card) =>
		card.kind === 'character' && typeof card.value.who !== 'string' ? [card.value.who.name] : []
	);
	return [...new Set(names)].map((name) => ({ id: OWN + name, printed: [name], name }));
}

/** Symbols, effects and money bags can't be read surely: they are told by tap. */
export const intrigueOf = ({ upper, lower }: ScannedCard): Intrigue => ({
	upper: halfOf(upper),
	lower: halfOf(lower),
	dollars: 'unknown'
});

const halfOf = (id: string | null): Half => ({
	word: WORDS.find((word) => word === id) ?? 'unknown',
	symbol: 'unknown',
	effect: 'unknown'
});

/** Who stands on a character that was read; null where nobody could tell. */
export function characterOf({ upper }: ScannedCard): OwnCharacter['who'] | null {
	if (upper?.startsWith(OWN)) return { name: upper.slice(OWN.length) };
	return CHARACTERS.find((known) => known === upper) ?? null;
}
