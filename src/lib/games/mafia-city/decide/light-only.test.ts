import { describe, test } from 'vitest';
import { refusedWith } from '$lib/engine/given-when-then';
import type { RuleId } from '$lib/engine/explanation';
import type { Command } from '../schema';
import { inAction } from '../tests/scene';

const CASES: readonly (readonly [Command, RuleId])[] = [
	[{ type: 'endAction' }, 'MC-2.1.3'],
	[{ type: 'control', location: 'prison', by: 0 }, 'MC-2.2.2'],
	[{ type: 'extraPoint', player: 0 }, 'MC-3.6'],
	[{ type: 'tellFewestCards', alone: true }, 'MC-2.4.2'],
	[{ type: 'tellBest', players: [0] }, 'MC-4']
];

describe('questions of light tracking', () => {
	test.each(CASES)('are answered by full tracking itself: %o', (command, rule) => {
		inAction().when(command).then(refusedWith('workedOut', rule));
	});
});
