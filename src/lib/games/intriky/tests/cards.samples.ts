import type { CornerEffect, Word } from '../model';
import type { Character, Half, Intrigue } from '../schema';

/** Cards for the tests of this game. */

const half = (word: Word, effect: Half['effect'], symbol: Half['symbol']): Half => ({
	word,
	symbol,
	effect
});

/** A card with one corner effect for both halves. */
export const card = (
	upper: Word,
	lower: Word = 'one',
	{
		effect = 'takeOne',
		symbols = ['pistol', 'car'],
		dollars = 1
	}: {
		effect?: CornerEffect;
		symbols?: readonly [Half['symbol'], Half['symbol']];
		dollars?: number;
	} = {}
): Intrigue => ({
	upper: half(upper, effect, symbols[0]),
	lower: half(lower, 'none', symbols[1]),
	dollars
});

export const defence = card('take', 'one', { effect: 'defence' });

export const character = (
	who: Character['who'],
	price: Character['price'] = 3,
	fee: Character['fee'] = 1
): Character => ({ who, price, fee });
