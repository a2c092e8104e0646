import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '$lib/engine/given-when-then';
import { decide } from '../decide';
import { EVENING, SCENES, type Scene } from './evening.samples';
import { evolve } from '../evolve';
import type { State } from '../model';
import type { Event } from '../schema';
import { schemas } from '../schema';
import { initial } from '../setup';

const { command: commandSchema, event: eventSchema } = schemas.log(EVENING);

/** What a scene tells of the table. */
function tableOf(state: State): Scene['then'] {
	if (state.tracking === 'light') throw new Error('another game');
	return {
		round: state.round,
		hands: state.hands,
		rows: state.rows.map(({ cards }) => cards.length),
		banks: state.purses.map(({ bank }) => bank),
		service: state.purses.map(({ service }) =>
			service.flatMap(({ who }) => (typeof who === 'string' ? [who] : []))
		),
		discardPile: state.discardPile
	};
}

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Plays a scene from what storage gives back, as a game that is opened again is. */
function played(before: State, { name, commands }: Scene): readonly Event[] {
	const events: Event[] = [];
	let state = before;
	for (const command of commands) {
		const decided = decide(state, deepFreeze(parse(commandSchema, stored(command))));
		if (!decided.ok) throw new Error(`${name}: ${JSON.stringify([command, decided.refusal])}`);
		events.push(...decided.value.map((event) => parse(eventSchema, stored(event))));
		state = decided.value.reduce<State>((now, event) => deepFreeze(evolve(now, event)), state);
	}
	return events;
}

describe('the recorded evening', () => {
	let state: State = deepFreeze(initial(parse(schemas.setup, stored(EVENING))));

	test.each(SCENES)('$name', (scene) => {
		state = played(state, scene).reduce<State>((now, event) => evolve(now, event), state);
		expect(tableOf(state)).toEqual(scene.then);
	});

	test('IN-2.2 ends with the fourth character', () => {
		expect(state).toMatchObject({ phase: 'finished', winner: 0 });
	});
});
