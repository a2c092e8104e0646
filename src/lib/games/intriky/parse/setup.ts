import * as v from 'valibot';
import { seat } from './vocabulary';

const options = v.strictObject({
	move: v.picklist(['ends', 'anywhere']),
	initiators: v.picklist(['fireAtOnce', 'mayWait']),
	symbols: v.picklist(['always', 'onlyWithSense']),
	cancel: v.picklist(['anyRow', 'ownRow'])
});

export const setup = v.pipe(
	v.strictObject({
		players: v.picklist([3, 4]),
		start: seat,
		options,
		tracking: v.picklist(['full', 'light'])
	}),
	v.check(({ start, players }) => start < players)
);
