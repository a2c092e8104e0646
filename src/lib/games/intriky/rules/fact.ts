import { explainer, player, term, type Ref, type Seat } from '$lib/engine/explanation';
import { isolate } from '$lib/i18n/isolate';
import type { facts } from '../messages/en/facts';
import type { CardSymbol, CornerEffect, Duty, Line, Word } from '../model';
import type { Character } from '../schema';

/** Builds the rulings and refusals of this game. */
export const fact = explainer<typeof facts>();

/** A word as the cards print it, in Czech, and what it means in the language of the screen. */
export const printedWord = (word: Word): { readonly word: Ref; readonly meaning: Ref } => ({
	word: term(`word.${word}`),
	meaning: term(`wordMeaning.${word}`)
});
export const symbolTerm = (symbol: CardSymbol): Ref => term(`symbol.${symbol}`);
export const effectTerm = (effect: CornerEffect): Ref => term(`effect.${effect}`);
export const lineTerm = (line: Line): Ref => term(`line.${line}`);
export const dutyTerm = ({ kind }: Pick<Duty, 'kind'>): Ref => term(`duty.${kind}`);
export const who = (seat: Seat): Ref => player(seat);

/**
 * What players have written themselves: a term that no catalogue has, so it stands for itself in every language.
 * Isolated, it can be no key of a catalogue and turns no sentence round.
 */
export const ownWords = (written: string): Ref => term(isolate(written));

/** A character by its term; the table's own card by its name. */
export const characterTerm = ({ who }: Pick<Character, 'who'>): Ref =>
	typeof who === 'string' ? term(`character.${who}`) : ownWords(who.name);
