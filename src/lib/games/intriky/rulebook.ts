import type { RuleId } from '$lib/engine/explanation';

/** Every rule of the digest, in its order; the rules screen lists them so. */
export const rulebook: readonly RuleId[] = [
	'IN-1.1',
	'IN-1.2',
	'IN-1.3',
	'IN-1.4',
	'IN-1.5',
	'IN-2',
	'IN-2.1',
	'IN-2.2',
	'IN-2.3',
	'IN-3.1',
	'IN-3.2',
	'IN-3.3',
	'IN-3.4',
	'IN-4.1',
	'IN-4.2',
	'IN-4.3',
	'IN-4.4',
	'IN-4.5',
	'IN-4.6',
	'IN-4.7',
	'IN-5',
	'IN-6',
	'IN-7.1',
	'IN-7.2',
	'IN-7.3',
	'IN-7.4',
	'IN-8',
	'IN-9.1',
	'IN-9.2',
	'IN-9.3',
	'IN-9.4'
];

/**
 * Rules that the app can't decide and leaves to the players' own honesty, with the reason; for the conformance
 * report. What of a rule can be decided is tested all the same.
 */
export const honour: Readonly<Partial<Record<RuleId, string>>> = {
	'IN-1.3': 'Who is the most experienced is agreed at the table; the app takes the start player',
	'IN-7.3': 'Hands are counts: what is taken from the discard pile has no face that the app knows'
};
