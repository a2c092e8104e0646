import type { LightState } from '../model';

/** A light state in one phase; each has its own fields. */
export type In<Phase extends LightState['phase']> = Extract<LightState, { readonly phase: Phase }>;
