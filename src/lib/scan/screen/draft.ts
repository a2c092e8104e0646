import type { ScannedCard, ScanVocabulary } from '$lib/contract/scan';
import type { FoundCard, Quad, Reading } from '../model';

/** One title of a card on its way to being confirmed. */
export interface Slot {
	/** What stands there; null where nobody has told and the reader isn't sure. */
	readonly id: string | null;
	/** A person has told it. */
	readonly told: boolean;
	/** What else it may be, best first, for one tap. */
	readonly candidates: readonly string[];
	/** Where it was read in the picture. */
	readonly at: Quad | null;
}

export interface DraftCard {
	/** Stays with the card while the row is turned and changed. */
	readonly key: number;
	readonly upper: Slot;
	/** Null where cards have one title. */
	readonly lower: Slot | null;
	/** Where the card lies in the picture; null for one entered by hand. */
	readonly at: Quad | null;
}

export type Half = 'upper' | 'lower';
export interface Place {
	readonly key: number;
	readonly half: Half;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

const EMPTY: Slot = { id: null, told: false, candidates: [], at: null };

/** A card that nobody has told anything of. */
export const blankCard = (key: number, { cards }: ScanVocabulary): DraftCard => ({
	key,
	upper: EMPTY,
	lower: cards === 'twoHalves' ? EMPTY : null,
	at: null
});

/** What was read, as a row to be confirmed: what isn't sure stays open. */
export const draftOf = (
	found: readonly FoundCard[],
	vocabulary: ScanVocabulary
): readonly DraftCard[] =>
	found.map(({ at, upper, lower }, key) => ({
		key,
		at,
		upper: slotOf(upper),
		lower: vocabulary.cards === 'twoHalves' ? slotOf(lower) : null
	}));

function slotOf(reading: Reading | null): Slot {
	if (reading === null) return EMPTY;
	const candidates = reading.candidates.map(({ id }) => id).slice(0, 3);
	return { id: reading.sure ? reading.id : null, told: false, candidates, at: reading.at };
}

/** The row as the person on the other side of the table reads it. `size` is the picture's. */
export const turned = (cards: readonly DraftCard[], size: Size | null): readonly DraftCard[] =>
	cards
		.map((card): DraftCard => {
			const { upper, lower, at } = card;
			if (lower === null)
				return { ...card, upper: turnedSlot(upper, size), at: turnedQuad(at, size) };
			return {
				...card,
				upper: turnedSlot(lower, size),
				lower: turnedSlot(upper, size),
				at: turnedQuad(at, size)
			};
		})
		.reverse();

const turnedSlot = (slot: Slot, size: Size | null): Slot => ({
	...slot,
	at: turnedQuad(slot.at, size)
});

function turnedQuad(quad: Quad | null, size: Size | null): Quad | null {
	if (quad === null || size === null) return null;
	const [a, b, c, d] = quad.map(({ x, y }) => ({ x: size.width - x, y: size.height - y }));
	return a && b && c && d ? [a, b, c, d] : null;
}

/** The row with a title told by a person. */
export const told = (
	cards: readonly DraftCard[],
	{ key, half }: Place,
	id: string
): readonly DraftCard[] =>
	cards.map((card) => {
		const slot = card[half];
		if (card.key !== key || slot === null) return card;
		return { ...card, [half]: { ...slot, id, told: true } };
	});

/** Every title that can be told, in reading order. */
const places = (cards: readonly DraftCard[]): readonly Place[] =>
	cards.flatMap(({ key, lower }): Place[] =>
		lower === null
			? [{ key, half: 'upper' }]
			: [
					{ key, half: 'upper' },
					{ key, half: 'lower' }
				]
	);

export const slotAt = (cards: readonly DraftCard[], { key, half }: Place): Slot | null =>
	cards.find((card) => card.key === key)?.[half] ?? null;

/** The titles still open, in reading order. */
export const openPlaces = (cards: readonly DraftCard[]): readonly Place[] =>
	places(cards).filter((place) => slotAt(cards, place)?.id === null);

/** What the game is told. */
export const scanned = (cards: readonly DraftCard[]): readonly ScannedCard[] =>
	cards.map(({ upper, lower }) => ({ upper: upper.id, lower: lower?.id ?? null }));
