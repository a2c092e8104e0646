import type { Locator } from '@playwright/test';
import type { Hand } from '../../../../../../tests/e2e/support/hand';
import { WORDS } from '../../../../../../tests/e2e/support/words';
import en from '../../messages/en';
import type { City, Face, FullState } from '../../model';
import type { Command } from '../../schema';
import { copAt, offered, proposed } from './full.plan';

const { terms, ui } = en;

/** The word that stands for a face on its button. */
export const faceName = (face: Face): string =>
	terms[
		(typeof face === 'number' ? `money.${String(face)}` : `face.${face}`) as keyof typeof terms
	];

const STEPS: Readonly<Partial<Record<Command['type'], string>>> = {
	place: 'place gangsters',
	play: 'play a card',
	turnCop: 'cop card',
	turnUp: 'turn up a card'
};

/** The kind of step that a command is. */
export const stepOf = ({ type }: Command): string => STEPS[type] ?? type;

/** The table in full tracking, entered tap by tap in the shortest way that the screen offers. */
export async function enter(hand: Hand, state: FullState, command: Command): Promise<void> {
	const { page } = hand;
	const panel = page.locator('.panel-of-phase');
	const sheet = page.getByRole('dialog');
	switch (command.type) {
		case 'place': {
			if (state.phase !== 'turn') return;
			await hand.tap(boss(hand, command.place));
			const more = sheet.getByRole('button', { name: WORDS.en.more(ui.family), exact: true });
			await hand.tap(more, command.family - proposed(state, command).family);
			const count = command.family + command.associates;
			return hand.tap(sheet.getByRole('button', { name: ui.place.confirm(count), exact: true }));
		}
		case 'play':
			if (state.phase === 'finished') return;
			await hand.tap(boss(hand, command.city));
			return tapFace(hand, sheet, command, state.played[command.city]);
		case 'turnCop':
			return hand.tap(panel.locator('.cops').getByRole('button').nth(copAt(command)));
		case 'turnUp':
			return tapFace(hand, panel, command, state.played[command.city]);
		default:
			throw new Error(`${command.type} is not entered by hand`);
	}
}

/** Taps what a card shows, where it is offered. */
export async function tapFace(
	hand: Hand,
	part: Locator,
	{ type, city, face }: { readonly type: string; readonly city: City; readonly face: Face },
	open: readonly Face[]
): Promise<void> {
	const where = offered(city, open, face);
	if (where === 'only' && type === 'turnUp') {
		return hand.tap(part.getByRole('button', { name: ui.end.turnUp(faceName(face)) }));
	}
	if (where === 'behind') await hand.tap(part.getByText(ui.place.other, { exact: true }));
	await hand.tap(part.getByRole('button', { name: faceName(face), exact: true }));
}

function boss(hand: Hand, place: City | 'chicago'): Locator {
	const row = hand.page.getByRole('list', { name: ui.row });
	return row.getByRole('button', { name: new RegExp(`^${terms[`place.${place}`]}`) });
}
