import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { kinds } from '$lib/engine/schemas/kinds';
import { count, level, location, points, round, type Seating } from './vocabulary';

const place = kinds('in', {
	hand: {},
	reserve: {},
	cell: { index: count },
	stack: { location, level }
});

const pileOf = ({ seat }: Seating) => v.union([seat, v.picklist(['draw', 'discard'])]);

/** What the table overrules: pieces move, so that none appears or vanishes; numbers and figures are set. */
export const correctionOf = (table: Seating) => {
	const { seat, holder } = table;
	const pile = pileOf(table);
	return kinds('what', {
		vp: { player: seat, to: points },
		/** Levels and the Cell's index count after the piece was taken up; level = stack height puts it on top. */
		token: { player: seat, from: place, to: place },
		cards: { from: pile, to: pile, count },
		assassin: { to: location },
		policeman: { to: holder },
		mayor: { to: holder },
		/** Which round it is; the phase, and who was jailed in this round, stay. */
		round: { to: round },
		start: { player: seat },
		turn: { player: seat },
		passed: { player: seat, to: v.boolean() },
		marker: { location, to: v.boolean() },
		/** The phase begins anew, with nobody passed and (for 'strategy') every location marked. */
		phase: { to: v.picklist(['action', 'locations', 'strategy']) }
	});
};

export type TokenPlace = Output<typeof place>;
/** A seat is the hand of its player. */
export type CardPile = Output<ReturnType<typeof pileOf>>;
export type Correction = Output<ReturnType<typeof correctionOf>>;
