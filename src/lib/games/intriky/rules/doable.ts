import type { Seat } from '$lib/engine/explanation';
import type { FullTurn, ReadingDue } from '../model';
import type { Reading } from './readings';
import type { CommandRead } from './sentence';
import { openCards } from '../questions/cards';

/** What the commands of a reading find: its cards have become dollars, its initiator is discarded (IN-4.3). */
export function whenRead(
	state: FullTurn,
	{ player }: ReadingDue,
	{ start, cards }: Pick<Reading, 'start' | 'cards'>
): FullTurn {
	const rows = state.rows.map((row, seat) =>
		seat === player ? { ...row, cards: row.cards.toSpliced(start, cards.length) } : row
	);
	return { ...state, rows, discardPile: state.discardPile + 1 };
}

/**
 * How much of each command its target can do as things stand; what is beyond is lost (IN-4.5). For the screens,
 * before it is read: a command without a target counts as done in full. Each command finds the hands and piles
 * that those before it leave; rows are taken as they are now, since nobody knows what will be laid.
 */
export function doable(
	state: FullTurn,
	commands: readonly CommandRead[],
	targets: readonly (Seat | undefined)[]
): readonly number[] {
	const hands = [...state.hands];
	let piles = state.drawPile + state.discardPile;
	const open = openCards(state);
	const reach = ({ command }: CommandRead, target: Seat): number => {
		switch (command) {
			case 'take':
				return piles;
			case 'discard':
			case 'lay':
				return hands[target] ?? 0;
			case 'move':
				return open.filter(({ spot }) => spot.row !== target).length;
			case 'cancel': {
				const any = state.setup.options.cancel === 'anyRow';
				return open.filter(({ spot }) => any || spot.row === target).length;
			}
		}
	};
	return commands.map((read, at) => {
		const target = targets[at];
		if (target === undefined) return read.sum;
		const able = Math.min(read.sum, reach(read, target));
		if (read.command === 'take') piles -= able;
		if (read.command === 'discard') piles += able;
		const drawn = { take: able, discard: -able, lay: -able, move: 0, cancel: 0 }[read.command];
		hands[target] = (hands[target] ?? 0) + drawn;
		return able;
	});
}
