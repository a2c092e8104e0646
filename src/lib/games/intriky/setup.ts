import type { State } from './model';
import type { Setup } from './schema';
import { BOX } from './model';

/** Cards dealt to each player (IN-1.2). */
export const DEALT = 5;

/** The options that the rules take where the table chooses none. */
export const DEFAULT_OPTIONS: Setup['options'] = {
	move: 'ends',
	initiators: 'fireAtOnce',
	symbols: 'always',
	cancel: 'anyRow'
};

/**
 * The table when the first turn begins: five cards dealt to each, and the first player has drawn (IN-1.2, IN-2).
 * Characters among them are told as they are laid down (`reveal`).
 */
export function initial(setup: Setup): State {
	const seats = Array.from({ length: setup.players }, (_, seat) => seat);
	const common = {
		phase: 'turn' as const,
		setup,
		round: 1,
		purses: seats.map(() => ({ bank: [], reserve: [], service: [] })),
		agreements: [],
		serial: 1,
		active: setup.start,
		hired: 0,
		change: 0
	};
	if (setup.tracking === 'light') return { ...common, tracking: 'light' };
	return {
		...common,
		tracking: 'full',
		hands: seats.map((seat) => (seat === setup.start ? DEALT + 1 : DEALT)),
		rows: seats.map(() => ({ cards: [], waiting: [] })),
		drawPile: BOX.cards - DEALT * setup.players - 1,
		discardPile: 0,
		laid: false,
		duties: [],
		reaction: null
	};
}
