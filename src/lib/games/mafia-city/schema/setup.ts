import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';
import { layout } from './vocabulary';

const options = v.strictObject({
	/** MC-3.1 R: who leaves the Cell when the Prison is evaluated. */
	release: v.picklist(['everyone', 'notThisRoundsActionPhase']),
	/** MC-2.2.3 R: who may raise with Secret Deal. */
	raise: v.picklist(['anyone', 'presentOnly'])
});

/** How the table was set up (MC-1). Refused: a starting player whom nobody is. */
export const setup = v.pipe(
	v.strictObject({
		/** Seats 0 … players − 1 clockwise. */
		players: v.picklist([3, 4, 5]),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		level: v.picklist(['advanced', 'beginners']),
		layout,
		options,
		tracking: v.picklist(['full', 'light'])
	}),
	v.check(({ start, players }) => start < players)
);

export type Options = Output<typeof options>;
export type Setup = Output<typeof setup>;
