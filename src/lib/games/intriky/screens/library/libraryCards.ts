import { unreachable } from '$lib/engine/result';
import type { OwnKind } from '../../library';
import type { OwnCard } from '../../schema';
import { BLANK } from '../../rules/deck';
import { characterName } from '../sheets/sheetTitle';
import type { Speech } from '../table/speech';

/** A card of which nothing has been entered. */
export function blankCard(kind: OwnKind): OwnCard {
	switch (kind) {
		case 'character':
			return { kind, value: { who: { name: '' }, price: 'unknown', fee: 'unknown', skill: '' } };
		case 'initiator':
			return { kind, value: { number: 2 } };
		case 'intrigue':
			return { kind, value: BLANK };
		default:
			return unreachable(kind);
	}
}

/** Everything that a card says, for searching. */
export function textOf(card: OwnCard, words: Speech): string {
	switch (card.kind) {
		case 'character':
			return `${characterName(card.value, words)} ${card.value.skill} ${String(card.value.price)}`;
		case 'initiator':
			return String(card.value.number);
		case 'intrigue': {
			const { upper, lower, dollars } = card.value;
			const half = ({ word, symbol, effect }: typeof upper): string =>
				[
					words.term(`word.${word}`),
					words.term(`wordMeaning.${word}`),
					...(symbol === 'unknown' ? [] : [words.term(`symbol.${symbol}`)]),
					...(effect === 'unknown' || effect === 'none' ? [] : [words.term(`effect.${effect}`)])
				].join(' ');
			return `${half(upper)} ${half(lower)} ${String(dollars)}$`;
		}
		default:
			return unreachable(card);
	}
}

/** Whether enough is entered to keep the card. */
export function isEntered(card: OwnCard): boolean {
	if (card.kind === 'initiator') return true;
	if (card.kind === 'intrigue')
		return card.value.upper.word !== 'unknown' && card.value.lower.word !== 'unknown';
	return typeof card.value.who === 'string' || card.value.who.name.trim() !== '';
}
