import { describe, expect, it } from 'vitest';
import cs from '../messages/cs';
import { CHARACTERS, WORDS } from '../model';
import { characterOf, intrigueOf, scan } from '../scan';
import { checkerLink } from '../screens/tools/checkerLink';

const [intrigues, characters] = scan;
if (intrigues === undefined || characters === undefined) throw new Error('nothing to read');

const own = { kind: 'character', value: { who: { name: 'Vdova' }, price: 3, fee: 1, skill: '' } };

describe('what the camera may read', () => {
	it.each(WORDS)('knows how %s is printed', (word) => {
		const printed = intrigues.vocabulary([]).entries.find(({ id }) => id === word)?.printed;
		expect(printed).toContain(cs.terms[`word.${word}`]);
	});

	it.each(CHARACTERS)('knows how %s is printed', (who) => {
		const printed = characters.vocabulary([]).entries.find(({ id }) => id === who)?.printed;
		expect(printed).toContain(cs.terms[`character.${who}`]);
	});

	it('IN-8 knows the names of the table’s own deck, each once', () => {
		const { entries } = characters.vocabulary([own, own]);
		const added = entries.filter(({ name }) => name !== undefined);
		expect(added.map(({ name, printed }) => [name, printed])).toEqual([['Vdova', ['Vdova']]]);
		expect(characterOf({ upper: added[0]?.id ?? null, lower: null })).toEqual({ name: 'Vdova' });
	});

	it('IN-8 tells a character of the rulebook, and none where nobody could tell', () => {
		expect(characterOf({ upper: 'mayor', lower: null })).toBe('mayor');
		expect(characterOf({ upper: null, lower: null })).toBeNull();
		expect(characters.open([{ upper: 'mayor', lower: null }])).toEqual({
			to: 'rule',
			rule: 'IN-8'
		});
		expect(characters.open([{ upper: null, lower: null }])).toBeNull();
	});

	it('IN-4.2 leads a row with both its lines into the checker', () => {
		const door = intrigues.open([
			{ upper: 'take', lower: 'one' },
			{ upper: 'two', lower: null }
		]);
		if (door?.to !== 'tool') throw new Error('no tool');
		expect(door.tool).toBe('checker');
		const read = checkerLink.read(door.input);
		expect(
			read.ok && read.question.row.map(({ upper, lower }) => [upper.word, lower.word])
		).toEqual([
			['take', 'one'],
			['two', 'unknown']
		]);
	});

	it('IN-4.3 promises no bags, symbols and effects', () => {
		const { dollars, upper } = intrigueOf({ upper: 'take', lower: 'one' });
		expect([dollars, upper.symbol, upper.effect]).toEqual(['unknown', 'unknown', 'unknown']);
	});

	it('leads nowhere without a card', () => {
		expect(intrigues.open([])).toBeNull();
	});
});
