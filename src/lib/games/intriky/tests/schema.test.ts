import { is, parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { schemas, type Command } from '../schema';
import { card, character } from './cards.samples';
import { setup } from './table.samples';

const { command, event } = schemas.log(setup());
const lay: Command = { type: 'lay', player: 0, row: 1, end: 'left', card: card('take') };

describe('what storage and links give back', () => {
	test('a set-up survives; a start player who does not sit there is refused', () => {
		const written: unknown = JSON.parse(JSON.stringify(setup()));
		expect(parse(schemas.setup, written)).toEqual(setup());
		expect(is(schemas.setup, { ...setup(), start: 3 })).toBe(false);
		expect(is(schemas.setup, { ...setup(), players: 5 })).toBe(false);
	});

	test('agreements, which random games never make, survive', () => {
		const agreed = { type: 'agree', by: 0, note: 'no Banker', due: { round: 2, turn: 1 } };
		expect(parse(command, agreed)).toEqual(agreed);
		expect(parse(event, { ...agreed, type: 'agreed' })).toMatchObject({ type: 'agreed' });
		expect(parse(command, { type: 'settle', agreement: 3 })).toBeTruthy();
		expect(parse(event, { type: 'settled', agreement: 3 })).toBeTruthy();
	});

	test.each<readonly [string, unknown]>([
		['an unknown type', { type: 'bluff' }],
		['no type', {}],
		['no object', 'lay'],
		['a field too many', { ...lay, extra: 1 }],
		['a field too few', { type: 'lay', player: 0 }],
		[
			'an unknown word',
			{ ...lay, card: { ...card('take'), upper: { ...card('take').upper, word: 'steal' } } }
		],
		['a card with one half', { ...lay, card: { upper: card('take').upper, dollars: 1 } }],
		['a card without money bags', { ...lay, card: { ...card('take'), dollars: 0 } }],
		['a card with half a bag', { ...lay, card: { ...card('take'), dollars: 1.5 } }],
		['a card with ten bags', { ...lay, card: { ...card('take'), dollars: 10 } }],
		['a fourth player of three', { ...lay, player: 3 }],
		['a row of nobody', { ...lay, row: 3 }],
		['an initiator of nothing', { type: 'layInitiator', player: 0, row: 0, number: 0 }],
		['a negative price', { type: 'reveal', player: 0, character: character('pilot', -1) }],
		['a fractional price', { type: 'reveal', player: 0, character: character('pilot', 0.5) }],
		[
			'an unknown character',
			{ type: 'reveal', player: 0, character: { ...character('pilot'), who: 'clown' } }
		],
		[
			'a character without a name',
			{ type: 'reveal', player: 0, character: character({ name: '' }) }
		],
		[
			'a note without end',
			{ type: 'agree', by: 0, note: 'x'.repeat(201), due: { round: 1, turn: 0 } }
		]
	])('refused: %s', (_, value) => {
		expect(is(command, value)).toBe(false);
	});
});
