import * as v from 'valibot';
import { count, holder, level, location, points, seat } from './vocabulary';

const place = v.variant('in', [
	v.strictObject({ in: v.picklist(['hand', 'reserve']) }),
	v.strictObject({ in: v.literal('cell'), index: count }),
	v.strictObject({ in: v.literal('stack'), location, level })
]);

const pile = v.union([seat, v.picklist(['draw', 'discard'])]);

/** What the table overrules. */
export const correction = v.variant('what', [
	v.strictObject({ what: v.literal('vp'), player: seat, to: points }),
	v.strictObject({ what: v.literal('token'), player: seat, from: place, to: place }),
	v.strictObject({ what: v.literal('cards'), from: pile, to: pile, count }),
	v.strictObject({ what: v.literal('assassin'), to: location }),
	v.strictObject({ what: v.picklist(['policeman', 'mayor']), to: holder }),
	v.strictObject({ what: v.literal('start'), player: seat }),
	v.strictObject({ what: v.literal('turn'), player: seat }),
	v.strictObject({ what: v.literal('passed'), player: seat, to: v.boolean() }),
	v.strictObject({ what: v.literal('marker'), location, to: v.boolean() }),
	v.strictObject({ what: v.literal('phase'), to: v.picklist(['action', 'locations', 'strategy']) })
]);
