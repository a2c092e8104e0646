import * as v from 'valibot';
import { layout } from './vocabulary';

const options = v.strictObject({
	release: v.picklist(['everyone', 'notThisRoundsActionPhase']),
	raise: v.picklist(['anyone', 'presentOnly'])
});

export const setup = v.pipe(
	v.strictObject({
		players: v.picklist([3, 4, 5]),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		level: v.picklist(['advanced', 'beginners']),
		layout,
		options,
		tracking: v.picklist(['full', 'light'])
	}),
	v.check(({ start, players }) => start < players)
);
