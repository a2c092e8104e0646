import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { schemas } from '../schema';

const { command, event } = schemas.log({ players: 2, start: 0, goal: 20 });

test.each([
	[schemas.setup, { players: 2, start: 2, goal: 20 }],
	[schemas.setup, { players: 7, start: 0, goal: 20 }],
	[command, { type: 'write', points: 21 }],
	[command, { type: 'write', points: 1, player: 0 }],
	[command, { type: 'sing' }],
	[event, { type: 'won', player: 2 }]
])('what could not have happened is refused (%#)', (schema, value) => {
	expect(safeParse(schema, value).success).toBe(false);
});
