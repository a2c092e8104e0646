import { describe, expect, test } from 'vitest';
import { WORDS, type Word } from '../model';
import { read } from './sentence';

const said = (...words: readonly Word[]) =>
	read(words).commands.map(({ command, sum }) => `${command} ${String(sum)}`);

describe('sentences', () => {
	test.each<readonly [string, readonly Word[], readonly string[]]>([
		['a command takes the amount behind it', ['discard', 'one'], ['discard 1']],
		['amounts add up', ['move', 'three', 'three', 'one'], ['move 7']],
		['a command ends at the next command', ['take', 'two', 'lay', 'one'], ['take 2', 'lay 1']],
		['the same command may come twice', ['lay', 'one', 'lay', 'two'], ['lay 1', 'lay 2']],
		['a command with no amount is skipped', ['discard', 'cancel', 'one'], ['cancel 1']],
		['so is one at the end', ['cancel', 'one', 'take'], ['cancel 1']],
		['an amount with no command is skipped', ['two', 'take', 'one'], ['take 1']],
		['amounts alone make no sense', ['two', 'one'], []],
		['commands alone make no sense', ['take', 'lay'], []],
		['an amount before its command makes no sense', ['three', 'lay'], []],
		['nothing read is no sense', [], []]
	])('IN-4.4 %s', (_, words, expected) => {
		expect(said(...words)).toEqual(expected);
	});

	test('IN-4.4 every word that means nothing is named with its reason', () => {
		const { skipped, commands } = read(['two', 'take', 'discard', 'one', 'lay']);
		expect(skipped).toEqual([
			{ index: 0, reason: 'amountWithoutCommand' },
			{ index: 1, reason: 'commandWithoutAmount' },
			{ index: 4, reason: 'commandWithoutAmount' }
		]);
		expect(commands).toEqual([{ command: 'discard', sum: 1, from: [2, 3] }]);
	});

	test('IN-4.4 the verdict cites its rule and the facts in reading order', () => {
		const { explanation } = read(['two', 'take', 'one']);
		expect(explanation).toMatchObject({ key: 'senseOne', rules: ['IN-4.4'] });
		expect(explanation.because?.map(({ key }) => key)).toEqual([
			'amountWithoutCommand',
			'commandRead'
		]);
		expect(read(['two']).explanation).toMatchObject({
			key: 'noSense',
			rules: ['IN-4.4', 'IN-4.3']
		});
		expect(read(['take', 'one', 'lay', 'one']).explanation.key).toBe('senseMany');
	});

	test('IN-9.3 four words: one command takes all, or two commands share', () => {
		expect(said('take', 'one', 'two', 'three')).toEqual(['take 6']);
		expect(said('take', 'three', 'discard', 'one')).toEqual(['take 3', 'discard 1']);
	});
});

/** IN-4.4 as plainly as it can be said: cut the line before each command, then add up each piece. */
function plainly(words: readonly Word[]): string {
	const amounts: Record<string, number> = { one: 1, two: 2, three: 3 };
	return words
		.map((word) => (word in amounts ? word : `| ${word}`))
		.join(' ')
		.split('| ')
		.slice(1)
		.map((piece) => piece.trim().split(' '))
		.filter((piece) => piece.length > 1)
		.map(([command, ...rest]) => {
			const sum = rest.reduce((total, word) => total + (amounts[word] ?? 0), 0);
			return `${String(command)} ${String(sum)}`;
		})
		.join(', ');
}

function* sequences(length: number): Generator<readonly Word[]> {
	if (length === 0) {
		yield [];
		return;
	}
	for (const shorter of sequences(length - 1)) for (const word of WORDS) yield [...shorter, word];
}

test('IN-4.4 all rows up to five words agree with a second, plain reading', () => {
	let compared = 0;
	const wrong: (readonly Word[])[] = [];
	for (const length of [1, 2, 3, 4, 5]) {
		for (const words of sequences(length)) {
			compared += 1;
			const { commands, skipped } = read(words);
			const used = commands.flatMap(({ from }) => from);
			const whole = [...used, ...skipped.map(({ index }) => index)].toSorted((a, b) => a - b);
			const eachOnce = whole.length === length && whole.every((index, at) => index === at);
			if (said(...words).join(', ') !== plainly(words) || !eachOnce) wrong.push(words);
		}
	}
	expect(wrong).toEqual([]);
	expect(compared).toBe(37_448);
});
