import { is, parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { schemas, type Command, type Event } from '../schema';
import * as samples from './schema.samples';

const { command, event } = schemas.log(samples.setup);

const written = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const shorten = (value: unknown) => JSON.stringify(value).slice(0, 70);

describe('what storage gives back', () => {
	test.each([samples.setup, samples.teams])('a set-up survives', (one) => {
		expect(parse(schemas.setup, written(one))).toEqual(one);
	});

	const commands: readonly Command[] = [
		...Object.values(samples.commands),
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
	const { cities } = samples.setup;
	const setups: readonly (readonly [string, unknown])[] = [
		['null', null],
		['text', 'setup'],
		['one player', { ...samples.setup, players: 1 }],
		['seven players', { ...samples.setup, players: 7 }],
		['a start nobody sits at', { ...samples.setup, start: 4 }],
		['two players of one colour', { ...samples.setup, sides: [0, 1, 1, 2] }],
		['a seat without a colour', { ...samples.setup, sides: [0, 1, 2] }],
		['teams of one and three', { ...samples.teams, sides: [0, 0, 0, 1, 2, 2] }],
		['four teams', { ...samples.teams, sides: [0, 0, 1, 1, 2, 3] }],
		['cities that don’t add up', { ...samples.setup, cities: cities.slice(1) }],
		['cities in another order', { ...samples.setup, cities: cities.toReversed() }],
		['a city twice', { ...samples.setup, cities: [...cities, 'boston'] }],
		['Chicago among the cities', { ...samples.setup, cities: [...cities, 'chicago'] }],
		['no options', { ...samples.setup, options: undefined }],
		['an unknown option', { ...samples.setup, options: { chicago: 'double' } }],
		['an unknown field', { ...samples.setup, cheat: true }]
	];
	test.each(setups)('a set-up with %s', (_, broken) => {
		expect(is(schemas.setup, broken)).toBe(false);
	});

	const { place, play } = samples.commands;
	const correct = (correction: unknown) => ({ type: 'correct', correction });
	const commands: readonly (readonly [string, unknown])[] = [
		['no type', { player: 0 }],
		['an unknown type', { type: 'cheat', player: 0 }],
		['an inherited type', { type: 'toString' }],
		['a seat where nobody sits', { ...play, player: 4 }],
		[
			'gangsters of nobody',
			correct({ what: 'crews', place: 'boston', to: [{ seat: 4, family: 1, associates: 0 }] })
		],
		['a colour nobody has', correct({ what: 'power', side: 4, to: 1 })],
		['a seat as text', { ...play, player: '0' }],
		['an unknown city', { ...play, city: 'las vegas' }],
		['a card of Chicago', { ...play, city: 'chicago' }],
		['ten million', { ...play, face: 10 }],
		['half a million', { ...play, face: 0.5 }],
		['an unknown sanction', { ...play, face: 'bribe' }],
		['an unknown field', { ...play, twice: true }],
		['fewer than no gangsters', { ...place, family: -1 }],
		['half a gangster', { ...place, associates: 0.5 }],
		['more gangsters than anybody has', { ...place, family: 10 }],
		['an unknown cop card', { type: 'turnCop', cop: 'bronze' }],
		['endless hands', { type: 'tellHands', counts: Array(99).fill(0) }],
		['endless cards', { type: 'payChicago', player: 0, faces: Array(99).fill(0) }],
		['power not a number', correct({ what: 'power', side: 0, to: NaN })],
		['power without end', correct({ what: 'power', side: 0, to: 1e9 })],
		[
			'a term of a hand',
			correct({ ...samples.corrections.family, from: { in: 'hand', returns: 1 } })
		],
		['an unknown correction', correct({ what: 'name', to: 'Eva' })],
		['a list', [{ type: 'endRound' }]]
	];
	test.each(commands)('a command with %s', (_, broken) => {
		expect(is(command, broken)).toBe(false);
	});

	const { won, turnBegan } = samples.events;
	const chain = (depth: number): unknown =>
		depth === 0 ? won.decidedBy : { ...won.decidedBy, because: [chain(depth - 1)] };
	const events: readonly (readonly [string, unknown])[] = [
		['an unknown type', { type: 'cheated' }],
		['round none', { type: 'roundBegan', round: 0 }],
		['turn none', { ...turnBegan, turn: 0 }],
		['a fifth player of four in order', { ...turnBegan, order: [0, 1, 2, 3, 4] }],
		['a player too many in order', { ...turnBegan, order: [0, 1, 2, 3, 0] }],
		['an unknown harm', { ...samples.events.hit, harm: 'theft' }],
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
		['a very long key', { ...won, decidedBy: { ...won.decidedBy, key: 'x'.repeat(10_000) } }],
		['a sentence for a value', { ...won, decidedBy: { ...won.decidedBy, params: { who: 'Eva' } } }],
		['facts as deep as the sea', { ...won, decidedBy: chain(5000) }]
	];
	test.each(events)('an event with %s', (_, broken) => {
		expect(is(event, broken)).toBe(false);
	});
});
