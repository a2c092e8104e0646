import { faceAt, lengthAt } from '../../questions/cards';
import type { NamedCharacter, TurnState } from '../../model';
import type { Character, Correction, Face, Place } from '../../schema';
import { BLANK } from '../../rules/deck';
import { fromRulebook } from '../../rules/hiring';
import { characterName } from '../sheets/sheetTitle';
import type { Speech } from './speech';

/** A place of a card as a choice in a list. */
export interface PlaceOption {
	readonly value: string;
	readonly label: string;
	readonly place: Place;
}

const option = (label: string, place: Place): PlaceOption => ({
	value: JSON.stringify(place),
	label,
	place
});

/** What of a card is said where it lies. */
function shown(face: Face | null, words: Speech): string {
	switch (face?.as) {
		case 'intrigue':
			return `${words.term(`word.${face.card.upper.word}`)} / ${words.term(`word.${face.card.lower.word}`)}`;
		case 'initiator':
			return String(face.number);
		case 'dollars':
			return `${String(face.dollars)} $`;
		case 'character':
			return characterName(face.character, words);
		default:
			return '';
	}
}

const LISTS = ['row', 'waiting', 'bank', 'reserve', 'service'] as const;
const ON_CLOTH: readonly string[] = ['row', 'waiting'];

const listsOf = (state: TurnState) =>
	LISTS.filter((list) => state.tracking === 'full' || !ON_CLOTH.includes(list));

/** Piles and hands; in light tracking they are all one: away from what is tracked. */
function hidden(state: TurnState, words: Speech): readonly PlaceOption[] {
	if (state.tracking === 'light') return [option(words.c.ui.correct.away, { in: 'discard' })];
	return [
		option(words.term('place.draw'), { in: 'draw' }),
		option(words.term('place.discard'), { in: 'discard' }),
		...state.hands.map((_, player) =>
			option(`${words.name(player)}: ${words.term('place.hand')}`, { in: 'hand', player })
		)
	];
}

/** Every place that a card may be taken from. */
export const sources = (state: TurnState, words: Speech): readonly PlaceOption[] => [
	...hidden(state, words),
	...state.purses.flatMap((_, player) =>
		listsOf(state).flatMap((list) =>
			Array.from({ length: lengthAt(state, list, player) }, (_, index) => {
				const place: Place = { in: list, player, index };
				const face = shown(faceAt(state, place), words);
				return option(`${words.name(player)}: ${words.term(`place.${list}`)}, ${face}`, place);
			})
		)
	)
];

/** Every place that a card may be put to: the end of each list. */
export const goals = (state: TurnState, words: Speech): readonly PlaceOption[] => [
	...hidden(state, words),
	...state.purses.flatMap((_, player) =>
		listsOf(state).map((list) =>
			option(`${words.name(player)}: ${words.term(`place.${list}`)}`, {
				in: list,
				player,
				index: lengthAt(state, list, player)
			})
		)
	)
];

/** What the person says of a card that comes to lie open. */
export interface Told {
	readonly dollars: number;
	readonly number: number;
	readonly who: NamedCharacter;
}

/** The correction that moves a card; it keeps the face that it had, as far as the new place shows it. */
export function moving(state: TurnState, from: Place, to: Place, told: Told): Correction {
	const face = faceAt(state, from);
	const same = from.in === to.in && 'index' in from && 'index' in to && from.player === to.player;
	const goal = same ? { ...to, index: to.index - 1 } : to;
	return { what: 'card', from, to: goal, face: faceThere(goal, face, told) };
}

function faceThere(to: Place, face: Face | null, told: Told): Face | null {
	switch (to.in) {
		case 'bank':
			return { as: 'dollars', dollars: told.dollars };
		case 'waiting':
			return { as: 'initiator', number: told.number };
		case 'row':
			return face?.as === 'intrigue' ? face : { as: 'intrigue', card: BLANK };
		case 'reserve':
		case 'service': {
			const character: Character =
				face?.as === 'character' ? face.character : fromRulebook(told.who);
			return { as: 'character', character };
		}
		default:
			return null;
	}
}
