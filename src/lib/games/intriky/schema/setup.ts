import * as v from 'valibot';
import type { Output } from '$lib/engine/schemas/output';

const options = v.strictObject({
	/** IN-3.2 R: where a moved card joins a row. */
	move: v.picklist(['ends', 'anywhere']),
	/** IN-3.3 R: whether an initiator may wait beside a row. */
	initiators: v.picklist(['fireAtOnce', 'mayWait']),
	/** IN-4.6 R: whether equal symbols count when the sentence makes no sense. */
	symbols: v.picklist(['always', 'onlyWithSense']),
	/** IN-5 R: whose laid cards the command Cancel reaches. */
	cancel: v.picklist(['anyRow', 'ownRow'])
});
export type Options = Output<typeof options>;

export const setup = v.pipe(
	v.strictObject({
		/** Seats 0 … players − 1 clockwise. */
		players: v.picklist([3, 4]),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		options,
		tracking: v.picklist(['full', 'light'])
	}),
	v.check(({ start, players }) => start < players)
);
export type Setup = Output<typeof setup>;
