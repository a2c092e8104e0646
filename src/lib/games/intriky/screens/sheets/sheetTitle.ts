import { unreachable } from '$lib/engine/result';
import type { Desk, OpenSheet } from '../table/desk.svelte';
import { faceAt } from '../../questions/cards';
import type { Character } from '../../schema';
import type { Speech } from '../table/speech';

/** What a character is called: by its term, or by the name on the table's own card. */
export const characterName = ({ who }: Pick<Character, 'who'>, words: Speech): string =>
	typeof who === 'string' ? words.term(`character.${who}`) : who.name;

export function sheetTitle(sheet: OpenSheet, desk: Desk): string {
	const { words } = desk;
	const { table, correct } = words.c.ui;
	switch (sheet.kind) {
		case 'lay':
			return table.lay;
		case 'read':
			return table.read;
		case 'card':
			return table.cardOf(words.name(sheet.spot.row));
		case 'character': {
			const { owner, from, index } = sheet.at;
			const face = desk.turn && faceAt(desk.turn, { in: from, player: owner, index });
			return face?.as === 'character' ? characterName(face.character, words) : '';
		}
		case 'player':
			return words.name(sheet.seat);
		case 'reveal':
			return `${words.name(sheet.seat)}: ${table.reveal}`;
		case 'give':
			return `${words.name(sheet.seat)}: ${table.give}`;
		case 'gain':
			return `${words.name(sheet.seat)}: ${table.gain}`;
		case 'stop':
			return table.stop;
		case 'plan':
			return table.plan;
		case 'agree':
			return table.agreements;
		case 'correct':
			return correct.title;
		default:
			return unreachable(sheet);
	}
}
