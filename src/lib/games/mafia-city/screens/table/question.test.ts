import { describe, expect, test } from 'vitest';
import type { Explanation } from '$lib/engine/explanation';
import { decide } from '../../decide';
import { initial } from '../../evolve';
import type { Command, Setup } from '../../schema';
import {
	answers,
	answersAt,
	isQuestion,
	verdict,
	type Check,
	type Targets,
	type Step
} from './question';
import { CARD_PLAYS, SYMBOL_PLAYS } from '../../model';
import { playing } from './plays';
import { turnOf } from '../../questions';
import { tapMeans } from './tap';

const setup: Setup = {
	players: 3,
	start: 1,
	level: 'advanced',
	layout: [
		'townHall',
		'prison',
		'harbour',
		'fightersClub',
		'policeStation',
		'businessDistrict',
		'privateClub'
	],
	options: { release: 'everyone', raise: 'anyone' },
	tracking: 'full'
};
const state = initial(setup);
const targets: Targets = {
	players: 3,
	stacks: state.tracking === 'full' ? state.stacks : expect.fail('full tracking')
};
const check: Check = (command): Explanation | null => {
	const result = decide(state, command);
	return result.ok ? null : result.refusal;
};

/** Every command at the end of a step. */
const ends = (step: Step): readonly Command[] =>
	isQuestion(step) ? answers(step, targets).flatMap(ends) : [step];

describe('a choice leads to commands and knows no rule itself', () => {
	test('a tap on the city in Phase I places for the one whose turn it is', () => {
		const choice = tapMeans(state, targets, check);
		expect(turnOf(state)).toBe(1);
		expect(choice === null ? [] : answersAt(choice, 'harbour', targets)).toEqual([
			{ type: 'place', player: 1, location: 'harbour' }
		]);
	});

	test.each([...CARD_PLAYS, ...SYMBOL_PLAYS])(
		'%s: the verdict is that of the commands it leads to',
		(as) => {
			const step = playing(1, as);
			const refusals = ends(step).map(check);
			const expected = refusals.includes(null) ? null : refusals[0];
			expect(verdict(step, targets, check)).toEqual(expected);
		}
	);

	test('an empty stack can still be asked why not', () => {
		const step = playing(1, 'informer');
		const asked = isQuestion(step) ? answersAt(step, 'prison', targets) : [];
		expect(asked.map((end) => verdict(end, targets, check)?.key)).toEqual(['noMafiosoThere']);
	});
});
