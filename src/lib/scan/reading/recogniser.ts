import type { Grey } from '../picture/grey';

/** A word of a crop, its box in pixels of the crop. */
export interface Word {
	readonly text: string;
	/** 0 … 100, as the reader itself believes. */
	readonly confidence: number;
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

export interface Recognised {
	readonly text: string;
	/** 0 … 100, as the reader itself believes. */
	readonly confidence: number;
	readonly words: readonly Word[];
}

/** Reads black letters on white. It knows no vocabulary; what it says is only evidence. */
export interface Recogniser {
	/** How many crops are read at the same time. */
	readonly lanes: number;
	line(image: Grey): Promise<Recognised>;
	/** One glyph that may only be one of these digits. */
	digit(image: Grey, digits: string): Promise<Recognised>;
}
