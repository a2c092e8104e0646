import { expect, test } from 'vitest';
import type { Event } from '../schema';
import { at, full, inAction } from './scene';

/** Seats b a c d a lie on the Harbour, b the lowest. */
const harbour = () => inAction({ stacks: { harbour: 'bacda' } });

const leaving: readonly (readonly [string, Event, readonly number[]])[] = [
	['home', { type: 'wentHome', owner: 0, from: at('harbour', 1) }, [1, 2, 3, 0]],
	['to the Cell', { type: 'jailed', mover: 0, owner: 1, target: at('harbour', 0) }, [0, 2, 3, 0]],
	[
		'to another stack',
		{ type: 'moved', owner: 2, from: at('harbour', 2), to: 'prison' },
		[1, 0, 3, 0]
	]
];
test.each(leaving)('MC-3 a mafioso that goes %s leaves the order of the rest', (_, event, rest) => {
	expect(full(harbour().after(event).state, 'action').stacks.harbour).toEqual(rest);
});
