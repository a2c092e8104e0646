import { givenState } from '$lib/engine/given-when-then';
import { card } from './cards.samples';
import { decide } from '../decide';
import { evolve } from '../evolve';
import type { FullTurn, LaidCard, Purse, Row, Word } from '../model';
import type { Asked, Event, Intrigue, Options, Setup } from '../schema';
import { BOX } from '../model';
import { DEFAULT_OPTIONS, initial } from '../setup';

/** Tables for the tests of this game. */

export const decider = { initial, decide, evolve };

export const setup = (options: Partial<Options> = {}, rest: Partial<Setup> = {}): Setup => ({
	players: 3,
	start: 0,
	options: { ...DEFAULT_OPTIONS, ...options },
	tracking: 'full',
	...rest
});

interface Lying {
	readonly hands?: readonly number[];
	readonly rows?: Readonly<Partial<Record<number, readonly Intrigue[]>>>;
	readonly waiting?: Readonly<Partial<Record<number, readonly number[]>>>;
	readonly purses?: Readonly<Partial<Record<number, Partial<Purse>>>>;
	readonly discardPile?: number;
	readonly options?: Partial<Options>;
	readonly players?: 3 | 4;
}

const laidCards = (cards: readonly Intrigue[], seat: number): readonly LaidCard[] =>
	cards.map((one, index) => ({ ...one, id: 100 * (seat + 1) + index }));

/** Ann (0), Bob (1) and Cid (2) with what lies before them, Ann on turn; all else is in the draw pile. */
export function table(lying: Lying = {}): FullTurn {
	const state = initial(setup(lying.options, { players: lying.players ?? 3 }));
	if (state.phase === 'finished' || state.tracking === 'light') throw new Error('another table');
	const rows = state.rows.map((_, seat): Row => ({
		cards: laidCards(lying.rows?.[seat] ?? [], seat),
		waiting: lying.waiting?.[seat] ?? []
	}));
	const purses = state.purses.map((purse, seat) => ({ ...purse, ...lying.purses?.[seat] }));
	const hands = lying.hands ?? state.hands;
	const discardPile = lying.discardPile ?? 0;
	const counts = [
		...hands,
		...rows.map(({ cards, waiting }) => cards.length + waiting.length),
		...purses.map(({ bank, reserve, service }) => bank.length + reserve.length + service.length),
		discardPile
	];
	const drawPile = BOX.cards - counts.reduce((sum, count) => sum + count, 0);
	return { ...state, rows, purses, hands, discardPile, drawPile, serial: 1000 };
}

export const at = (lying: Lying = {}) => givenState(decider, table(lying));

/** The full state of a test that goes on in full tracking. */
export function full(given: { readonly state: unknown }): FullTurn {
	const state = given.state as FullTurn;
	if (!('duties' in state)) throw new Error('another phase');
	return state;
}

export const types = (result: {
	readonly result: { readonly ok: boolean; readonly value?: readonly Event[] };
}): readonly string[] => (result.result.value ?? []).map(({ type }) => type);

type Read = Asked<'read'>;

export const reads = (targets: readonly number[], rest: Partial<Read> = {}): Read => ({
	type: 'read',
	line: 'upper',
	start: 0,
	targets,
	bonus: null,
	...rest
});

export const line = (...words: readonly Word[]): readonly Intrigue[] =>
	words.map((word) => card(word));

/** Ann's row, an initiator of its length just laid. */
export const before = (row: readonly Intrigue[], lying: Parameters<typeof at>[0] = {}) =>
	at({ ...lying, rows: { ...lying.rows, [0]: row } }).and({
		type: 'layInitiator',
		player: 0,
		row: 0,
		number: row.length
	});
