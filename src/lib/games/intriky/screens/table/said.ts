import type { Sentence } from '../../rules/sentence';
import type { Speech } from './speech';

/** What a sentence says, in the words of the cards: "Take 3 cards, Discard 1 card". */
export function said(words: Speech, sentence: Sentence | null): string {
	const { check } = words.c.ui;
	if (sentence === null) return check.wordMissing;
	if (sentence.commands.length === 0) return check.noSense;
	return sentence.commands
		.map(({ command, sum }) => check.says(words.term(`word.${command}`), sum))
		.join(', ');
}
