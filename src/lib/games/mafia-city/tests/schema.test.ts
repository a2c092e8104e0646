import { is, parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { schemas, type Command, type Event } from '../schema';
import * as samples from './schema.samples';

const { command, event } = schemas.log(samples.setup);

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const shorten = (value: unknown) => JSON.stringify(value).slice(0, 70);

describe('what storage gives back', () => {
	test('a set-up survives', () => {
		expect(parse(schemas.setup, written(samples.setup))).toEqual(samples.setup);
	});

	const commands: readonly Command[] = [
		...Object.values(samples.commands),
		...Object.values(samples.plays).map((play): Command => ({ type: 'play', player: 0, play })),
		...Object.values(samples.effects).map((effect): Command => ({ type: 'use', effect })),
		...Object.values(samples.corrections).map((correction): Command => ({
			type: 'correct',
			correction
		}))
	];
	test.each(commands.map((one) => [shorten(one), one] as const))(
		'command %s survives',
		(_, one) => {
			expect(parse(command, written(one))).toEqual(one);
		}
	);

	const events: readonly Event[] = [
		...Object.values(samples.events),
		...Object.values(samples.plays).map((play): Event => ({
			type: 'cardsPlayed',
			player: 0,
			play,
			cards: 1
		})),
		...Object.values(samples.effects).map((effect): Event => ({
			type: 'effectUsed',
			player: 3,
			effect
		})),
		...Object.values(samples.corrections).map((correction): Event => ({
			type: 'corrected',
			correction
		}))
	];
	test.each(events.map((one) => [shorten(one), one] as const))('event %s survives', (_, one) => {
		expect(parse(event, written(one))).toEqual(one);
	});
});

describe('what is refused', () => {
	const { layout } = samples.setup;
	const setups: readonly (readonly [string, unknown])[] = [
		['null', null],
		['text', 'setup'],
		['two players', { ...samples.setup, players: 2 }],
		['six players', { ...samples.setup, players: 6 }],
		['a start nobody sits at', { ...samples.setup, players: 3, start: 3 }],
		['half a seat', { ...samples.setup, start: 0.5 }],
		['an unknown level', { ...samples.setup, level: 'godfather' }],
		['a location twice', { ...samples.setup, layout: layout.with(0, 'prison') }],
		['six locations', { ...samples.setup, layout: layout.slice(1) }],
		['eight locations', { ...samples.setup, layout: [...layout, 'prison'] }],
		['a foreign location', { ...samples.setup, layout: ['sewer', ...layout.slice(1)] }],
		['no options', { ...samples.setup, options: undefined }],
		['an unknown field', { ...samples.setup, cheat: true }]
	];
	test.each(setups)('a set-up with %s', (_, broken) => {
		expect(is(schemas.setup, broken)).toBe(false);
	});

	const commands: readonly (readonly [string, unknown])[] = [
		['no type', { player: 0 }],
		['an unknown type', { type: 'cheat', player: 0 }],
		['an inherited type', { type: 'toString' }],
		['a seat where nobody sits', { type: 'pass', player: 4 }],
		['a seat below none', { type: 'pass', player: -1 }],
		['a seat as text', { type: 'pass', player: '0' }],
		['no seat', { type: 'pass', player: null }],
		['an unknown field', { type: 'pass', player: 0, twice: true }],
		['an unknown location', { type: 'place', player: 0, location: 'sewer' }],
		['a negative level', { type: 'takeBack', player: 0, location: 'prison', levels: [-1] }],
		['half a level', { type: 'takeBack', player: 0, location: 'prison', levels: [0.5] }],
		[
			'endless levels',
			{ type: 'takeBack', player: 0, location: 'prison', levels: Array(99).fill(0) }
		],
		['a play without a target', { type: 'play', player: 0, play: { as: 'informer' } }],
		['an unknown play', { type: 'play', player: 0, play: { as: 'nuke' } }],
		[
			'one location of two',
			{ type: 'play', player: 0, play: { as: 'levers', locations: ['prison'] } }
		],
		['an unknown veto', { type: 'veto', player: 0, with: 'oneFist' }],
		['VP not a number', { type: 'correct', correction: { what: 'vp', player: 0, to: NaN } }],
		['VP below none', { type: 'correct', correction: { what: 'vp', player: 0, to: -1 } }],
		['an unknown correction', { type: 'correct', correction: { what: 'name', to: 'Eva' } }],
		['a list', [{ type: 'next' }]]
	];
	test.each(commands)('a command with %s', (_, broken) => {
		expect(is(command, broken)).toBe(false);
	});

	const { won } = samples.events;
	const chain = (depth: number): unknown =>
		depth === 0 ? won.decidedBy : { ...won.decidedBy, because: [chain(depth - 1)] };
	const events: readonly (readonly [string, unknown])[] = [
		['an unknown type', { type: 'cheated' }],
		['three cards at once', { ...samples.events.cardsPlayed, cards: 3 }],
		['an unknown reason', { ...samples.events.drew, reason: 'luck' }],
		['nobody for a holder', { ...samples.events.policemanTaken, by: 4 }],
		['round none', { type: 'roundBegan', round: 0 }],
		['nobody ranked', { ...won, ranking: [] }],
		['somebody left out', { ...won, ranking: won.ranking.slice(1) }],
		[
			'somebody ranked twice',
			{ ...won, ranking: won.ranking.with(3, { seat: 0, place: 4, score: 0 }) }
		],
		[
			'nobody for the fourth',
			{ ...won, ranking: won.ranking.with(3, { seat: 4, place: 4, score: 0 }) }
		],
		['no rule', { ...won, decidedBy: { ...won.decidedBy, rules: [] } }],
		['a rule without a number', { ...won, decidedBy: { ...won.decidedBy, rules: ['MC'] } }],
		['a very long key', { ...won, decidedBy: { ...won.decidedBy, key: 'x'.repeat(10_000) } }],
		['a sentence for a value', { ...won, decidedBy: { ...won.decidedBy, params: { who: 'Eva' } } }],
		['facts as deep as the sea', { ...won, decidedBy: chain(5000) }]
	];
	test.each(events)('an event with %s', (_, broken) => {
		expect(is(event, broken)).toBe(false);
	});
});
