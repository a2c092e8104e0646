/** A card as a person has confirmed it: what each title is to the game, null where nobody could tell. */
export interface ReadCard {
	readonly upper: string | null;
	/** The title printed upside down. */
	readonly lower: string | null;
}

interface Asked {
	readonly game: string;
	/** Which kind of the game's cards. */
	readonly kind: string;
	readonly answer: (cards: readonly ReadCard[] | null) => void;
}

/** Cards read by camera in the middle of something else. The root layout shows the scan screen; anyone may ask. */
class CardReader {
	#asked = $state.raw<Asked | null>(null);

	get asked(): Asked | null {
		return this.#asked;
	}

	/** Opens the scan screen over all else. Gives what the person has confirmed, or null if it is closed. */
	ask(game: string, kind: string): Promise<readonly ReadCard[] | null> {
		this.answer(null);
		return new Promise((answer) => {
			this.#asked = { game, kind, answer };
		});
	}

	answer(cards: readonly ReadCard[] | null): void {
		const asked = this.#asked;
		this.#asked = null;
		asked?.answer(cards);
	}
}

export const cardReader = new CardReader();
