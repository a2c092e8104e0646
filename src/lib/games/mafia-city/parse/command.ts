import * as v from 'valibot';
import { correction } from './correction';
import { effect, play, veto } from './play';
import { holder, levels, location, seat, seats } from './vocabulary';

export const command = v.variant('type', [
	/* Phase I */
	v.strictObject({ type: v.literal('exchange'), player: seat }),
	v.strictObject({ type: v.literal('place'), player: seat, location }),
	v.strictObject({ type: v.literal('play'), player: seat, play }),
	v.strictObject({ type: v.literal('wait'), player: seat }),
	v.strictObject({ type: v.literal('pass'), player: seat }),
	v.strictObject({ type: v.literal('veto'), player: seat, with: veto }),
	/* Phase II */
	v.strictObject({ type: v.literal('choose'), location }),
	v.strictObject({ type: v.literal('use'), effect }),
	v.strictObject({ type: v.literal('next') }),
	/* Phase III */
	v.strictObject({ type: v.literal('takeBack'), player: seat, location, levels }),
	v.strictObject({ type: v.literal('endStrategy') }),
	/* Light tracking */
	v.strictObject({ type: v.literal('endAction') }),
	v.strictObject({ type: v.literal('control'), location, by: holder }),
	v.strictObject({ type: v.literal('extraPoint'), player: seat }),
	v.strictObject({ type: v.literal('tellFewestCards'), alone: v.boolean() }),
	v.strictObject({ type: v.literal('tellBest'), players: seats }),
	/* The table overrules */
	v.strictObject({ type: v.literal('correct'), correction })
]);
