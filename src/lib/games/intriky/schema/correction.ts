import * as v from 'valibot';
import { kinds } from '$lib/engine/schemas/kinds';
import type { Output } from '$lib/engine/schemas/output';
import { face, money, round, type Seating } from './vocabulary';

/** A correction moves cards, so that none appears or vanishes; the faces of open cards and counts are set. */
export const correctionOf = ({ seat, place, part }: Seating) =>
	kinds('what', {
		/** `face`: how the card lies at its new place; null where it lies hidden. */
		card: { from: place, to: place, face: v.nullable(face) },
		face: { at: place, face },
		turn: { player: seat },
		laid: { to: v.boolean() },
		hired: { to: money },
		change: { to: money },
		round: { to: round },
		/** Somebody has to do this first, because a card or the table says so. */
		duty: { part },
		/** Nobody has to do anything any more. */
		duties: {}
	});

export type Correction = Output<ReturnType<typeof correctionOf>>;
