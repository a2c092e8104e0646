import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { kinds } from '$lib/engine/schemas/kinds';
import { VETOES } from '../model';
import { location, tokenAt, twoLocations, type Seating } from './vocabulary';

/** A card or symbol played, with its targets (MC-5). */
export const playOf = ({ seat }: Seating) =>
	kinds('as', {
		informer: { target: tokenAt },
		thief: { from: seat },
		policeRaid: { location },
		levers: { locations: twoLocations },
		bigPlan: { from: tokenAt, to: location },
		deals: {},
		/** One Hat: an own mafioso back to hand. */
		hat: { from: tokenAt },
		/** Two Hats: an own mafioso from reserve onto a stack. */
		twoHats: { to: location },
		bullet: {},
		complicity: { target: tokenAt },
		hiredAssassin: { target: tokenAt },
		secretDeal: {},
		/** The +1 symbol at the Private Club. */
		plusOne: {}
	});

/** The effects of locations that a card can cancel. */
export const effect = kinds('as', {
	prisonEffect: { target: tokenAt },
	harbourEffect: { to: location }
});

export const veto = v.picklist(VETOES);

/** What a card or symbol was played for, with its targets. */
export type Play = Output<ReturnType<typeof playOf>>;
export type LocationEffect = Output<typeof effect>;
export type Veto = Output<typeof veto>;
