/** A card of the table's own deck, entered once because no rulebook prints it. */
export interface LibraryCard {
	/** What kind of card, in the game's own words. */
	readonly kind: string;
	/** Read by the game's schema only. */
	readonly value: unknown;
}

/** The same as it is kept. */
export interface KeptCard extends LibraryCard {
	readonly id: string;
}
