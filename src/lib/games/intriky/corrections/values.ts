import { valueCorrections } from '$lib/engine/corrections';
import { player } from '$lib/engine/explanation';
import { turnBegan } from '../evolve/turn';
import { MOST_DOLLARS, type TurnState } from '../model';
import { noSeat } from '../rules/acting';
import { HIRES_A_TURN } from '../rules/hiring';
import type { Correction } from '../schema';
import { line } from '../tell/line';
import type { Value } from './kind';
import { badNumber, handsNotTracked, nothingChanges } from './refusals';

/** No game lasts so long. */
const LAST_ROUND = 999;
const MOST_CHANGE = MOST_DOLLARS * 10;

const everywhere = () => [{}];

/** Another player's turn begins; nothing is drawn. */
const turn: Value<'turn'> = {
	rule: 'IN-2',
	value: 'player',
	of: everywhere,
	now: ({ active }) => active,
	values: ({ purses }) => [...purses.keys()],
	refuse: (state, correction) => noSeat(state, correction.player),
	set: (state, correction) =>
		turnBegan(state, { type: 'turnBegan', player: correction.player, round: state.round }),
	tell: ({ active }, correction) =>
		line('correctedTurn', { from: player(active), to: player(correction.player) })
};

/** Whether the one card of the turn is laid. */
const laid: Value<'laid'> = {
	rule: 'IN-2',
	value: 'to',
	of: ({ tracking }) => (tracking === 'full' ? [{}] : []),
	now: (state) => (state.tracking === 'full' ? state.laid : undefined),
	values: () => [false, true],
	refuse: ({ tracking }) => (tracking === 'full' ? null : handsNotTracked()),
	set: (state, { to }) => (state.tracking === 'full' ? { ...state, laid: to } : state),
	tell: ({ active }, { to }) =>
		line(to ? 'correctedLaid' : 'correctedNotLaid', { who: player(active) })
};

/** Characters that have entered Service in this turn. */
const hired: Value<'hired'> = {
	rule: 'IN-2.1',
	value: 'to',
	of: everywhere,
	now: (state) => state.hired,
	values: () => ({ least: 0, most: HIRES_A_TURN }),
	proposed: (state) => [0, 1, HIRES_A_TURN].filter((to) => to !== state.hired),
	set: (state, { to }) => ({ ...state, hired: to }),
	tell: (before, { to }) => line('correctedHired', { from: before.hired, to })
};

/** What is left over of the cards paid in this turn. */
const change: Value<'change'> = {
	rule: 'IN-7.1',
	value: 'to',
	of: everywhere,
	now: (state) => state.change,
	values: () => ({ least: 0, most: MOST_CHANGE }),
	proposed: (state) => (state.change === 0 ? [1] : [0, state.change + 1]),
	set: (state, { to }) => ({ ...state, change: to }),
	tell: (before, { to }) => line('correctedChange', { from: before.change, to })
};

const round: Value<'round'> = {
	rule: 'IN-2',
	value: 'to',
	of: everywhere,
	now: (state) => state.round,
	values: () => ({ least: 1, most: LAST_ROUND }),
	proposed: (state) => (state.tracking === 'full' ? [state.round + 1] : []),
	set: (state, { to }) => ({ ...state, round: to }),
	tell: (before, { to }) => line('correctedRound', { from: before.round, to })
};

/** Every value that the table may overrule. */
export const values = valueCorrections<TurnState, Correction>({
	badValue: (_, __, rule) => badNumber(rule),
	nothingChanges: (_, __, rule) => nothingChanges(rule)
})({ turn, laid, hired, change, round });
