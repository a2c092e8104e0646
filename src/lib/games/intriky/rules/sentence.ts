import type { Explanation } from '$lib/engine/explanation';
import { COMMAND_WORDS, type AmountWord, type CommandWord, type Word } from '../model';
import { fact, printedWord } from './fact';

/** A command that is carried out, with the sum of its amounts (IN-4.4). */
export interface CommandRead {
	readonly command: CommandWord;
	readonly sum: number;
	/** Positions of its words in reading order: the command first, then its amounts. */
	readonly from: readonly number[];
}

export interface Skipped {
	/** Position in reading order. */
	readonly index: number;
	readonly reason: 'commandWithoutAmount' | 'amountWithoutCommand';
}

export interface Sentence {
	/** In reading order; none if the sentence makes no sense. */
	readonly commands: readonly CommandRead[];
	readonly skipped: readonly Skipped[];
	readonly explanation: Explanation;
}

const AMOUNTS: Readonly<Record<AmountWord, number>> = { one: 1, two: 2, three: 3 };

export const isCommand = (word: Word): word is CommandWord =>
	COMMAND_WORDS.some((command) => command === word);

/**
 * What a line says (IN-4.4). In: its words in reading order, any number of them. Out: the commands with an
 * amount behind them, and every other word with the reason why it means nothing. Nothing is refused.
 */
export function read(words: readonly Word[]): Sentence {
	const commands: CommandRead[] = [];
	const skipped: Skipped[] = [];
	const told: Explanation[] = [];
	let at = 0;
	for (let word = words[at]; word !== undefined; word = words[at]) {
		if (!isCommand(word)) {
			skipped.push({ index: at, reason: 'amountWithoutCommand' });
			told.push(fact('amountWithoutCommand', printedWord(word), ['IN-4.4']));
			at += 1;
			continue;
		}
		const read = amountsBehind(words, at, word);
		if (read.from.length > 1) {
			commands.push(read);
			told.push(fact('commandRead', { ...printedWord(word), count: read.sum }, ['IN-4.4', 'IN-5']));
		} else {
			skipped.push({ index: at, reason: 'commandWithoutAmount' });
			told.push(fact('commandWithoutAmount', printedWord(word), ['IN-4.4']));
		}
		at += read.from.length;
	}
	return { commands, skipped, explanation: verdict(commands, told) };
}

/** The command at a position with all amounts up to the next command. */
function amountsBehind(words: readonly Word[], at: number, command: CommandWord): CommandRead {
	const from = [at];
	let sum = 0;
	for (let next = at + 1; next < words.length; next += 1) {
		const word = words[next];
		if (word === undefined || isCommand(word)) break;
		from.push(next);
		sum += AMOUNTS[word];
	}
	return { command, sum, from };
}

function verdict(commands: readonly CommandRead[], told: readonly Explanation[]): Explanation {
	const [first, second] = commands;
	if (first === undefined) return fact('noSense', {}, ['IN-4.4', 'IN-4.3'], told);
	if (second !== undefined) return fact('senseMany', { count: commands.length }, ['IN-4.4'], told);
	const values = { ...printedWord(first.command), count: first.sum };
	return fact('senseOne', values, ['IN-4.4'], told);
}
