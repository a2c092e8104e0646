/**
 * What the engine says to people: never a finished sentence, always a key with typed values and the
 * rules it rests on, so that the same object feeds the screen (in any language), the log and the tests.
 */

/** A numbered rule: the game's prefix and its number, e.g. `MC-2.2.2`. */
export type RuleId = `${string}-${number}` | `${string}-${number}.${string}`;

/** A player by seat: 0 is the first seat entered, the others follow clockwise. */
export type Seat = number;

/** A value that is put into words only when it is shown. */
export type Ref =
	| { readonly player: Seat }
	/** A key of the game's own `terms`, e.g. `location.harbour`. */
	| { readonly term: string }
	| { readonly list: readonly Ref[] };

export type Value = number | Ref;

/** A message that is not yet in any language: a key of the game's catalogue and its values. */
export interface Told<Key extends string = string> {
	readonly key: Key;
	readonly params: Readonly<Record<string, Value>>;
}

/** A told fact or refusal with the rules it rests on (most specific first) and the facts that led there. */
export interface Explanation<Key extends string = string> extends Told<Key> {
	readonly rules: readonly [RuleId, ...RuleId[]];
	readonly because?: readonly Explanation[];
}

/** One message of a catalogue: fixed words, or a function from rendered values to words. */
export type Message = string | ((values: never) => string);

/** The values that a message takes, before they are put into words. */
export type ValuesOf<M> = M extends (values: infer P) => string
	? { readonly [K in keyof P]: P[K] extends number ? number : Ref }
	: Readonly<Record<string, never>>;

/**
 * Makes the one function with which a game builds its explanations, typed by its English messages:
 * a key that does not exist, or a value that is missing, does not compile.
 */
export function explainer<Messages extends Readonly<Record<string, Message>>>() {
	return <K extends keyof Messages & string>(
		key: K,
		params: ValuesOf<Messages[K]>,
		rules: readonly [RuleId, ...RuleId[]],
		because?: readonly Explanation[]
	): Explanation<K> =>
		because === undefined ? { key, params, rules } : { key, params, rules, because };
}

/** The same for a log line, which needs no rule. */
export function teller<Messages extends Readonly<Record<string, Message>>>() {
	return <K extends keyof Messages & string>(key: K, params: ValuesOf<Messages[K]>): Told<K> => ({
		key,
		params
	});
}

/** A player as a value of a message. */
export const player = (seat: Seat): Ref => ({ player: seat });
/** A term of the game as a value of a message. */
export const term = (key: string): Ref => ({ term: key });
/** Several players as one value, listed as the language lists them. */
export const players = (seats: readonly Seat[]): Ref => ({ list: seats.map(player) });
