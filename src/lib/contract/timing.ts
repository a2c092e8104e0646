/**
 * Something that a person waits for and `npm run bench` measures. A game's own are the default export of its
 * `bench.ts`, if it has one; no part of the product.
 */
export interface Timing {
	/** What the figure is called. */
	readonly what: string;
	/** What is measured, once. */
	readonly run: () => unknown;
	/** The goal in milliseconds. */
	readonly most: number;
}
