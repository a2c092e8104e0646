import { stacksOf } from './evolve/board';
import { beginAction } from './evolve/strategy';
import type { ActionPhase, In, LightState } from './model';
import type { Setup } from './schema';
import { clockwiseFrom } from './rules/order';

/** All action cards of the box (MC-1.6). */
export const CARDS_IN_GAME = 49;

const CARDS_AT_START = 2;

const MAFIOSI = {
	3: { hand: 8, reserve: 4 },
	4: { hand: 7, reserve: 4 },
	5: { hand: 6, reserve: 4 }
} as const;

const TARGET = {
	3: { advanced: 15, beginners: 10 },
	4: { advanced: 13, beginners: 8 },
	5: { advanced: 11, beginners: 7 }
} as const;

/** How many mafiosi each player begins with, in hand and in reserve (MC-1.2). */
export const mafiosi = (
	players: Setup['players']
): { readonly hand: number; readonly reserve: number } => MAFIOSI[players];

/** The victory points to reach (MC-1.5). */
export const target = (players: Setup['players'], level: Setup['level']): number =>
	TARGET[players][level];

/** The city before the first turn in full tracking: everybody has two cards (MC-1.2, MC-1.4, MC-1.6). */
export function initialFull(setup: Setup): ActionPhase {
	const seats = clockwiseFrom(setup.start, setup.players);
	const state = beginAction({
		setup,
		round: 1,
		start: setup.start,
		tracking: 'full',
		players: seats.map(() => ({ vp: 0, ...mafiosi(setup.players), cards: CARDS_AT_START })),
		stacks: stacksOf(() => []),
		cell: [],
		assassin: 'harbour',
		policeman: null,
		mayor: null,
		drawPile: CARDS_IN_GAME - CARDS_AT_START * setup.players,
		discardPile: 0
	});
	return { ...state, mayExchange: seats };
}

/** Light tracking: nobody with a point, both figures on their own locations (MC-1.4). */
export const initialLight = (setup: Setup): In<'action', LightState> => ({
	setup,
	round: 1,
	start: setup.start,
	tracking: 'light',
	players: Array.from({ length: setup.players }, () => ({ vp: 0 })),
	policeman: null,
	mayor: null,
	phase: 'action'
});
