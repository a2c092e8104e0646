import type { LightState } from '../model';

/** A light state in one phase; each has its own fields. */
export type In<Phase extends LightState['phase']> = Extract<LightState, { readonly phase: Phase }>;

/** No game can come to more: the last round begins below 15 and gives 8 at the most (MC-1.5, MC-2.2). */
export const MOST_VP = 30;
