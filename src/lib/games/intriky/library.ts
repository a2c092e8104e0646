import type { LibraryCard } from '$lib/contract/library';
import type { Word } from './model';
import type { Character, Intrigue, OwnCard } from './schema';
import { turned } from './rules/deck';

/** A character of the table's own deck, with what its skill does as the card says it. */
export type OwnCharacter = Extract<OwnCard, { kind: 'character' }>['value'];
export type OwnKind = OwnCard['kind'];

/** The one place where kept cards become this game's own: they were read by its schema. */
export const ownCards = <C extends LibraryCard>(cards: readonly C[]): readonly (C & OwnCard)[] =>
	cards as readonly (C & OwnCard)[];

/** The numbers of the initiators in the deck, each once. */
export const initiatorsIn = (cards: readonly OwnCard[]): readonly number[] => {
	const numbers = cards.flatMap((card) => (card.kind === 'initiator' ? [card.value.number] : []));
	return [...new Set(numbers)].toSorted((a, b) => a - b);
};

/**
 * Intrigues of the deck with this word above, each face once; without a word all of them. A card may be laid
 * either way up, so those that have the word below are in it too, turned round.
 */
export function fitting(cards: readonly OwnCard[], upper: Word | null): readonly Intrigue[] {
	const own = cards.flatMap((card) => (card.kind === 'intrigue' ? [card.value] : []));
	const faces =
		upper === null ? own : [...own, ...own.map(turned)].filter((card) => card.upper.word === upper);
	return [...new Map(faces.map((card) => [JSON.stringify(card), card])).values()];
}

/** What the skill of a character does, if the table's own deck tells. */
export function skillOf(cards: readonly OwnCard[], { who }: Character): string | null {
	const same = JSON.stringify(who);
	const found = cards.find(
		(card) => card.kind === 'character' && JSON.stringify(card.value.who) === same
	);
	return found?.kind === 'character' && found.value.skill !== '' ? found.value.skill : null;
}
