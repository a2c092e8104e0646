import type { LibraryCard } from '$lib/engine/game';
import type { Character, Intrigue } from './model';

/** A character of the table's own deck, with what its skill does as the card says it. */
export interface OwnCharacter extends Character {
	readonly skill: string;
}

/** A card of the table's own deck (IN-8: what the rulebook doesn't print stands on the cards). */
export type OwnCard =
	| { readonly kind: 'character'; readonly value: OwnCharacter }
	| { readonly kind: 'initiator'; readonly value: { readonly number: number } }
	| { readonly kind: 'intrigue'; readonly value: Intrigue };

export type OwnKind = OwnCard['kind'];

/** The one place where kept cards become this game's own: they were read by its schema. */
export const ownCards = <C extends LibraryCard>(cards: readonly C[]): readonly (C & OwnCard)[] =>
	cards as readonly (C & OwnCard)[];

const sameHalf = (a: Intrigue['upper'], b: Intrigue['upper']): boolean =>
	a.word === 'unknown' || a.word === b.word;

/** Intrigues of the deck that fit what has been entered so far, each face once. */
export function fitting(cards: readonly OwnCard[], entered: Intrigue): readonly Intrigue[] {
	const faces = new Map<string, Intrigue>();
	for (const card of cards) {
		if (card.kind !== 'intrigue') continue;
		const { upper, lower, dollars } = card.value;
		const fits =
			sameHalf(entered.upper, upper) &&
			sameHalf(entered.lower, lower) &&
			(entered.dollars === 'unknown' || entered.dollars === dollars);
		if (fits) faces.set(JSON.stringify(card.value), card.value);
	}
	return [...faces.values()];
}

/** What the skill of a character does, if the table's own deck tells. */
export function skillOf(cards: readonly OwnCard[], { who }: Character): string | null {
	const same = JSON.stringify(who);
	const found = cards.find(
		(card) => card.kind === 'character' && JSON.stringify(card.value.who) === same
	);
	return found?.kind === 'character' && found.value.skill !== '' ? found.value.skill : null;
}
