import { explainer } from '$lib/engine/explanation';
import type { Catalogue } from '../messages/en';

/** Builds this game's refusals and rulings; a key or value that the catalogue lacks does not compile. */
export const fact = explainer<Catalogue['facts']>();
