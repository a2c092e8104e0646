import type { GameCatalogue } from '$lib/engine/catalogue';

type Messages<C extends GameCatalogue> = C['facts'] & C['log'];
type Given<M> = M extends (values: infer Values) => string ? Values : never;
type Numbers<Values> = Values extends unknown
	? { [Name in keyof Values]: Values[Name] extends number ? Name : never }[keyof Values]
	: never;

/**
 * What a game gives to the tests that hold for the catalogues of all games. The default export of a
 * game's `wording.ts`; no part of the product.
 */
export interface Wording<C extends GameCatalogue = GameCatalogue> {
	/**
	 * Every value that messages take as a number: all of them, or those with the keys given. A forgotten or
	 * superfluous name does not compile.
	 */
	readonly numbers: Readonly<
		Record<
			Numbers<Given<Messages<C>[keyof Messages<C>]>> & string,
			'always' | readonly (keyof Messages<C> & string)[]
		>
	>;
	/** By `part.key`: words that are the same in English, such as names on the cards. */
	readonly same: RegExp;
	/** English words that none of the other languages has. */
	readonly english: readonly string[];
}
