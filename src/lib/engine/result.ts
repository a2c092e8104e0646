import type { Explanation } from './explanation';

/** The outcome of something that may be refused. A refusal is a value, never a throw. */
export type Result<T, E = Explanation> =
	{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <E>(refusal: E): Result<never, E> => ({ ok: false, refusal });

/** Closes a `switch` over a union: a forgotten member does not compile, a foreign one throws. */
export function unreachable(value: never): never {
	throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
