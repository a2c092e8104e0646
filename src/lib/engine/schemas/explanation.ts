import * as v from 'valibot';
import type { Explanation, Ref, RuleId, Seat, Value } from '../explanation';

/** How deep facts may rest on facts; a stored chain is never deeper, a forged one is refused. */
const DEEPEST = 4;
const MOST_FACTS = 60;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const rule = v.custom<RuleId>(
	(input) => typeof input === 'string' && /^[A-Z]{1,4}-\d+(\.\d+)*$/.test(input)
);

/**
 * A fact with its chain, as the end of a game keeps it. Refused: a chain deeper or longer than any that
 * the rules build, rules that are no numbers, values that are neither numbers nor references.
 * @param seat the seats that the game has.
 */
export function explanationBy(
	seat: v.GenericSchema<unknown, Seat>
): v.GenericSchema<unknown, Explanation> {
	const piece = v.union([v.strictObject({ player: seat }), v.strictObject({ term: name })]);
	const reference: v.GenericSchema<unknown, Ref> = v.union([
		piece,
		v.strictObject({ list: v.pipe(v.array(piece), v.maxLength(MOST_FACTS)) })
	]);
	const value: v.GenericSchema<unknown, Value> = v.union([
		v.pipe(v.number(), v.finite()),
		reference
	]);
	const told = {
		key: name,
		params: v.record(name, value),
		rules: v.tupleWithRest([rule], rule)
	};
	const restingOn = (depth: number): v.GenericSchema<unknown, Explanation> =>
		depth === 0
			? v.strictObject(told)
			: v.strictObject({
					...told,
					because: v.exactOptional(v.pipe(v.array(restingOn(depth - 1)), v.maxLength(MOST_FACTS)))
				});
	return restingOn(DEEPEST);
}
