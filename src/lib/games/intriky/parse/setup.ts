import * as v from 'valibot';

const options = v.strictObject({
	move: v.picklist(['ends', 'anywhere']),
	initiators: v.picklist(['fireAtOnce', 'mayWait']),
	symbols: v.picklist(['always', 'onlyWithSense']),
	cancel: v.picklist(['anyRow', 'ownRow'])
});

export const setup = v.pipe(
	v.strictObject({
		players: v.picklist([3, 4]),
		start: v.pipe(v.number(), v.integer(), v.minValue(0)),
		options,
		tracking: v.picklist(['full', 'light'])
	}),
	v.check(({ start, players }) => start < players)
);
