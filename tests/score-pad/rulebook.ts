import type { RuleId } from '$lib/engine/explanation';

/** Every rule, in the order in which the rules screen lists them. */
export const rulebook: readonly RuleId[] = ['SP-1', 'SP-2', 'SP-3'];

/** Rules left to the players' own honesty, each with the reason: here none. */
export const honour: Readonly<Partial<Record<RuleId, string>>> = {};
